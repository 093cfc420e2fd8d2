#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock on a folder, held until this is gone or the process ends, however it ends.
final class FolderLock: Sendable {
    private let folder: Int32

    /// nil when another process holds the lock, or the file system has none.
    init?(_ path: String) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        guard flock(folder, LOCK_EX | LOCK_NB) == 0 else {
            close(folder)
            return nil
        }
        // Assigned last: what fails after that would be closed twice.
        self.folder = folder
    }

    deinit { close(folder) }
}
