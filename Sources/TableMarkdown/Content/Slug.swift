/// GitHub's id for a heading with this text: lower case; letters, marks, digits, `_` and `-` stay, spaces become `-`,
/// everything else goes. Nothing is trimmed: an emoji before a word leaves its space.
func slug(_ text: some RandomAccessCollection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    var index = text.startIndex
    while index < text.endIndex {
        let byte = text[index]
        if byte < 0x80 {
            if isLetter(byte) {
                result.append(byte | 0x20)
            } else if isDigit(byte) || byte == 0x5F || byte == 0x2D {
                result.append(byte)
            } else if byte == 0x20 {
                result.append(0x2D)
            }
            offset += 1
            text.formIndex(after: &index)
            continue
        }
        let (scalar, length) = decodeScalar(text, at: offset)
        if scalar.isSlugPart { result.append(contentsOf: scalar.properties.lowercaseMapping.utf8) }
        offset += length
        text.formIndex(&index, offsetBy: length)
    }
    return result
}

extension Unicode.Scalar {
    fileprivate var isSlugPart: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
            true
        default: false
        }
    }
}
