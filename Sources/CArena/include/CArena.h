#ifndef TABLESITE_ARENA_H
#define TABLESITE_ARENA_H

#include <stddef.h>

/// Three functions laid out as libcmark's `cmark_mem`: calloc, realloc, free.
typedef struct table_allocator {
  void *(*calloc)(size_t, size_t);
  void *(*realloc)(void *, size_t);
  void (*free)(void *);
} table_allocator;

/// The allocator of the calling thread's arena; lives as long as the process.
table_allocator *table_arena_allocator(void);

/// How full the calling thread's arena is.
typedef struct table_arena_place {
  void *chunk;
  size_t used;
} table_arena_place;

table_arena_place table_arena_mark(void);

/// Gives back every block that the calling thread's arena gave since then. Blocks of before stay as they are.
void table_arena_return(table_arena_place place);

/// Gives back every block of the calling thread's arena and keeps one chunk for the next document.
void table_arena_reset(void);

/// Returns all memory of the calling thread's arena to the system.
void table_arena_release(void);

/// How many chunks the arenas of all threads have. Those of a thread go with it.
size_t table_arena_chunks(void);

/// Has large blocks of the whole process go back to the system when they are freed, as they do by themselves where the C library is
/// not glibc.
void table_memory_return_early(void);

/// Has all threads of the process share so many heaps, where the C library is glibc: it makes up to eight for each processor, and
/// in a program that runs for days what one thread freed is of no use to another.
void table_memory_share(int arenas);

/// Gives back to the system what the process has freed, wherever it lies, where the C library is glibc: others do so by themselves.
void table_memory_trim(void);

#endif
