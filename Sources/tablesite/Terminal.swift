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

    /// Whether a person is watching.
    var isInteractive: Bool { isatty(rawValue) != 0 }

    /// Whether to write in colour: on a terminal, unless `NO_COLOR` is set to anything (https://no-color.org).
    var hasColor: Bool {
        guard isInteractive else { return false }
        guard let value = getenv("NO_COLOR") else { return true }
        return value.pointee == 0
    }

    /// Writes everything; a stream that was closed takes no more.
    func write(_ string: String) { _ = try? FileDescriptor(rawValue: rawValue).writeAll(string.utf8) }

    func writeLine(_ string: String) { write(string + "\n") }
}
