/// The head of a request. There is never a body: requests that announce one are not served.
package struct HTTPRequest: Sendable, Equatable {
    package enum Version: Sendable { case http10, http11 }

    package var method: String
    /// Path and query as they came, percent signs and all; `*` and the like for methods that are not served.
    package var target: [UInt8]
    package var version: Version
    package var fields: [HTTPField] = []
    /// The authority in the target if there is one (RFC 9112 §3.2.2), otherwise the `Host` field.
    package var host: String?
    /// A body follows, which is not read: nothing behind it on the connection can be understood.
    package var announcesBody = false

    /// The value of a field; several fields of one name are one list (RFC 9110 §5.3). `name` is in lower case.
    package func value(of name: String) -> String? {
        guard let first = fields.firstIndex(where: { $0.name == name }) else { return nil }
        return fields[(first + 1)...].reduce(fields[first].value) { $1.name == name ? $0 + ", " + $1.value : $0 }
    }

    /// Whether the client wants to send another request on the connection (RFC 9112 §9.3). One of HTTP/1.0 is closed in any case.
    var keepsConnection: Bool {
        guard version == .http11, !announcesBody else { return false }
        guard let options = value(of: "connection") else { return true }
        return !options.lowercased().utf8.split(separator: UInt8(ascii: ",")).contains { $0.trimmed.elementsEqual("close".utf8) }
    }
}

extension BidirectionalCollection where Element == UInt8, SubSequence: BidirectionalCollection {
    /// Without spaces and tabs at both ends.
    var trimmed: SubSequence {
        guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
