#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Which hosts a request may name.
///
/// A page of someone else can let its own name point to this machine and read the preview through it (DNS rebinding); the
/// browser then still sends that name.
package struct HostRules: Sendable, Equatable {
    /// In lower case; addresses of version 6 in brackets.
    private let names: Set<String>
    /// The server listens on all addresses, and which one was meant cannot be known. An address is no name, so it is safe.
    private let acceptsAddresses: Bool

    /// `names` are accepted besides those of the machine itself.
    package init(names: [String], acceptsAddresses: Bool = false) {
        self.names = Set(names.map { $0.lowercased() } + ["localhost", "127.0.0.1", "[::1]"])
        self.acceptsAddresses = acceptsAddresses
    }

    /// Whether the value of a `Host` field names this server. Its port may be another one, which a tunnel brings: what
    /// gives a stranger's page away is its name.
    package func accepts(_ host: String) -> Bool {
        let host = host.lowercased()
        var name = host[...]
        if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
            guard UInt16(host[host.index(after: colon)...]) != nil else { return false }
            name = host[..<colon]
        }
        return names.contains(String(name)) || acceptsAddresses && isAddress(name)
    }

    private func isAddress(_ name: Substring) -> Bool {
        var place = in6_addr()
        guard name.hasPrefix("["), name.hasSuffix("]") else { return inet_pton(AF_INET, String(name), &place) == 1 }
        return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &place) == 1
    }
}
