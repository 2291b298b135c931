#ifndef A11Y_OUTLINE_CXML_SHIM_H
#define A11Y_OUTLINE_CXML_SHIM_H

/* Debian's libxml2 declares the converters of ICU in its headers, which collide with the copy of
 * ICU that Foundation has. Nothing here needs them, so they are left out. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#endif
