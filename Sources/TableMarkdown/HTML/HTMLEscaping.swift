/// Writes the author's text so that it stays text: references that a document may hold are kept, all else is escaped.
enum HTMLEscaping {
    /// For text between tags.
    static func appendText(_ raw: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        append(raw, isInAttribute: false, to: &bytes)
    }

    /// For a value between double quotes.
    static func appendAttribute(_ raw: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        append(raw, isInAttribute: true, to: &bytes)
    }

    /// For bytes in which `&` is no more than itself: an `xmp` element's text, a value read already.
    static func appendLiteral(_ value: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        for byte in value {
            if byte == HTMLByte.ampersand { bytes += "&amp;".utf8 } else { append(byte, isInAttribute: true, to: &bytes) }
        }
    }

    private static func append(_ raw: ArraySlice<UInt8>, isInAttribute: Bool, to bytes: inout [UInt8]) {
        var index = raw.startIndex
        while index < raw.endIndex {
            guard raw[index] == HTMLByte.ampersand else {
                append(raw[index], isInAttribute: isInAttribute, to: &bytes)
                index += 1
                continue
            }
            let rest = raw[index...]
            if let length = HTMLCharacterReference.nameLength(rest) {
                bytes += rest.prefix(length)
                index += length
            } else if let reading = HTMLCharacterReference.read(rest, isInAttribute: isInAttribute) {
                if reading.isValid { bytes += rest.prefix(reading.length) } else { appendLiteral(reading.character, to: &bytes) }
                index += reading.length
            } else {
                bytes += "&amp;".utf8
                index += 1
            }
        }
    }

    private static func append(_ byte: UInt8, isInAttribute: Bool, to bytes: inout [UInt8]) {
        switch byte {
        case HTMLByte.lessThan: bytes += "&lt;".utf8
        case HTMLByte.greaterThan: bytes += "&gt;".utf8
        case HTMLByte.quote where isInAttribute: bytes += "&quot;".utf8
        case _ where HTMLByte.isForbidden(byte): bytes += "\u{FFFD}".utf8
        default: bytes.append(byte)
        }
    }
}
