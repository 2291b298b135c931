#ifndef A11Y_OUTLINE_CMARKDOWN_SHIM_H
#define A11Y_OUTLINE_CMARKDOWN_SHIM_H

#include <md4c.h>

#endif
