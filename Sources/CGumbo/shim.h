#ifndef A11Y_OUTLINE_CGUMBO_SHIM_H
#define A11Y_OUTLINE_CGUMBO_SHIM_H

#include <gumbo.h>

#endif
