extension Unicode.Scalar {
    /// The scalar that starts at an offset from the first byte, with its length in bytes. Invalid bytes count as U+FFFD of length 1.
    @inlinable
    package static func decode(
        _ bytes: some RandomAccessCollection<UInt8>, at offset: Int
    ) -> (scalar: Unicode.Scalar, length: Int) {
        let at = bytes.index(bytes.startIndex, offsetBy: offset)
        let first = bytes[at]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard length > 1, offset + length <= bytes.count else { return ("\u{FFFD}", 1) }
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for step in 1..<length {
            let byte = bytes[bytes.index(at, offsetBy: step)]
            guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// The scalar that ends at the end of `bytes`, or nil for none.
    @inlinable
    package static func last(in bytes: some RandomAccessCollection<UInt8>) -> Unicode.Scalar? {
        guard let last = bytes.last else { return nil }
        if last < 0x80 { return Unicode.Scalar(last) }
        var offset = bytes.count - 1
        while offset > 0, bytes.count - offset < 4, bytes[bytes.index(bytes.startIndex, offsetBy: offset)] & 0xC0 == 0x80 {
            offset -= 1
        }
        return decode(bytes, at: offset).scalar
    }
}

extension Sequence<UInt8> {
    /// How many scalars a text in UTF-8 has.
    @inlinable package var scalarCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
