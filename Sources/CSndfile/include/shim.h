#ifndef A11Y_OUTLINE_CSNDFILE_SHIM_H
#define A11Y_OUTLINE_CSNDFILE_SHIM_H

#include <sndfile.h>

#endif
