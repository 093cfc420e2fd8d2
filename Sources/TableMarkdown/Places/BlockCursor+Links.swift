import TableBasics

extension BlockCursor {
    /// Passes over `(destination "title")`, CommonMark 0.30 §6.3; the offset of the destination, or nil for anything else.
    mutating func skipInlineTail(in source: SourceText) -> Int? {
        var next = self
        guard next.take(UInt8(ascii: "(")) else { return nil }
        next.skipSpace(in: source)
        guard let destination = next.skipDestination() else { return nil }
        let end = next.offset
        next.skipSpace(in: source)
        if next.offset != end, next.skipTitle(in: source) { next.skipSpace(in: source) }
        guard next.take(UInt8(ascii: ")")) else { return nil }
        self = next
        return destination
    }

    /// Passes over `[label]`; the label as written, or nil for anything else.
    mutating func skipLabel(in source: SourceText) -> [UInt8]? {
        var next = self
        guard next.take(UInt8(ascii: "[")) else { return nil }
        var label: [UInt8] = []
        // CommonMark 0.30 §6.3: at most 999 characters, here bytes of up to four.
        while label.count < 4000 {
            guard let byte = next.byte else {
                guard next.advanceLine(in: source) else { return nil }
                label.append(0x20)
                continue
            }
            next.advance()
            switch byte {
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "]"):
                self = next
                return label
            case UInt8(ascii: "\\"):
                label.append(byte)
                if let escaped = next.byte {
                    label.append(escaped)
                    next.advance()
                }
            default: label.append(byte)
            }
        }
        return nil
    }

    /// Passes over a link reference definition, CommonMark 0.30 §4.7, up to the end of its last line; false for anything else.
    mutating func skipDefinition(in source: SourceText) -> Bool {
        var next = self
        guard let label = next.skipLabel(in: source), label.contains(where: { !$0.isASCIISpace }), next.take(UInt8(ascii: ":"))
        else { return false }
        next.skipSpace(in: source)
        guard next.skipDestination() != nil else { return false }
        var behindTitle = next
        behindTitle.skipSpace(in: source)
        if behindTitle.offset != next.offset, behindTitle.skipTitle(in: source), behindTitle.isAtBlankEnd { next = behindTitle }
        guard next.isAtBlankEnd else { return false }
        self = next
        return true
    }

    private var isAtBlankEnd: Bool { rest.allSatisfy(\.isASCIISpace) }

    /// Passes over a destination, with or without `<>`; its offset, or nil.
    mutating func skipDestination() -> Int? {
        if take(UInt8(ascii: "<")) {
            let start = offset
            while let byte, byte != UInt8(ascii: ">") {
                guard byte != UInt8(ascii: "<") else { return nil }
                advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
            }
            return take(UInt8(ascii: ">")) ? start : nil
        }
        let start = offset
        var depth = 0
        scan: while let byte, byte > 0x20, byte != 0x7F {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                if depth == 0 { break scan }
                depth -= 1
            case UInt8(ascii: "\\") where self.byte(ahead: 1)?.isASCIIPunctuation == true: advance()
            default: break
            }
            advance()
        }
        return depth == 0 ? start : nil
    }

    /// Passes over a title in quotes or parentheses; false for none.
    private mutating func skipTitle(in source: SourceText) -> Bool {
        var next = self
        guard let quote = next.byte, "\"'(".utf8.contains(quote) else { return false }
        let end = quote == UInt8(ascii: "(") ? UInt8(ascii: ")") : quote
        next.advance()
        while true {
            guard let byte = next.byte else {
                guard next.advanceLine(in: source) else { return false }
                continue
            }
            next.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
            if byte == end { break }
        }
        self = next
        return true
    }
}
