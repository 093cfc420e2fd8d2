/// Percent-encoding of paths in URL references (RFC 3986 §2.1, §3.3).
package enum URLPath {
    /// A path of names as they are on disk, as a relative URL reference.
    ///
    /// Everything but unreserved characters and what stands freely in a path is encoded. A first part with a colon would be
    /// taken for a scheme (§4.2) and begins with `./`.
    package static func encoded(_ path: String) -> String {
        guard !isPlain(path) else { return path }
        let first = path.utf8.prefix { $0 != UInt8(ascii: "/") }
        return (first.contains(UInt8(ascii: ":")) ? "./" : "") + encodedPath(path)
    }

    /// A path of names as they are on disk, as it stands behind a host.
    package static func encodedPath(_ path: String) -> String {
        isPlain(path) ? path : PercentEncoding.encoded(path.utf8) { isPlain($0) || $0 == UInt8(ascii: ":") }
    }

    /// A fragment, without its `#`. What is encoded already stays so.
    package static func encodedFragment(_ fragment: Substring) -> String {
        guard !fragment.utf8.allSatisfy(isPlain) else { return String(fragment) }
        return PercentEncoding.encoded(fragment.utf8) { isPlain($0) || ":?%".utf8.contains($0) }
    }

    package static func encodedFragment(_ fragment: String) -> String {
        isPlain(fragment) ? fragment : encodedFragment(fragment[...])
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? text.utf8.allSatisfy(isPlain)
    }

    /// Whether a byte is a letter, a digit or one of `-._~/!$&'()*+,;=@`: a bit for each byte of ASCII.
    private static func isPlain(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return false }
        let bits: UInt64 = byte < 64 ? 0x2BFF_FFD2_0000_0000 : 0x47FF_FFFE_87FF_FFFF
        return bits >> UInt64(byte & 63) & 1 == 1
    }
}
