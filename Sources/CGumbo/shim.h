#ifndef A11Y_OUTLINE_CGUMBO_SHIM_H
#define A11Y_OUTLINE_CGUMBO_SHIM_H

#include <gumbo.h>
#include <stdlib.h>

/* Memory for one parse. The parser asks for many small pieces and gives most of them back one by
 * one; here they come from large chunks, those that are given back are kept by their size for the
 * next of it, and all is freed at once. */

enum { A11Y_ARENA_CLASSES = 64, A11Y_ARENA_STEP = 16, A11Y_ARENA_CHUNK = 1 << 20 };

typedef struct a11y_arena_piece {
  struct a11y_arena_piece *next;
} a11y_arena_piece;

typedef struct a11y_arena_large {
  struct a11y_arena_large *next, *previous;
} a11y_arena_large;

typedef struct a11y_arena {
  a11y_arena_piece *chunks;
  a11y_arena_large *large;
  a11y_arena_piece *free[A11Y_ARENA_CLASSES];
  char *start;
  size_t left;
} a11y_arena;

/* What stands before each piece: its class, or 0 for one that has a chunk of its own. */
typedef union {
  size_t class_index;
  char alignment[A11Y_ARENA_STEP];
} a11y_arena_header;

static inline void *a11y_arena_allocate(void *context, size_t size) {
  a11y_arena *arena = (a11y_arena *)context;
  size_t class_index = (size + A11Y_ARENA_STEP - 1) / A11Y_ARENA_STEP;
  if (class_index == 0) class_index = 1;
  if (class_index >= A11Y_ARENA_CLASSES) {
    a11y_arena_large *large =
        (a11y_arena_large *)malloc(sizeof(a11y_arena_large) + sizeof(a11y_arena_header) + size);
    if (!large) abort();
    large->previous = NULL;
    large->next = arena->large;
    if (large->next) large->next->previous = large;
    arena->large = large;
    a11y_arena_header *header = (a11y_arena_header *)(large + 1);
    header->class_index = 0;
    return header + 1;
  }
  a11y_arena_piece *piece = arena->free[class_index];
  if (piece) {
    arena->free[class_index] = piece->next;
    return piece;
  }
  size_t needed = sizeof(a11y_arena_header) + class_index * A11Y_ARENA_STEP;
  if (arena->left < needed) {
    a11y_arena_piece *chunk = (a11y_arena_piece *)malloc(A11Y_ARENA_STEP + A11Y_ARENA_CHUNK);
    if (!chunk) abort();
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->start = (char *)chunk + A11Y_ARENA_STEP;
    arena->left = A11Y_ARENA_CHUNK;
  }
  a11y_arena_header *header = (a11y_arena_header *)arena->start;
  arena->start += needed;
  arena->left -= needed;
  header->class_index = class_index;
  return header + 1;
}

static inline void a11y_arena_give_back(void *context, void *memory) {
  if (!memory) return;
  a11y_arena *arena = (a11y_arena *)context;
  a11y_arena_header *header = (a11y_arena_header *)memory - 1;
  if (header->class_index == 0) {
    a11y_arena_large *large = (a11y_arena_large *)header - 1;
    if (large->next) large->next->previous = large->previous;
    if (large->previous) large->previous->next = large->next;
    if (arena->large == large) arena->large = large->next;
    free(large);
    return;
  }
  a11y_arena_piece *piece = (a11y_arena_piece *)memory;
  piece->next = arena->free[header->class_index];
  arena->free[header->class_index] = piece;
}

/* Parses a page into an arena; the tree lives until the arena ends. */
static inline GumboOutput *a11y_gumbo_parse(
    GumboOptions options, const char *text, size_t length, a11y_arena *arena) {
  *arena = (a11y_arena){0};
  options.allocator = a11y_arena_allocate;
  options.deallocator = a11y_arena_give_back;
  options.userdata = arena;
  return gumbo_parse_with_options(&options, text, length);
}

/* Frees all memory of an arena. */
static inline void a11y_arena_end(a11y_arena *arena) {
  while (arena->chunks) {
    a11y_arena_piece *next = arena->chunks->next;
    free(arena->chunks);
    arena->chunks = next;
  }
  while (arena->large) {
    a11y_arena_large *next = arena->large->next;
    free(arena->large);
    arena->large = next;
  }
}

#endif
