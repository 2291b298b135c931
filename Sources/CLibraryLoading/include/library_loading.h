#ifndef A11Y_OUTLINE_LIBRARY_LOADING_H
#define A11Y_OUTLINE_LIBRARY_LOADING_H

/* Functions of libraries that are loaded when the first of them is called. Linking with thirty
 * libraries for sound makes every start of the program slower, also those that make no sound; so
 * the program has functions of its own under the same names, which find the real ones.
 *
 * scripts/package takes the names of the files from here: A11Y_LIBRARY("libname.so.1"). */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  const char *file;
  void *handle;
} a11y_library;

/* The address of a function; null when the library or the function is not there. */
void *a11y_library_function(a11y_library *library, const char *name);

#ifdef __cplusplus
}
#endif

#define A11Y_LIBRARY(file) static a11y_library library = {file, 0}

/* Defines a function: what it returns, what it returns where the library is missing, its name, its
 * parameters, and their names. */
#define A11Y_FUNCTION(result, missing, name, parameters, arguments)            \
  result name parameters {                                                     \
    static void *found;                                                        \
    void *function = __atomic_load_n(&found, __ATOMIC_ACQUIRE);                \
    if (!function) {                                                           \
      function = a11y_library_function(&library, #name);                       \
      if (!function) return missing;                                           \
      __atomic_store_n(&found, function, __ATOMIC_RELEASE);                    \
    }                                                                          \
    return ((__typeof__(&name))function)arguments;                             \
  }

/* The same for one that returns nothing, and does nothing where the library is missing. */
#define A11Y_PROCEDURE(name, parameters, arguments)                            \
  void name parameters {                                                       \
    static void *found;                                                        \
    void *function = __atomic_load_n(&found, __ATOMIC_ACQUIRE);                \
    if (!function) {                                                           \
      function = a11y_library_function(&library, #name);                       \
      if (!function) return;                                                   \
      __atomic_store_n(&found, function, __ATOMIC_RELEASE);                    \
    }                                                                          \
    ((__typeof__(&name))function)arguments;                                    \
  }

#endif
