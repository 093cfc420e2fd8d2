import SiteDisk
private import Synchronization
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One of the two streams that a command writes to.
enum Terminal: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether to write in colour, and over what was written: on a terminal that can, unless `NO_COLOR` is set to anything but
    /// nothing (https://no-color.org).
    var hasColor: Bool {
        isatty(rawValue) != 0 && Self.environment("NO_COLOR") == nil && Self.environment("TERM") != "dumb"
    }

    /// All of standard input.
    static func readInput() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part: [UInt8]
            do {
                part = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                    count = try FileDescriptor.standardInput.read(into: UnsafeMutableRawBufferPointer(buffer))
                }
            } catch let error as Errno {
                throw FileError("read", "standard input", code: error.rawValue)
            }
            if part.isEmpty { return bytes }
            bytes += part
        }
    }

    /// A variable of the environment; nil for one that is not there or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Writes everything; a stream that was closed takes no more.
    func write(_ string: String) { write(bytes: string.utf8) }

    func write(bytes: some Sequence<UInt8>) {
        guard Self.isOptional.load(ordering: .relaxed) else {
            do {
                try FileDescriptor(rawValue: rawValue).writeAll(bytes)
            } catch let error as Errno where self == .output && error != .brokenPipe {
                Self.failure.store(error.rawValue, ordering: .relaxed)
            } catch {}
            return
        }
        let all = Array(bytes)
        var rest = all[...]
        while !rest.isEmpty, canWrite {
            // Little enough to fit where there is room at all.
            let part = rest.prefix(512)
            guard (try? FileDescriptor(rawValue: rawValue).writeAll(part)) != nil else { return }
            rest = rest.dropFirst(part.count)
        }
    }

    /// Why standard output took less than all, or 0. A reader that has read enough is no failure.
    private static let failure = Atomic<CInt>(0)

    /// What went wrong with standard output: a full disk, a stream that is closed; nil for nothing.
    static var outputProblem: String? {
        let code = failure.load(ordering: .relaxed)
        return code == 0 ? nil : "cannot write to standard output: \(Errno(rawValue: code))"
    }

    /// What is written is dropped when nobody takes it for half a second: a terminal that was stopped, a pipe that is not read.
    private static let isOptional = Atomic(false)

    /// From now on the command goes on when nobody reads what it says.
    static func goOnUnread() { isOptional.store(true, ordering: .relaxed) }

    private var canWrite: Bool {
        var state = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        return poll(&state, 1, 500) > 0 && state.revents & Int16(POLLOUT) != 0
    }

    /// Opens `/dev/null` in the place of streams that were closed before the program began, so that no file of a site gets their number
    /// and what is said goes into it. Reading and writing them fails as before.
    static func openMissing() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Lets a stream that nobody reads any more be one that takes no more, and not the end of the program.
    static func outliveReaders() { signal(SIGPIPE) { _ in } }

    func writeLine(_ string: String) { write(string + "\n") }
}
