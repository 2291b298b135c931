#include "library_loading.h"
#include "shim.h"

A11Y_LIBRARY("libespeak-ng.so.1");

typedef const char *text;
typedef const espeak_VOICE **voice_list;

A11Y_FUNCTION(int, -1, espeak_Initialize,
              (espeak_AUDIO_OUTPUT output, int length, const char *path, int options),
              (output, length, path, options))
A11Y_FUNCTION(text, 0, espeak_Info, (const char **path), (path))
A11Y_FUNCTION(voice_list, 0, espeak_ListVoices, (espeak_VOICE * wanted), (wanted))
A11Y_FUNCTION(espeak_ERROR, EE_INTERNAL_ERROR, espeak_SetVoiceByName, (const char *name), (name))
A11Y_FUNCTION(espeak_ERROR, EE_INTERNAL_ERROR, espeak_SetParameter,
              (espeak_PARAMETER parameter, int value, int relative),
              (parameter, value, relative))
A11Y_PROCEDURE(espeak_SetSynthCallback, (t_espeak_callback * callback), (callback))
A11Y_PROCEDURE(espeak_SetUriCallback, (int (*callback)(int, const char *, const char *)),
               (callback))
A11Y_FUNCTION(espeak_ERROR, EE_INTERNAL_ERROR, espeak_Synth,
              (const void *words, size_t size, unsigned int position,
               espeak_POSITION_TYPE position_type, unsigned int end_position, unsigned int flags,
               unsigned int *identifier, void *user),
              (words, size, position, position_type, end_position, flags, identifier, user))
