/// Bytes that may not stand in a URL, as a percent sign and two hexadecimal digits (RFC 3986 §2.1).
package enum PercentEncoding {
    /// The text with every byte of its UTF-8 encoded that is not kept.
    package static func encoded(_ text: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool) -> String {
        var result: [UInt8] = []
        for byte in text {
            if isKept(byte) { result.append(byte) } else { append(byte, to: &result) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Appends `%2F` and the like.
    @inlinable
    package static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
    }

    /// A value below 16 as a digit, in capitals.
    @inlinable package static func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 0x30 : value + 0x37 }

    /// The text with every `%41` replaced by what it stands for; a `%` that begins no such thing stays.
    package static func decoded(_ text: Substring) -> String {
        guard text.firstIndex(ofByte: UInt8(ascii: "%")) != nil else { return String(text) }
        return String(decoding: decoded(Array(text.utf8)[...]), as: UTF8.self)
    }

    package static func decoded(_ text: String) -> String {
        text.firstIndex(ofByte: UInt8(ascii: "%")) != nil ? decoded(text[...]) : text
    }

    /// As ``decoded(_:)-(Substring)``, for bytes that need not be UTF-8.
    package static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] { decode(bytes).bytes }

    /// As ``decoded(_:)-(ArraySlice<UInt8>)``, or nil when there is a `%` that begins no such thing.
    package static func validated(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let result = decode(bytes)
        return result.isValid ? result.bytes : nil
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], isValid: Bool) {
        guard bytes.contains(UInt8(ascii: "%")) else { return (Array(bytes), true) }
        var result: [UInt8] = []
        var isValid = true
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%") {
                if index + 2 < bytes.endIndex, let high = bytes[index + 1].hexadecimalValue,
                    let low = bytes[index + 2].hexadecimalValue
                {
                    result.append(high << 4 | low)
                    index += 3
                    continue
                }
                isValid = false
            }
            result.append(bytes[index])
            index += 1
        }
        return (result, isValid)
    }
}
