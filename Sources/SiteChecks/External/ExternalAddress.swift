import SiteModel
import TableBasics

/// An address of the web as a server is asked for it: in ASCII, without fragment, user and password.
package struct ExternalAddress: Hashable, Sendable {
    /// `https://example.org/a%20b?c`.
    package let url: String
    /// In small letters, without the port: `example.org`, `[::1]`.
    package let host: String
    /// Host and port: whoever asks one of these politely asks a server politely.
    package let server: String

    /// What a link leads to; nil for one that leads to no other host by `http` or `https`.
    ///
    /// An address that begins with two slashes is asked for by `https`. Nothing else is checked: `https://a b/` is an address
    /// that does not exist.
    package init?(_ destination: String) {
        let bytes = destination.utf8.filter { $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        var rest = bytes.drop { $0 == UInt8(ascii: " ") }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        var scheme = "https:"
        let start = String(decoding: rest.prefix(6), as: UTF8.self).lowercased()
        if start.hasPrefix("http:") {
            scheme = "http:"
            rest = rest.dropFirst(5)
        } else if start.hasPrefix("https:") {
            rest = rest.dropFirst(6)
        }
        guard rest.starts(with: "//".utf8) else { return nil }
        rest = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "#") }

        var authority = rest.prefix { !"/?\\".utf8.contains($0) }
        rest = rest.dropFirst(authority.count)
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) { authority = authority[(at + 1)...] }
        var port = ""
        if let colon = authority.lastIndex(of: UInt8(ascii: ":")), !authority[colon...].contains(UInt8(ascii: "]")) {
            port = String(decoding: authority[colon...], as: UTF8.self)
            authority = authority[..<colon]
        }
        host = Self.host(PercentEncoding.decoded(String(decoding: authority, as: UTF8.self)))
        let defaultPort = scheme == "http:" ? ":80" : ":443"
        if port == ":" || port == defaultPort { port = "" }
        server = host + Self.escaped(port.utf8)

        let query = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        // Browsers take a backslash for a slash here (URL Standard, path state).
        var path = Self.escaped(rest[..<query].map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 })
        if path.isEmpty { path = "/" }
        url = "\(scheme)//\(server)\(path)\(Self.escaped(rest[query...]))"
    }

    /// Whether this is the host `name`, or one below it.
    package func isIn(host name: String) -> Bool {
        let name = Self.host(name)
        return host == name || host.hasSuffix("." + name)
    }

    /// Whether the host has one of the names that are set apart for examples (RFC 2606 §2, §3): no link is meant to be followed.
    package var isReserved: Bool {
        ["example", "test", "invalid", "example.com", "example.net", "example.org"].contains { isIn(host: $0) }
    }

    private static func host(_ written: String) -> String {
        let labels = written.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        return escaped(labels.map { Punycode.label(String($0)) }.joined(separator: ".").utf8)
    }

    /// Percent-encodes what no address can hold (RFC 3986 §2), and leaves every `%`.
    private static func escaped(_ bytes: some Sequence<UInt8>) -> String {
        PercentEncoding.encoded(bytes) { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
    }
}

extension ExternalAddress: Comparable {
    package static func < (left: ExternalAddress, right: ExternalAddress) -> Bool { left.url < right.url }
}
