// Their declarations are extensions, which Swift's module of the C library leaves out.
#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__linux__)

#include <fcntl.h>
#include <sys/syscall.h>

// By their numbers: not every C library has functions for them.
int table_exchange(const char *path, const char *other) {
  const unsigned int exchange = 1 << 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, exchange);
}

int table_synchronize(int file) { return (int)syscall(SYS_syncfs, file); }

#elif defined(__APPLE__)

int table_exchange(const char *path, const char *other) { return renamex_np(path, other, RENAME_SWAP); }

int table_synchronize(int file) {
  errno = ENOTSUP;
  return -1;
}

#else

int table_exchange(const char *path, const char *other) {
  errno = ENOSYS;
  return -1;
}

int table_synchronize(int file) {
  errno = ENOSYS;
  return -1;
}

#endif
