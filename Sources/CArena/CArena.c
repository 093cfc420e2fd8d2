#include "CArena.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

// One variable of the thread, whose place is looked up once for a block.
static _Thread_local struct {
  chunk *current;
  // By size, in units of the alignment.
  freed *unused[reused_sizes];
} arena;

// Has the chunks of each thread freed when it ends: threads of a pool end when they had nothing to do for a while.
static pthread_key_t ending;
static pthread_once_t ending_once = PTHREAD_ONCE_INIT;

// Of all threads.
static _Atomic size_t chunk_count;

// Returns the one before it.
static chunk *free_chunk(chunk *last) {
  chunk *previous = last->previous;
  free(last);
  atomic_fetch_sub_explicit(&chunk_count, 1, memory_order_relaxed);
  return previous;
}

static void free_chunks(void *newest) {
  for (chunk *each = newest; each;) each = free_chunk(each);
}

static void create_ending(void) { pthread_key_create(&ending, free_chunks); }

// Every change of the newest chunk comes here, as the thread's own variables may be gone when it ends.
static void set_current(chunk *newest) {
  arena.current = newest;
  pthread_once(&ending_once, create_ending);
  pthread_setspecific(ending, newest);
}

static void out_of_memory(void) { abort(); }

static size_t rounded(size_t size) { return (size + (alignment - 1)) & ~(size_t)(alignment - 1); }

// Apart from what each block takes, which need not save registers for it then.
static __attribute__((noinline, cold)) void add_chunk(size_t least) {
  size_t capacity = arena.current ? arena.current->capacity * 2 : first_chunk;
  if (capacity > 64 * 1024 * 1024) capacity = 64 * 1024 * 1024;
  if (capacity < least) capacity = least;
  chunk *added = malloc(sizeof(chunk) + capacity);
  if (!added) out_of_memory();
  atomic_fetch_add_explicit(&chunk_count, 1, memory_order_relaxed);
  added->previous = arena.current;
  added->capacity = capacity;
  added->used = 0;
  set_current(added);
}

static inline __attribute__((always_inline)) void *take(size_t size) {
  if (size > (size_t)-1 / 2) out_of_memory();
  size_t whole = rounded(size);
  if (whole < reused_sizes * alignment) {
    freed **first = &arena.unused[whole / alignment];
    if (*first) {
      freed *block = *first;
      *first = block->next;
      return block;
    }
  }
  chunk *place = arena.current;
  if (!place || place->capacity - place->used < whole + alignment) {
    add_chunk(whole + alignment);
    place = arena.current;
  }
  char *base = (char *)(place + 1) + place->used;
  place->used += whole + alignment;
  *(size_t *)base = whole;
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
  added->next = arena.unused[units];
  arena.unused[units] = added;
}

static void *arena_realloc(void *block, size_t size) {
  if (!block) return take(size);
  char *start = (char *)block;
  size_t old = *(size_t *)(start - alignment);
  if (size <= old) return block;
  // The last block of a chunk grows in place: cmark's line buffer is the usual case.
  char *end = (char *)(arena.current + 1) + arena.current->used;
  if (start + old == end && arena.current->capacity - arena.current->used >= rounded(size) - old) {
    arena.current->used += rounded(size) - old;
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
  while (arena.current && arena.current->previous) set_current(free_chunk(arena.current));
  if (arena.current) arena.current->used = 0;
  memset(arena.unused, 0, sizeof arena.unused);
}

table_arena_place table_arena_mark(void) { return (table_arena_place){arena.current, arena.current ? arena.current->used : 0}; }

void table_arena_return(table_arena_place place) {
  if (!place.chunk) return table_arena_reset();
  while (arena.current != place.chunk) set_current(free_chunk(arena.current));
  arena.current->used = place.used;
  memset(arena.unused, 0, sizeof arena.unused);
}

void table_arena_release(void) {
  table_arena_reset();
  free_chunks(arena.current);
  set_current(NULL);
}

size_t table_arena_chunks(void) { return atomic_load_explicit(&chunk_count, memory_order_relaxed); }

void table_memory_return_early(void) {
#ifdef __GLIBC__
  // glibc takes the size of the largest block that was freed as the least that goes back to the system, up to 32 MB.
  mallopt(M_MMAP_THRESHOLD, 1024 * 1024);
  mallopt(M_TRIM_THRESHOLD, 4 * 1024 * 1024);
#endif
}

void table_memory_share(int arenas) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, arenas);
#else
  (void)arenas;
#endif
}

void table_memory_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
