// What a static executable needs beside the program.

#include "CRelease.h"
#include <stdint.h>

const char tablesite_commit[] = TABLESITE_COMMIT;

// The start files of GCC register all tables of frames, which the unwinder then sorts, for longer than the rest of the start takes. It
// finds them by the program's headers as well, where the linker has sorted them.
void __wrap___register_frame_info(const void *begin, void *object) {}

void *__wrap___deregister_frame_info(const void *begin) { return 0; }

// The names of all characters are half a megabyte of the standard library, which holds on to them in any case. The program asks for none.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) { return 0; }
