/* Reads a file and gives it to the bare parser of its format, which hands over nothing:
   bare-parser markdown|html|opml|text FILE. The peer of what a11y-outline does with the file.
   markdown-tree and opml-tree keep the document, as the parser of html always does. */
#ifdef CMARK
#include <cmark.h>
#endif
#include <gumbo.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <md4c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int block(MD_BLOCKTYPE type, void *detail, void *data) { return 0; }
static int span(MD_SPANTYPE type, void *detail, void *data) { return 0; }
static int text(MD_TEXTTYPE type, const MD_CHAR *bytes, MD_SIZE size, void *data) { return 0; }

static void element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
    const xmlChar **pairs, int attributes, int defaulted, const xmlChar **values) {
  *(long *)context += 1;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  FILE *file = fopen(arguments[2], "rb");
  if (!file) return 3;
  fseek(file, 0, SEEK_END);
  size_t size = ftell(file);
  rewind(file);
  char *bytes = malloc(size + 1);
  if (!bytes || fread(bytes, 1, size, file) != size) return 3;
  bytes[size] = 0;

  long items = 0;
  if (!strcmp(arguments[1], "markdown")) {
    MD_PARSER parser = {
        /* The extensions that the reader asks for. */
        .flags = MD_FLAG_TABLES | MD_FLAG_TASKLISTS | MD_FLAG_STRIKETHROUGH
                 | MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_PERMISSIVEEMAILAUTOLINKS
                 | MD_FLAG_PERMISSIVEWWWAUTOLINKS,
        .enter_block = block, .leave_block = block,
        .enter_span = span, .leave_span = span, .text = text};
    items = md_parse(bytes, size, &parser, 0);
#ifdef CMARK
  } else if (!strcmp(arguments[1], "markdown-tree")) {
    items = cmark_parse_document(bytes, size, CMARK_OPT_DEFAULT) != NULL;
#endif
  } else if (!strcmp(arguments[1], "html")) {
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    gumbo_destroy_output(&options, gumbo_parse_with_options(&options, bytes, size));
  } else if (!strcmp(arguments[1], "opml-tree")) {
    int options = XML_PARSE_HUGE | XML_PARSE_RECOVER | XML_PARSE_NONET;
    items = xmlReadMemory(bytes, size, "opml", NULL, options) != NULL;
  } else if (!strcmp(arguments[1], "opml")) {
    xmlSAXHandler handler = {.initialized = XML_SAX2_MAGIC, .startElementNs = element};
    xmlParserCtxtPtr context = xmlCreateMemoryParserCtxt(bytes, size);
    xmlSAXHandlerPtr own = context->sax;
    context->sax = &handler;
    context->userData = &items;
    xmlCtxtUseOptions(context, XML_PARSE_HUGE | XML_PARSE_RECOVER | XML_PARSE_NONET);
    xmlParseDocument(context);
    context->sax = own;
    xmlFreeParserCtxt(context);
  } else {
    for (char *line = bytes; (line = memchr(line, '\n', bytes + size - line)); line++) items++;
  }
  printf("%ld\n", items);
  return 0;
}
