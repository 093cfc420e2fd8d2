/// The scalar that starts at `index`, with its length in bytes. Invalid bytes count as U+FFFD of length 1.
func decodeScalar(_ bytes: some RandomAccessCollection<UInt8>, at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
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
func lastScalar(_ bytes: some RandomAccessCollection<UInt8>) -> Unicode.Scalar? {
    guard let last = bytes.last else { return nil }
    if last < 0x80 { return Unicode.Scalar(last) }
    var offset = bytes.count - 1
    while offset > 0, bytes.count - offset < 4, bytes[bytes.index(bytes.startIndex, offsetBy: offset)] & 0xC0 == 0x80 {
        offset -= 1
    }
    return decodeScalar(bytes, at: offset).scalar
}

extension Unicode.Scalar {
    /// Writing that puts no space between words: Han, kana, their punctuation and full-width forms. Hangul has spaces.
    var isUnspacedWriting: Bool {
        switch value {
        case 0x2E80...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
