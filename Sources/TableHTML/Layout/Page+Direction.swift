import TableBasics
import TableModel

extension Page {
    /// Whether the first letter of an event range is of the other direction than the page, so that its element must find its own:
    /// an Arabic title on an English page, an English name on a Hebrew one. For pages whose direction nobody says.
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
                var walk = MarkupWalk(around: isRightToLeft)
                walk.read(span.range, of: self)
                if let direction = walk.first { return direction != isRightToLeft }
                ofCode = ofCode ?? walk.ofCode
            case .close(let closed) where element.map { $0 == closed } ?? closed.isBlock: break search
            default: break
            }
        }
        return ofCode.map { $0 != isRightToLeft } ?? false
    }

    /// Whether a text runs against the direction that somebody says of what is around it: more of its letters do. A word in other
    /// letters at its start says no more than one in its midst.
    ///
    /// Those of code and addresses count where there is nothing else. Like ``hasOppositeDirection(_:isRightToLeft:in:)`` it looks at
    /// the first block alone, or at the whole `element`. A table goes by its heads, which are read in its order.
    func runsMostlyOpposite(
        _ eventRange: EventRange, and detail: EventRange = .empty, isRightToLeft: Bool, in element: ContentElement? = nil
    ) -> Bool {
        if element == .table {
            let heads = letters(of: firstBlock(of: eventRange, or: .tableHead))
            if !heads.hasNoWords { return heads.areMostlyOpposite(to: isRightToLeft) }
        }
        let (words, details) = (firstBlock(of: eventRange, or: element), firstBlock(of: detail))
        // Most texts have no letter of the other kind, which is known sooner than how many they have of each.
        guard isRightToLeft || element != nil || hasRightToLeftLetters(words) || hasRightToLeftLetters(details) else {
            return false
        }
        return (letters(of: words, readsMarkup: element != nil) + letters(of: details)).areMostlyOpposite(to: isRightToLeft)
    }

    private func firstBlock(of eventRange: EventRange, or element: ContentElement? = nil) -> EventRange {
        let end = events[eventRange.range].firstIndex { event in
            guard case .close(let closed) = event else { return false }
            return element.map { $0 == closed } ?? closed.isBlock
        }
        return EventRange(Int(eventRange.start), end ?? Int(eventRange.end))
    }

    private func letters(of eventRange: EventRange, readsMarkup: Bool = false) -> LetterCount {
        var letters = LetterCount()
        var isInLink = false
        for event in events[eventRange.range] {
            switch event {
            case .openLink: isInLink = true
            case .closeLink: isInLink = false
            case .text(let span):
                countLetters(of: span, isAside: isInLink && CodeWords.isAddress(text[span.range]), in: &letters)
            case .code(let span): countLetters(of: span, isAside: true, in: &letters)
            case .markup(let span) where readsMarkup:
                var walk = MarkupWalk(around: false, countsLetters: true)
                walk.read(span.range, of: self)
                letters = letters + walk.letters
            default: break
            }
        }
        return letters
    }

    /// - Parameter isAside: of code or an address.
    func countLetters(of span: Span, isAside: Bool = false, in letters: inout LetterCount) {
        var index = Int(span.start)
        while let isRightToLeft = nextStrongDirection(from: &index, to: Int(span.end)) {
            letters.add(isRightToLeft: isRightToLeft, isAside: isAside)
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
    fileprivate static func mayBeginRightToLeftLetter(_ byte: UInt8) -> Bool {
        (byte &- 0xD6) <= 0x0A || byte == 0xEF || byte == 0xF0
    }

    /// true for right to left, false for left to right, nil when no character is strong.
    func firstStrongDirection(of span: Span) -> Bool? {
        var index = Int(span.start)
        return nextStrongDirection(from: &index, to: Int(span.end))
    }

    /// The same of what begins at a byte, which becomes the one behind the letter.
    private func nextStrongDirection(from index: inout Int, to end: Int) -> Bool? {
        while index < end {
            let byte = text[index]
            if byte < 0x80 {
                index += 1
                if byte.isASCIILetter { return false }
                continue
            }
            let start = index
            index = min(start + (byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2), end)
            if let scalar = String(decoding: text[start..<index], as: UTF8.self).unicodeScalars.first {
                if Self.mayBeginRightToLeftLetter(byte), scalar.isRightToLeft { return true }
                if scalar.isStrong { return false }
            }
        }
        return nil
    }
}

extension String {
    /// The same of a title of another page: whether it runs against what is around it.
    func runsOpposite(isRightToLeft: Bool, countsLetters: Bool) -> Bool {
        // Most titles have no letter of the other kind; ASCII is told apart many bytes at a time.
        var title = self
        let mayRunOpposite = title.withUTF8 { bytes in
            isRightToLeft
                ? bytes.contains { $0.isASCIILetter || $0 > 0xC2 && !Page.mayBeginRightToLeftLetter($0) }
                : bytes.reduce(0, |) >= 0x80 && bytes.contains(where: Page.mayBeginRightToLeftLetter)
        }
        guard mayRunOpposite else { return false }
        var letters = LetterCount()
        for scalar in unicodeScalars where scalar.isStrong {
            if !countsLetters { return scalar.isRightToLeft != isRightToLeft }
            letters.add(isRightToLeft: scalar.isRightToLeft, isAside: false)
        }
        return letters.areMostlyOpposite(to: isRightToLeft)
    }
}

extension Unicode.Scalar {
    /// Hebrew, Arabic, Syriac, Thaana, N'Ko and the other scripts whose letters run from right to left.
    fileprivate var isRightToLeft: Bool {
        guard isStrong else { return false }
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
    }

    /// Points and vowel signs have the direction of their letters (Unicode Bidirectional Algorithm, NSM).
    fileprivate var isStrong: Bool { properties.isAlphabetic && properties.generalCategory != .nonspacingMark }
}
