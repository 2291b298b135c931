#ifndef A11Y_OUTLINE_CYAML_SHIM_H
#define A11Y_OUTLINE_CYAML_SHIM_H

#include <yaml.h>

#endif
