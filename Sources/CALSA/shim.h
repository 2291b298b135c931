#ifndef A11Y_OUTLINE_CALSA_SHIM_H
#define A11Y_OUTLINE_CALSA_SHIM_H

#include <alsa/asoundlib.h>

#endif
