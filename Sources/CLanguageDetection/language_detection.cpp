#include "language_detection.h"

/* The header of CLD2 uses FILE without this one. */
#include <cstdio>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

#include "library_loading.h"

A11Y_LIBRARY("libcld2.so.0");

/* The two functions under the names that C++ gives them (Itanium C++ ABI, section 5.1). */
static const char detection_name[] =
    "_ZN4CLD233ExtDetectLanguageSummaryCheckUTF8EPKcibPKNS_8CLDHintsEiPNS_8LanguageEPiPdPSt6vector"
    "INS_11ResultChunkESaISA_EES7_PbS7_";
static const char code_name[] = "_ZN4CLD212LanguageCodeENS_8LanguageE";

const char *a11y_detected_language(const char *text, int length) {
  static const auto detect = reinterpret_cast<decltype(&CLD2::ExtDetectLanguageSummaryCheckUTF8)>(
      a11y_library_function(&library, detection_name));
  static const auto language_code = reinterpret_cast<decltype(&CLD2::LanguageCode)>(
      a11y_library_function(&library, code_name));
  if (!detect || !language_code) return nullptr;
  const bool is_plain_text = true;
  const CLD2::CLDHints no_hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING,
                                   CLD2::UNKNOWN_LANGUAGE};
  CLD2::Language languages[3];
  int percents[3];
  double scores[3];
  int text_bytes = 0;
  int valid_bytes = 0;
  bool is_reliable = false;
  const CLD2::Language language =
      detect(text, length, is_plain_text, &no_hints, 0, languages, percents, scores, nullptr,
             &text_bytes, &is_reliable, &valid_bytes);
  if (!is_reliable || language == CLD2::UNKNOWN_LANGUAGE) return nullptr;
  if (language != languages[0] || percents[0] < 80) return nullptr;
  return language_code(language);
}
