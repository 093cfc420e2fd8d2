#include <stddef.h>
#include <stdint.h>

// The way into libFuzzer for a program with a main function of its own (LLVM, libFuzzer, "Using libFuzzer as a library").
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
