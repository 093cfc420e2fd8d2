// What a static executable needs beside the program.

#include "CRelease.h"

const char tablesite_commit[] = TABLESITE_COMMIT;

// The start files of GCC register all tables of frames, which the unwinder then sorts, for longer than the rest of the start takes. It
// finds them by the program's headers as well, where the linker has sorted them.
void __wrap___register_frame_info(const void *begin, void *object) {}

void *__wrap___deregister_frame_info(const void *begin) { return 0; }
