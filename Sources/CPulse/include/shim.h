#ifndef A11Y_OUTLINE_CPULSE_SHIM_H
#define A11Y_OUTLINE_CPULSE_SHIM_H

#include <pulse/pulseaudio.h>

#endif
