#include "library_loading.h"
#include "shim.h"

A11Y_LIBRARY("libsndfile.so.1");

typedef SNDFILE *sound_file;
typedef const char *text;

A11Y_FUNCTION(sound_file, 0, sf_open, (const char *path, int mode, SF_INFO *information),
              (path, mode, information))
A11Y_FUNCTION(text, "libsndfile is not installed", sf_strerror, (sound_file file), (file))
A11Y_FUNCTION(text, "libsndfile is not installed", sf_error_number, (int error), (error))
A11Y_FUNCTION(sf_count_t, 0, sf_write_short,
              (sound_file file, const short *samples, sf_count_t count), (file, samples, count))
A11Y_PROCEDURE(sf_write_sync, (sound_file file), (file))
A11Y_FUNCTION(int, 0, sf_close, (sound_file file), (file))
