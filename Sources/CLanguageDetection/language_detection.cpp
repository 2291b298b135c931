#include "language_detection.h"

/* The header of CLD2 uses FILE without this one. */
#include <cstdio>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

const char *a11y_detected_language(const char *text, int length) {
  const bool is_plain_text = true;
  const CLD2::CLDHints no_hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING,
                                   CLD2::UNKNOWN_LANGUAGE};
  CLD2::Language languages[3];
  int percents[3];
  double scores[3];
  int text_bytes = 0;
  int valid_bytes = 0;
  bool is_reliable = false;
  const CLD2::Language language = CLD2::ExtDetectLanguageSummaryCheckUTF8(
      text, length, is_plain_text, &no_hints, 0, languages, percents, scores, nullptr,
      &text_bytes, &is_reliable, &valid_bytes);
  if (!is_reliable || language == CLD2::UNKNOWN_LANGUAGE) return nullptr;
  if (language != languages[0] || percents[0] < 80) return nullptr;
  return CLD2::LanguageCode(language);
}
