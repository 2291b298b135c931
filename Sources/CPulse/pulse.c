#include "library_loading.h"
#include "shim.h"

A11Y_LIBRARY("libpulse.so.0");

typedef const char *text;
typedef pa_context *context_pointer;
typedef pa_stream *stream_pointer;
typedef pa_proplist *properties_pointer;
typedef pa_threaded_mainloop *loop_pointer;
typedef pa_mainloop_api *loop_functions;
typedef pa_operation *operation_pointer;

A11Y_FUNCTION(text, "libpulse is not installed", pa_strerror, (int error), (error))

A11Y_FUNCTION(loop_pointer, 0, pa_threaded_mainloop_new, (void), ())
A11Y_PROCEDURE(pa_threaded_mainloop_free, (loop_pointer loop), (loop))
A11Y_FUNCTION(int, -1, pa_threaded_mainloop_start, (loop_pointer loop), (loop))
A11Y_PROCEDURE(pa_threaded_mainloop_stop, (loop_pointer loop), (loop))
A11Y_PROCEDURE(pa_threaded_mainloop_lock, (loop_pointer loop), (loop))
A11Y_PROCEDURE(pa_threaded_mainloop_unlock, (loop_pointer loop), (loop))
A11Y_FUNCTION(loop_functions, 0, pa_threaded_mainloop_get_api, (loop_pointer loop), (loop))

A11Y_FUNCTION(context_pointer, 0, pa_context_new, (loop_functions loop, const char *name),
              (loop, name))
A11Y_PROCEDURE(pa_context_unref, (context_pointer context), (context))
A11Y_PROCEDURE(pa_context_set_state_callback,
               (context_pointer context, pa_context_notify_cb_t callback, void *user),
               (context, callback, user))
A11Y_FUNCTION(int, -1, pa_context_connect,
              (context_pointer context, const char *server, pa_context_flags_t flags,
               const pa_spawn_api *spawning),
              (context, server, flags, spawning))
A11Y_PROCEDURE(pa_context_disconnect, (context_pointer context), (context))
A11Y_FUNCTION(int, PA_ERR_NOTIMPLEMENTED, pa_context_errno, (const pa_context *context),
              (context))
A11Y_FUNCTION(pa_context_state_t, PA_CONTEXT_FAILED, pa_context_get_state,
              (const pa_context *context), (context))

A11Y_FUNCTION(properties_pointer, 0, pa_proplist_new, (void), ())
A11Y_PROCEDURE(pa_proplist_free, (properties_pointer properties), (properties))
A11Y_FUNCTION(int, -1, pa_proplist_sets,
              (properties_pointer properties, const char *key, const char *value),
              (properties, key, value))

A11Y_FUNCTION(stream_pointer, 0, pa_stream_new_with_proplist,
              (context_pointer context, const char *name, const pa_sample_spec *format,
               const pa_channel_map *map, properties_pointer properties),
              (context, name, format, map, properties))
A11Y_PROCEDURE(pa_stream_unref, (stream_pointer stream), (stream))
A11Y_FUNCTION(pa_stream_state_t, PA_STREAM_FAILED, pa_stream_get_state,
              (const pa_stream *stream), (stream))
A11Y_PROCEDURE(pa_stream_set_state_callback,
               (stream_pointer stream, pa_stream_notify_cb_t callback, void *user),
               (stream, callback, user))
A11Y_PROCEDURE(pa_stream_set_write_callback,
               (stream_pointer stream, pa_stream_request_cb_t callback, void *user),
               (stream, callback, user))
A11Y_FUNCTION(int, -1, pa_stream_connect_playback,
              (stream_pointer stream, const char *device, const pa_buffer_attr *buffer,
               pa_stream_flags_t flags, const pa_cvolume *volume, stream_pointer other),
              (stream, device, buffer, flags, volume, other))
A11Y_FUNCTION(int, -1, pa_stream_disconnect, (stream_pointer stream), (stream))
A11Y_FUNCTION(size_t, 0, pa_stream_writable_size, (const pa_stream *stream), (stream))
A11Y_FUNCTION(int, -1, pa_stream_write,
              (stream_pointer stream, const void *bytes, size_t size, pa_free_cb_t release,
               int64_t offset, pa_seek_mode_t seek),
              (stream, bytes, size, release, offset, seek))
A11Y_FUNCTION(operation_pointer, 0, pa_stream_flush,
              (stream_pointer stream, pa_stream_success_cb_t callback, void *user),
              (stream, callback, user))
A11Y_FUNCTION(int, -1, pa_stream_get_latency,
              (stream_pointer stream, pa_usec_t *latency, int *is_negative),
              (stream, latency, is_negative))
A11Y_PROCEDURE(pa_operation_unref, (operation_pointer operation), (operation))
