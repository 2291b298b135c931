#ifndef A11Y_OUTLINE_CALSA_SHIM_H
#define A11Y_OUTLINE_CALSA_SHIM_H

#include <alsa/asoundlib.h>

static inline void a11y_alsa_ignore_message(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

// The library prints its errors to standard error, which is the user's terminal; they also come
// back as results. The handler is variadic, which Swift cannot define.
static inline void a11y_alsa_silence_messages(void) {
  snd_lib_error_set_handler(a11y_alsa_ignore_message);
}

#endif
