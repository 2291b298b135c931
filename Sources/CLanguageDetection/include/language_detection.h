#ifndef A11Y_OUTLINE_LANGUAGE_DETECTION_H
#define A11Y_OUTLINE_LANGUAGE_DETECTION_H

#ifdef __cplusplus
extern "C" {
#endif

/* Tells the language of a text of `length` bytes of UTF-8: its code, which lives as long as the
 * program, or a null pointer when the text is too short or too mixed to tell. */
const char *a11y_detected_language(const char *text, int length);

#ifdef __cplusplus
}
#endif

#endif
