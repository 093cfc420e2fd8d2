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
        isInteractive && Self.environment("NO_COLOR") == nil
    }

    /// All of standard input.
    static func readInput() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = try FileDescriptor.standardInput.read(into: UnsafeMutableRawBufferPointer(buffer))
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

    func write(bytes: some Sequence<UInt8>) { _ = try? FileDescriptor(rawValue: rawValue).writeAll(bytes) }

    func writeLine(_ string: String) { write(string + "\n") }
}
