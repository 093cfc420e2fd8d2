// What a static executable needs beside the program.

#include "CRelease.h"
#include <stddef.h>
#include <stdint.h>

const char tablesite_commit[] = TABLESITE_COMMIT;

#if defined(__linux__)
#include <unwind.h>

// The start files of GCC register all tables of frames, which the unwinder then sorts, for longer than the rest of the start takes. It
// finds them by the program's headers as well, where the linker has sorted them.
void __wrap___register_frame_info(const void *begin, void *object) {}

void *__wrap___deregister_frame_info(const void *begin) { return 0; }

// The names of all characters are half a megabyte of the standard library, which holds on to them in any case. The program asks for none.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) { return 0; }

// No frame of the program has anything to clean up, and the tables that would say so were a tenth of the file (discard.ld). The only one
// who walks the stack is the C library when the main thread ends itself for those of the queues: it is told that it has come to the end.
_Unwind_Reason_Code __wrap__Unwind_ForcedUnwind(struct _Unwind_Exception *exception, _Unwind_Stop_Fn stop, void *argument) {
    return stop(1, _UA_FORCE_UNWIND | _UA_CLEANUP_PHASE | _UA_END_OF_STACK, exception->exception_class, exception, NULL, argument);
}
#endif
