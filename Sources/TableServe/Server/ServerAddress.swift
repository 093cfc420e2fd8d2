#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a server listens.
package struct ServerAddress: Sendable, Equatable {
    /// As it was asked for, without brackets.
    package let host: String
    /// The number that the host stands for: `127.0.0.1`, `::1`.
    package let number: String
    package let port: UInt16

    /// Only programs of this machine can connect.
    package var isLoopback: Bool { number == "::1" || number.hasPrefix("127.") }

    /// All addresses of the machine.
    package var isAny: Bool { number == "0.0.0.0" || number == "::" }

    /// What to open in a browser of this machine: `http://127.0.0.1:8000/`.
    package var url: String { "http://\(isAny ? "127.0.0.1" : Self.bracketed(host)):\(port)/" }

    /// The hosts that requests may name: those of the machine, the one asked for, and its number. A server on all addresses is
    /// reached by the machine's name as well, in the local network with `.local` behind it.
    var hostRules: HostRules {
        var names = [host, number].map(Self.bracketed)
        if isAny, let name = Self.machineName { names += [name, name + ".local"] }
        return HostRules(names: names, acceptsAddresses: isAny)
    }

    private static func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

    private static var machineName: String? {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
