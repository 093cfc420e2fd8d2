#ifndef TABLESITE_FILES_H
#define TABLESITE_FILES_H

/// Puts each of two files or folders in the place of the other, at one moment. Not 0 where the system or the file system cannot.
int table_exchange(const char *path, const char *other);

/// Waits until all of the file system that an open file is on has been written to the disk. Not 0 where the system has no such call.
int table_synchronize(int file);

#endif
