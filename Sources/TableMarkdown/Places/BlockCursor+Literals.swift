import TableBasics

extension BlockCursor {
    /// Passes over what a text was read from; false where they differ.
    ///
    /// - Parameter isVerbatim: back-slashes escape nothing, as in `<https://example.org>`.
    mutating func skip(text literal: Slice<UnsafeBufferPointer<UInt8>>, isVerbatim: Bool, in source: SourceText) -> Bool {
        var index = literal.startIndex
        while index < literal.endIndex {
            guard let byte else {
                // The lines above a table are joined with spaces.
                guard literal[index] == 0x20, advanceLine(in: source) else { return false }
                index += 1
                continue
            }
            if byte == UInt8(ascii: "\\"), !isVerbatim, let escaped = self.byte(ahead: 1), escaped.isASCIIPunctuation {
                guard literal[index] == escaped else { return false }
                advance(by: 2)
                index += 1
            } else if byte == UInt8(ascii: "&"), let length = skipReference(to: literal[index...]) {
                index += length
            } else {
                guard literal[index] == byte else { return false }
                advance()
                index += 1
            }
        }
        return true
    }

    /// Passes over a piece of HTML, or part of it; false where they differ.
    mutating func skip(html literal: Slice<UnsafeBufferPointer<UInt8>>, in source: SourceText) -> Bool {
        var index = literal.startIndex
        while index < literal.endIndex {
            if literal[index] == 0x0A || literal[index] == 0x0D {
                if literal[index] == 0x0D, index + 1 < literal.endIndex, literal[index + 1] == 0x0A { index += 1 }
                guard byte == nil, advanceLine(in: source) else { return false }
            } else {
                // In a table the back-slash before a pipe is not the cell's.
                if literal[index] == UInt8(ascii: "|"), byte == UInt8(ascii: "\\") { advance() }
                guard take(literal[index]) else { return false }
            }
            index += 1
        }
        return true
    }

    /// Passes over a code span with its back-ticks; false for none.
    mutating func skipCode(in source: SourceText) -> Bool {
        let length = rest.prefix { $0 == UInt8(ascii: "`") }.count
        guard length > 0 else { return false }
        advance(by: length)
        while true {
            while let byte, byte != UInt8(ascii: "`") { advance() }
            guard byte != nil else {
                guard advanceLine(in: source) else { return false }
                continue
            }
            let run = rest.prefix { $0 == UInt8(ascii: "`") }.count
            advance(by: run)
            if run == length { return true }
        }
    }

    /// Passes over a character reference that a text has been read from; how many bytes of the text it is, or nil.
    private mutating func skipReference(to literal: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let name = rest.dropFirst().prefix(32).prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        guard !name.isEmpty, byte(ahead: name.count + 1) == UInt8(ascii: ";"), let first = literal.first else { return nil }
        let isAmpersand = name.elementsEqual("amp".utf8) || name.elementsEqual("AMP".utf8)
        // `&copi;` is no reference, and stands in the text as it is.
        let isNumber = name.first == UInt8(ascii: "#")
        if first == UInt8(ascii: "&"), !isAmpersand,
            !(isNumber && HTMLCharacterReference.decode(Array(rest.prefix(name.count + 2))[...]) == [first])
        {
            return nil
        }
        advance(by: name.count + 2)
        return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }
}
