#include "CRelease.h"

__attribute__((weak)) const char tablesite_commit[] = "";

const char *tablesite_commit_name(void) { return tablesite_commit; }
