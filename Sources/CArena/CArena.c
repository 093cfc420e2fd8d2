#include "CArena.h"

#include <stdlib.h>
#include <string.h>

// A bump allocator for libcmark: a third of a parse is otherwise spent in malloc and free. Each block is preceded by its
// size, which realloc and free need. What is freed is taken again by the next block of its size, as libcmark has a buffer for each
// paragraph and bracket for a moment. Chunks are linked; the first one is kept between documents.

enum { first_chunk = 256 * 1024, alignment = 16, reused_sizes = 64 };

typedef struct freed {
  struct freed *next;
} freed;

typedef struct chunk {
  struct chunk *previous;
  size_t capacity;
  size_t used;
  size_t padding;
} chunk;

static _Thread_local chunk *current = NULL;
// By size, in units of the alignment.
static _Thread_local freed *unused[reused_sizes];

static void out_of_memory(void) { abort(); }

static size_t rounded(size_t size) { return (size + (alignment - 1)) & ~(size_t)(alignment - 1); }

static void add_chunk(size_t least) {
  size_t capacity = current ? current->capacity * 2 : first_chunk;
  if (capacity > 64 * 1024 * 1024) capacity = 64 * 1024 * 1024;
  if (capacity < least) capacity = least;
  chunk *added = malloc(sizeof(chunk) + capacity);
  if (!added) out_of_memory();
  added->previous = current;
  added->capacity = capacity;
  added->used = 0;
  current = added;
}

static void *take(size_t size) {
  if (size > (size_t)-1 / 2) out_of_memory();
  size_t units = rounded(size) / alignment;
  if (units < reused_sizes && unused[units]) {
    freed *block = unused[units];
    unused[units] = block->next;
    return block;
  }
  size_t whole = rounded(size) + alignment;
  if (!current || current->capacity - current->used < whole) add_chunk(whole);
  char *base = (char *)(current + 1) + current->used;
  current->used += whole;
  *(size_t *)base = rounded(size);
  return base + alignment;
}

static void *arena_calloc(size_t count, size_t size) {
  if (size && count > (size_t)-1 / 2 / size) out_of_memory();
  void *block = take(count * size);
  memset(block, 0, count * size);
  return block;
}

static void arena_free(void *block) {
  if (!block) return;
  size_t units = *(size_t *)((char *)block - alignment) / alignment;
  if (units == 0 || units >= reused_sizes) return;
  freed *added = block;
  added->next = unused[units];
  unused[units] = added;
}

static void *arena_realloc(void *block, size_t size) {
  if (!block) return take(size);
  char *start = (char *)block;
  size_t old = *(size_t *)(start - alignment);
  if (size <= old) return block;
  // The last block of a chunk grows in place: cmark's line buffer is the usual case.
  char *end = (char *)(current + 1) + current->used;
  if (start + old == end && current->capacity - current->used >= rounded(size) - old) {
    current->used += rounded(size) - old;
    *(size_t *)(start - alignment) = rounded(size);
    return block;
  }
  void *moved = take(size);
  memcpy(moved, block, old);
  arena_free(block);
  return moved;
}

static table_allocator allocator = {arena_calloc, arena_realloc, arena_free};

table_allocator *table_arena_allocator(void) { return &allocator; }

void table_arena_reset(void) {
  while (current && current->previous) {
    chunk *previous = current->previous;
    free(current);
    current = previous;
  }
  if (current) current->used = 0;
  memset(unused, 0, sizeof unused);
}

table_arena_place table_arena_mark(void) { return (table_arena_place){current, current ? current->used : 0}; }

void table_arena_return(table_arena_place place) {
  if (!place.chunk) return table_arena_reset();
  while (current != place.chunk) {
    chunk *previous = current->previous;
    free(current);
    current = previous;
  }
  current->used = place.used;
  memset(unused, 0, sizeof unused);
}

void table_arena_release(void) {
  table_arena_reset();
  free(current);
  current = NULL;
}
