#ifndef TABLESITE_ARENA_H
#define TABLESITE_ARENA_H

#include <stddef.h>

/// Allocates `count * size` zeroed bytes from the calling thread's arena.
void *table_arena_calloc(size_t count, size_t size);

/// Grows a block of the calling thread's arena; the old bytes are copied when it cannot grow in place.
void *table_arena_realloc(void *block, size_t size);

/// Does nothing: blocks are given back all at once by `table_arena_reset`.
void table_arena_free(void *block);

/// Gives back every block of the calling thread's arena and keeps one chunk for the next document.
void table_arena_reset(void);

/// Returns all memory of the calling thread's arena to the system.
void table_arena_release(void);

#endif
