/// Percent-encoding of paths in URL references (RFC 3986 §2.1, §3.3).
package enum URLPath {
    /// A path of names as they are on disk, as a relative URL reference.
    ///
    /// Everything but unreserved characters and what stands freely in a path is encoded. A first part with a colon would be
    /// taken for a scheme (§4.2) and begins with `./`.
    package static func encoded(_ path: String) -> String {
        let first = path.utf8.prefix { $0 != UInt8(ascii: "/") }
        return (first.contains(UInt8(ascii: ":")) ? "./" : "") + encodedPath(path)
    }

    /// A path of names as they are on disk, as it stands behind a host.
    package static func encodedPath(_ path: String) -> String {
        guard path.utf8.contains(where: { !isPlain($0) }) else { return path }
        return encode(path.utf8) { isPlain($0) || $0 == UInt8(ascii: ":") }
    }

    /// A fragment, without its `#`. What is encoded already stays so.
    package static func encodedFragment(_ fragment: some StringProtocol) -> String {
        encode(fragment.utf8) { isPlain($0) || ":?%".utf8.contains($0) }
    }

    /// The reference with every `%41` replaced by what it stands for; a `%` that begins no such thing stays.
    package static func decoded(_ reference: some StringProtocol) -> String {
        guard reference.utf8.contains(UInt8(ascii: "%")) else { return String(reference) }
        let bytes = Array(reference.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
                let low = hexValue(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// `%2F` and the like.
    package static func encodedByte(_ byte: UInt8) -> String {
        String(decoding: [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]], as: UTF8.self)
    }

    private static func encode(_ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool) -> String {
        var result: [UInt8] = []
        for byte in bytes {
            if isKept(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
        }
    }
}
