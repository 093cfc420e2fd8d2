/// Ids made of words.
package enum Slug {
    /// GitHub's id for a heading with this text: lower case; letters, marks, digits, `_` and `-` stay, spaces become `-`,
    /// everything else goes. Nothing is trimmed: an emoji before a word leaves its space.
    package static func heading(_ text: [UInt8]) -> [UInt8] {
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

    /// Appends the start of a row's words as an id to an empty one: whole words of ``heading(_:)``, at most 24 bytes, `row` for
    /// none. `words` has no white space at its ends.
    package static func appendRow(_ words: ArraySlice<UInt8>, to id: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestRow) { slug in
            var count = 0
            var wordEnd = 0
            // Half of the bytes at most are passed over: punctuation, repeated spaces.
            words.prefix(longestRow * 4).withUnsafeBufferPointer { words in
                forEachByte(of: words) { byte in
                    if byte == 0x2D {
                        guard count > 0, slug[count - 1] != 0x2D else { return true }
                        wordEnd = count
                    }
                    if count == longestRow {
                        if byte != 0x2D, wordEnd > 8 { count = wordEnd }
                        return false
                    }
                    slug[count] = byte
                    count += 1
                    return true
                }
            }
            while count > 0, slug[count - 1] == 0x2D { count -= 1 }
            id.append(contentsOf: UnsafeMutableBufferPointer(rebasing: slug[..<count]))
        }
        // Never end inside a character.
        while let last = id.last, last >= 0x80, Unicode.Scalar.last(in: id) == "\u{FFFD}" { id.removeLast() }
        if id.isEmpty { id += "row".utf8 }
    }

    /// The name of a file as an id: lower case, with everything that is no letter or digit a hyphen.
    package static func fileName(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            let bytes = name.lowercased().utf8.map { $0.isASCIILetter || $0.isASCIIDigit ? $0 : UInt8(ascii: "-") }
            return String(decoding: bytes, as: UTF8.self)
        }
        return String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    /// Each row has its id twice: as its name and in its own link.
    private static let longestRow = 24

    /// Hands over the bytes of ``heading(_:)`` one by one until `body` wants no more: the id of a row needs only the first few.
    @inline(__always)
    private static func forEachByte(of text: UnsafeBufferPointer<UInt8>, _ body: (UInt8) -> Bool) {
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
            let (scalar, length) = Unicode.Scalar.decode(text, at: offset)
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
