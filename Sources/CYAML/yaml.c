#include "library_loading.h"
#include "shim.h"

A11Y_LIBRARY("libyaml-0.so.2");

A11Y_FUNCTION(int, 0, yaml_parser_initialize, (yaml_parser_t * parser), (parser))
A11Y_PROCEDURE(yaml_parser_delete, (yaml_parser_t * parser), (parser))
A11Y_PROCEDURE(yaml_parser_set_encoding, (yaml_parser_t * parser, yaml_encoding_t encoding),
               (parser, encoding))
A11Y_PROCEDURE(yaml_parser_set_input_string,
               (yaml_parser_t * parser, const unsigned char *bytes, size_t size),
               (parser, bytes, size))
A11Y_FUNCTION(int, 0, yaml_parser_parse, (yaml_parser_t * parser, yaml_event_t *event),
              (parser, event))
A11Y_PROCEDURE(yaml_event_delete, (yaml_event_t * event), (event))
