#ifndef A11Y_OUTLINE_CGETOPT_SHIM_H
#define A11Y_OUTLINE_CGETOPT_SHIM_H

// The C library has getopt_long, but its Swift overlay does not import the header, and Swift 6
// does not let global variables be touched.
#include <getopt.h>

static inline void a11y_getopt_start(void) {
  optind = 0;
  opterr = 0;
}

static inline int a11y_getopt_index(void) { return optind; }

static inline char *a11y_getopt_value(void) { return optarg; }

#endif
