import TableBasics

extension HTTPRequest {
    /// Reads a request line (RFC 9112 §3): method, target and version with one space between them.
    init(requestLine line: ArraySlice<UInt8>) throws(Refusal) {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isToken, !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw Refusal(.badRequest, "The request line is not that of HTTP.")
        }
        method = String(decoding: parts[0], as: UTF8.self)
        target = Array(parts[1])
        version = try Version(parts[2])
    }

    /// Reads a field line (RFC 9112 §5): a name, a colon directly behind it, and a value. A line that continues the one before is
    /// refused (§5.2).
    mutating func addField(_ line: ArraySlice<UInt8>) throws(Refusal) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[..<colon].isToken else {
            throw Refusal(.badRequest, "A header field has no name.")
        }
        let value = line[(colon + 1)...].trimmed
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0.isBlank }) else {
            throw Refusal(.badRequest, "A header field has a control character.")
        }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        fields.append(HTTPField(name, String(decoding: value, as: UTF8.self)))
    }

    /// Looks at what only the whole head can tell: host and body.
    mutating func finish() throws(Refusal) {
        let hosts = fields.filter { $0.name == "host" }
        guard hosts.count == 1 || hosts.isEmpty && version == .http10 else {
            throw Refusal(.badRequest, hosts.isEmpty ? "The request names no host." : "The request names several hosts.")
        }
        host = hosts.first?.value
        try splitAbsoluteTarget()

        let lengths = fields.filter { $0.name == "content-length" }
        let isChunked = fields.contains { $0.name == "transfer-encoding" }
        guard lengths.count <= 1, lengths.isEmpty || !isChunked else {
            throw Refusal(.badRequest, "The length of the body is given twice.")
        }
        if let length = lengths.first?.value.utf8 {
            guard !length.isEmpty, length.allSatisfy(\.isASCIIDigit) else {
                throw Refusal(.badRequest, "The length of the body is not a number.")
            }
            announcesBody = length.contains { $0 != UInt8(ascii: "0") }
        }
        if isChunked { announcesBody = true }
    }

    /// `http://host/path` is the form for proxies; servers take it as well (RFC 9112 §3.2.2).
    private mutating func splitAbsoluteTarget() throws(Refusal) {
        guard target.prefix(7).map({ $0 | 0x20 }).elementsEqual("http://".utf8) else { return }
        let end = target[7...].firstIndex { "/?#".utf8.contains($0) } ?? target.endIndex
        guard end > 7 else { throw Refusal(.badRequest, "The request names no host.") }
        host = String(decoding: target[7..<end], as: UTF8.self)
        target = (target[end...].first == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + target[end...]
    }
}

extension HTTPRequest.Version {
    fileprivate init(_ text: ArraySlice<UInt8>) throws(Refusal) {
        let isVersion =
            text.count == 8 && text.starts(with: "HTTP/".utf8) && text[text.startIndex + 5].isASCIIDigit
            && text[text.startIndex + 6] == UInt8(ascii: ".") && text[text.startIndex + 7].isASCIIDigit
        guard isVersion else { throw Refusal(.badRequest, "The request line has no version of HTTP.") }
        switch String(decoding: text.suffix(3), as: UTF8.self) {
        case "1.0": self = .http10
        case "1.1": self = .http11
        default: throw Refusal(.versionNotSupported, "This server speaks HTTP/1.1.")
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is a token (RFC 9110 §5.6.2): a method or the name of a field.
    fileprivate var isToken: Bool {
        !isEmpty && allSatisfy { $0.isASCIIDigit || $0.isASCIILetter || "!#$%&'*+-.^_`|~".utf8.contains($0) }
    }
}
