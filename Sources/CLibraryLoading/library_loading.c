#include "library_loading.h"

#include <dlfcn.h>

void *a11y_library_function(a11y_library *library, const char *name) {
  /* Two threads may both load it: they get the same handle. */
  void *handle = __atomic_load_n(&library->handle, __ATOMIC_ACQUIRE);
  if (!handle) {
    handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return 0;
    __atomic_store_n(&library->handle, handle, __ATOMIC_RELEASE);
  }
  return dlsym(handle, name);
}
