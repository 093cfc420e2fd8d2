import TableBasics
import TableModel

extension Page {
    /// Whether the first letter of an event range is of the other direction than the page, so that its element must find its own:
    /// an Arabic title on an English page, an English name on a Hebrew one.
    ///
    /// Only the first block of the event range is looked at, or the whole `element` that it begins with. The first strong character
    /// decides, as for HTML's `dir=auto` (Unicode Bidirectional Algorithm, rules P2 and P3); that of code does where all is code.
    func hasOppositeDirection(_ eventRange: EventRange, isRightToLeft: Bool, in element: ContentElement? = nil) -> Bool {
        var ofCode: Bool?
        search: for index in eventRange.range {
            switch events[index] {
            case .text(let span): if let direction = firstStrongDirection(of: span) { return direction != isRightToLeft }
            case .code(let span): ofCode = ofCode ?? firstStrongDirection(of: span)
            case .markup(let span) where element != nil:
                if let direction = firstDirection(inMarkup: span.range, isCut: false, before: .empty) {
                    return direction != isRightToLeft
                }
            case .close(let closed) where element.map { $0 == closed } ?? closed.isBlock: break search
            default: break
            }
        }
        return ofCode.map { $0 != isRightToLeft } ?? false
    }

    /// The direction of the first letter in an element of the author's HTML, and nothing where it begins with too much that has none:
    /// true for right to left.
    ///
    /// - Parameters:
    ///   - markup: what of a piece stands behind the start of the element, as a range of ``text``.
    ///   - isCut: the tag goes on in the next piece.
    ///   - rest: what comes behind the piece.
    func firstDirection(inMarkup markup: Range<Int>, isCut: Bool, before rest: EventRange) -> Bool? {
        var walk = MarkupWalk(isCut: isCut)
        if let found = walk.firstDirection(in: markup, of: self) { return found }
        for index in rest.range.prefix(MarkupWalk.longest) where !walk.isAtEnd {
            switch events[index] {
            case .text(let span): if let direction = firstStrongDirection(of: span) { return direction }
            case .markup(let span): if let found = walk.firstDirection(in: span.range, of: self) { return found }
            default: break
            }
        }
        return nil
    }

    /// A way through an element of the author's HTML up to its first letter.
    private struct MarkupWalk {
        var isCut: Bool
        private var depth = 0
        private(set) var isAtEnd = false

        /// In pieces. Elements may stand in one another in great numbers, and each is looked at.
        static let longest = 64

        init(isCut: Bool) { self.isCut = isCut }

        mutating func firstDirection(in range: Range<Int>, of page: Page) -> Bool? {
            var bytes = page.text[range]
            if isCut {
                guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
                isCut = false
                bytes = bytes[(end + 1)...]
            }
            // The same in bytes.
            bytes = bytes.prefix(4096)
            var found: Bool?
            var scan = MarkupScan()
            scan.scan(bytes) { part in
                guard found == nil, !isAtEnd else { return }
                switch part {
                case .text(let text): found = page.firstStrongDirection(of: Span(text.lowerBound, text.upperBound))
                case .reference: break
                case .tag(let tag, name: let name):
                    let word = page.text[name].map { $0 | 0x20 }
                    if word.first == TurnedMarkup.slash {
                        if TurnedMarkup.names.contains(Array(word.dropFirst())) { depth -= 1 }
                        isAtEnd = depth < 0
                    } else if TurnedMarkup.names.contains(word) {
                        depth += 1
                    }
                    isCut = page.text[tag].last != UInt8(ascii: ">")
                }
            }
            return found
        }
    }

    /// Whether some letter of an event range is written from right to left.
    ///
    /// - Parameter element: only this element is looked at, with which it begins.
    func hasRightToLeftLetters(_ eventRange: EventRange, in element: ContentElement? = nil) -> Bool {
        for index in eventRange.range {
            switch events[index] {
            case .text(let span), .code(let span):
                if hasRightToLeftLetters(span) { return true }
            case .close(let closed) where element == closed: return false
            default: break
            }
        }
        return false
    }

    func hasRightToLeftLetters(_ span: Span) -> Bool {
        text[span.range].contains(where: Self.mayBeginRightToLeftLetter)
            && String(decoding: text[span.range], as: UTF8.self).unicodeScalars.contains { $0.isRightToLeft }
    }

    /// Whether there may be a letter that is written from right to left: no other begins with these bytes.
    var mayHaveRightToLeftLetters: Bool {
        text.withUnsafeBytes { text in
            var index = 0
            while index + 8 <= text.count {
                // ASCII is told apart eight bytes at a time.
                let isASCII = text.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                if !isASCII, text[index..<index + 8].contains(where: Self.mayBeginRightToLeftLetter) { return true }
                index += 8
            }
            return text[index...].contains(where: Self.mayBeginRightToLeftLetter)
        }
    }

    /// Everything written from right to left has two, three or four bytes that begin with these.
    private static func mayBeginRightToLeftLetter(_ byte: UInt8) -> Bool {
        (byte &- 0xD6) <= 0x0A || byte == 0xEF || byte == 0xF0
    }

    /// true for right to left, false for left to right, nil when no character is strong.
    fileprivate func firstStrongDirection(of span: Span) -> Bool? {
        var index = Int(span.start)
        while index < Int(span.end) {
            let byte = text[index]
            if byte < 0x80 {
                if byte.isASCIILetter { return false }
                index += 1
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            let end = min(index + length, Int(span.end))
            if let scalar = String(decoding: text[index..<end], as: UTF8.self).unicodeScalars.first {
                if Self.mayBeginRightToLeftLetter(byte), scalar.isRightToLeft { return true }
                if scalar.properties.isAlphabetic { return false }
            }
            index = end
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Hebrew, Arabic, Syriac, Thaana, N'Ko and the other scripts whose letters run from right to left.
    fileprivate var isRightToLeft: Bool {
        guard properties.isAlphabetic else { return false }
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
    }
}
