import TableBuild

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The pipe through which a signal reaches ``StopSignals``: a handler may do little more than write to a file.
nonisolated(unsafe) private var stopPipe: (read: Int32, write: Int32) = (-1, -1)

/// Ctrl-C and requests to end, from now on obeyed by whoever asks for them. The second one ends the program the usual way.
struct StopSignals {
    /// Throws ``FileError`` when the system has no file left.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileError("open", "a pipe") }
        stopPipe = (ends[0], ends[1])
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(stopPipe.write, &byte, 1)
                signal(number, SIG_DFL)
            }
        }
    }

    /// Calls `body` once, on a thread of its own, when a signal comes.
    func whenAsked(_ body: @escaping @Sendable () -> Void) {
        let end = stopPipe.read
        Task.detached {
            var byte: UInt8 = 0
            while read(end, &byte, 1) < 0, errno == EINTR {}
            body()
        }
    }
}
