/// The scheme of an address that must not be followed from a page: it would run a script, or lead to the reader's own disk.
package enum UnsafeScheme: Sendable {
    case javascript, vbscript, file
    /// A whole document, or a picture, which some may have.
    case data

    /// The one that an address begins with, in any case of letters; nil for every other address.
    ///
    /// A scheme disguised with white space or control characters is none.
    package init?(of address: UnsafeBufferPointer<UInt8>) {
        let found: (UnsafeScheme, StaticString)
        switch address.first.map({ $0 | 0x20 }) {
        case UInt8(ascii: "j"): found = (.javascript, "javascript:")
        case UInt8(ascii: "v"): found = (.vbscript, "vbscript:")
        case UInt8(ascii: "f"): found = (.file, "file:")
        case UInt8(ascii: "d"): found = (.data, "data:")
        default: return nil
        }
        let scheme = found.1.bytes
        guard address.count >= scheme.count, zip(address, scheme).allSatisfy({ $0.asciiLowercased == $1 }) else { return nil }
        self = found.0
    }
}
