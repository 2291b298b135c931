#include "library_loading.h"
#include "shim.h"

#include <errno.h>

A11Y_LIBRARY("libasound.so.2");

typedef const char *text;

A11Y_FUNCTION(int, 0, snd_lib_error_set_handler, (snd_lib_error_handler_t handler), (handler))
A11Y_FUNCTION(text, "libasound is not installed", snd_strerror, (int error), (error))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_open,
              (snd_pcm_t * *pcm, const char *name, snd_pcm_stream_t stream, int mode),
              (pcm, name, stream, mode))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_close, (snd_pcm_t * pcm), (pcm))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_set_params,
              (snd_pcm_t * pcm, snd_pcm_format_t format, snd_pcm_access_t access,
               unsigned int channels, unsigned int rate, int resample, unsigned int latency),
              (pcm, format, access, channels, rate, resample, latency))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_sw_params_malloc, (snd_pcm_sw_params_t * *parameters),
              (parameters))
A11Y_PROCEDURE(snd_pcm_sw_params_free, (snd_pcm_sw_params_t * parameters), (parameters))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_sw_params_current,
              (snd_pcm_t * pcm, snd_pcm_sw_params_t *parameters), (pcm, parameters))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_sw_params_set_start_threshold,
              (snd_pcm_t * pcm, snd_pcm_sw_params_t *parameters, snd_pcm_uframes_t threshold),
              (pcm, parameters, threshold))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_sw_params,
              (snd_pcm_t * pcm, snd_pcm_sw_params_t *parameters), (pcm, parameters))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_prepare, (snd_pcm_t * pcm), (pcm))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_drop, (snd_pcm_t * pcm), (pcm))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_delay, (snd_pcm_t * pcm, snd_pcm_sframes_t *delay),
              (pcm, delay))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_recover, (snd_pcm_t * pcm, int error, int silent),
              (pcm, error, silent))
A11Y_FUNCTION(snd_pcm_sframes_t, -ENOSYS, snd_pcm_writei,
              (snd_pcm_t * pcm, const void *frames, snd_pcm_uframes_t count),
              (pcm, frames, count))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_poll_descriptors_count, (snd_pcm_t * pcm), (pcm))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_poll_descriptors,
              (snd_pcm_t * pcm, struct pollfd *descriptors, unsigned int room),
              (pcm, descriptors, room))
A11Y_FUNCTION(int, -ENOSYS, snd_pcm_poll_descriptors_revents,
              (snd_pcm_t * pcm, struct pollfd *descriptors, unsigned int count,
               unsigned short *events),
              (pcm, descriptors, count, events))
