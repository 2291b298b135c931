#ifndef A11Y_OUTLINE_CESPEAK_SHIM_H
#define A11Y_OUTLINE_CESPEAK_SHIM_H

#include <espeak-ng/speak_lib.h>

#endif
