#ifndef A11Y_OUTLINE_CSPEECHD_SHIM_H
#define A11Y_OUTLINE_CSPEECHD_SHIM_H

// Only the types: the library is loaded when it is wanted, so that nobody else needs it.
#include <speech-dispatcher/libspeechd.h>

#endif
