#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Wakes a thread that waits for a socket as well: it is readable from ``wake()`` to ``clear()``.
final class WakePipe: Sendable {
    let readEnd: Int32
    private let writeEnd: Int32

    /// Nil when the process has too many open files.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends { Socket.prepareDescriptor(end) }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// A full pipe is awake already.
    func wake() {
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
    }

    func clear() {
        var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        while read(readEnd, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
    }
}
