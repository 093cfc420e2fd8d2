import TableBasics

/// The id that GitHub gives a heading.
enum GitHubSlug {
    /// The id for a heading with this text: lower case; letters, marks, digits, `_` and `-` stay, spaces become `-`,
    /// everything else goes. Nothing is trimmed: an emoji before a word leaves its space.
    static func of(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        text.withUnsafeBufferPointer { text in
            forEachByte(of: text) { byte in
                result.append(byte)
                return true
            }
        }
        return result
    }

    /// Hands over the bytes of ``of(_:)`` one by one until `body` wants no more: the id of a row needs only the first few.
    @inline(__always)
    static func forEachByte(of text: UnsafeBufferPointer<UInt8>, _ body: (UInt8) -> Bool) {
        var offset = 0
        while offset < text.count {
            let byte = text[offset]
            if byte < 0x80 {
                offset += 1
                if byte.isASCIILetter {
                    guard body(byte | 0x20) else { return }
                } else if byte.isASCIIDigit || byte == 0x5F || byte == 0x2D {
                    guard body(byte) else { return }
                } else if byte == 0x20 {
                    guard body(0x2D) else { return }
                }
                continue
            }
            let (scalar, length) = decodeScalar(text, at: offset)
            offset += length
            guard scalar.isSlugPart else { continue }
            for byte in scalar.properties.lowercaseMapping.utf8 { guard body(byte) else { return } }
        }
    }
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
