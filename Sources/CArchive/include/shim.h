#ifndef A11Y_OUTLINE_CARCHIVE_SHIM_H
#define A11Y_OUTLINE_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

/* libarchive writes the names of files in the character set of the locale. These two make that
 * UTF-8 for the calling thread, whatever the program runs in. */
static inline locale_t a11y_begin_utf8_names(void) {
  locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  return locale ? uselocale(locale) : (locale_t)0;
}

static inline void a11y_end_utf8_names(locale_t before) {
  if (!before) return;
  locale_t locale = uselocale(before);
  if (locale && locale != LC_GLOBAL_LOCALE) freelocale(locale);
}

#endif
