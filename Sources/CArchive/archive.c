#include "library_loading.h"
#include "shim.h"

A11Y_LIBRARY("libarchive.so.13");

typedef struct archive *archive_pointer;
typedef struct archive_entry *entry_pointer;
typedef const char *text;

A11Y_FUNCTION(archive_pointer, 0, archive_read_new, (void), ())
A11Y_FUNCTION(int, ARCHIVE_FATAL, archive_read_free, (archive_pointer archive), (archive))
A11Y_FUNCTION(int, ARCHIVE_FATAL, archive_read_support_format_zip, (archive_pointer archive),
              (archive))
A11Y_FUNCTION(int, ARCHIVE_FATAL, archive_read_open_memory,
              (archive_pointer archive, const void *bytes, size_t size), (archive, bytes, size))
A11Y_FUNCTION(int, ARCHIVE_FATAL, archive_read_next_header,
              (archive_pointer archive, entry_pointer *entry), (archive, entry))
A11Y_FUNCTION(la_ssize_t, ARCHIVE_FATAL, archive_read_data,
              (archive_pointer archive, void *bytes, size_t size), (archive, bytes, size))
A11Y_FUNCTION(text, 0, archive_entry_pathname, (entry_pointer entry), (entry))
A11Y_FUNCTION(text, 0, archive_entry_pathname_utf8, (entry_pointer entry), (entry))
A11Y_FUNCTION(int, 0, archive_entry_is_encrypted, (entry_pointer entry), (entry))
