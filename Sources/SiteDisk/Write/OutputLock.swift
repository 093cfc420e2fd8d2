import SiteModel
private import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The right to write to an output folder, held until it is released or the process ends, however it ends.
///
/// It is a lock of the system on a file that says which process has it. The file goes with the lock; one that a killed process left
/// is used again.
final class OutputLock: Sendable {
    private let path: String
    private let file: Mutex<Int32>

    /// Waits for the lock as long as `patience` says.
    ///
    /// Throws ``OutputError/inUse(_:process:)`` then, and ``FileError`` when the file cannot be made.
    init(_ path: String, of output: String, patience: Duration) throws {
        self.path = path
        let deadline = ContinuousClock.now + patience
        while true {
            let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
            guard file >= 0 else { throw FileError("create", output) }
            if Self.lock(file) {
                // Who had it may have removed the file in between.
                if Self.stands(file, at: path) {
                    Self.sign(file)
                    self.file = Mutex(file)
                    return
                }
                close(file)
                continue
            }
            let process = Self.process(in: file)
            close(file)
            guard ContinuousClock.now < deadline else { throw OutputError.inUse(output, process: process) }
            usleep(20_000)
        }
    }

    deinit { release() }

    func release() {
        file.withLock { file in
            guard file >= 0 else { return }
            unlink(path)
            close(file)
            file = -1
        }
    }

    /// Whether the file is locked now. A file system that knows no locks is written to without one.
    private static func lock(_ file: Int32) -> Bool {
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return errno != EWOULDBLOCK
        }
        return true
    }

    private static func stands(_ file: Int32, at path: String) -> Bool {
        var (own, there) = (stat(), stat())
        return fstat(file, &own) == 0 && lstat(path, &there) == 0 && own.st_ino == there.st_ino && own.st_dev == there.st_dev
    }

    private static func sign(_ file: Int32) {
        let text = Array("\(getpid())\n".utf8)
        // A disk that is full takes no name; the lock holds all the same.
        _ = ftruncate(file, 0)
        _ = pwrite(file, text, text.count, 0)
    }

    private static func process(in file: Int32) -> Int? {
        var text = [UInt8](repeating: 0, count: 20)
        let count = pread(file, &text, text.count, 0)
        return Int(String(decoding: text.prefix(max(0, count)).prefix { $0 != 0x0A }, as: UTF8.self))
    }
}
