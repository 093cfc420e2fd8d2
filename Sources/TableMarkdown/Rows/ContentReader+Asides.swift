import TableBasics
import TableModel

/// What stands between a row's title and its detail: separators, and words such as a type or an author.
extension ContentReader {
    /// The first separator within 60 characters behind a title, with only an aside in between: its text, and its bytes in it.
    func findSeparator(from start: Int, to end: Int, _ titleKind: TitleKind) -> (event: Int, range: Range<Int>)? {
        var nesting = 0
        var width = 0
        var enclosure = Enclosure()
        let isBehindCode = endsInCode(before: start)
        for index in start..<end {
            switch events[index] {
            case .text(let span) where nesting == 0:
                if let separator = Separator(
                    in: text, span, isFirst: index == start, hasMore: index + 1 < end, isBehindCode: isBehindCode,
                    enclosure: &enclosure)
                {
                    let before = Span(Int(span.start), separator.range.lowerBound)
                    width += text[before.range].scalarCount
                    guard width <= 60, isMeta(EventRange(start, index), before, titleKind) else { return nil }
                    return (index, separator.range)
                }
                width += text[span.range].scalarCount
            case .text(let span), .code(let span): width += text[span.range].scalarCount
            case .open, .openLink: nesting += 1
            case .close, .closeLink: nesting -= 1
            case .markup(let span): nesting += MarkupNesting(text[span.range]).change
            case .lineBreak: return nil
            default: break
            }
            if width > 60 { return nil }
        }
        return nil
    }

    /// The line break directly behind a title, or with only an aside in between, that text follows.
    func findLineBreak(from start: Int, to end: Int, _ titleKind: TitleKind) -> Int? {
        if titleKind != .code, start + 1 < end, events[start] == .softBreak, beginsSentence(at: start + 1) { return start }
        guard titleKind != .code, let lineBreak = events[start..<end].firstIndex(of: .lineBreak),
            hasText(EventRange(lineBreak + 1, end)), visibleWidth(EventRange(start, lineBreak), limit: 61) <= 60
        else { return nil }
        let before = EventRange(start, lineBreak)
        return onlyWords(before)?.isEmpty == true || isAside(before, titleKind) ? lineBreak : nil
    }

    /// Whether an event is text with a capital letter first: in a line of its own below a title it goes on with no sentence of the title's.
    private func beginsSentence(at index: Int) -> Bool {
        guard case .text(let span) = events[index], !span.isEmpty else { return false }
        return Unicode.Scalar.decode(text, at: Int(span.start)).scalar.properties.isUppercase
    }

    /// Whether code is the last of what comes before an event, perhaps in a link or in bold text.
    private func endsInCode(before start: Int) -> Bool {
        let last = events[..<start].last { event in
            switch event {
            case .close, .closeLink: false
            default: true
            }
        }
        if case .code? = last { return true }
        return false
    }

    /// Where an aside in parentheses ends behind which a sentence begins: (default: `true`). Text. The text in which it ends, and
    /// there the bytes between the two. Behind code the full stop may be missing.
    func findEndOfAside(from start: Int, to end: Int, _ titleKind: TitleKind) -> (event: Int, range: Range<Int>)? {
        guard case .text(let first) = events[start] else { return nil }
        let words = text[first.range].trimmed(.leading)
        if titleKind == .link, words.isByline, let stop = endOfNames(words) {
            return gap(behind: stop, to: Int(first.end), hasMore: start + 1 < end, titleKind).map { (start, $0) }
        }
        guard words.first == UInt8(ascii: "(") else { return nil }
        var nesting = 0
        var width = 0
        var depth = 0
        for index in start..<end {
            switch events[index] {
            case .text(let span) where nesting == 0:
                for offset in span.range {
                    switch text[offset] {
                    case UInt8(ascii: "("): depth += 1
                    case UInt8(ascii: ")"): depth -= 1
                    default: continue
                    }
                    if depth == 0 {
                        return gap(behind: offset + 1, to: Int(span.end), hasMore: index + 1 < end, titleKind).map { (index, $0) }
                    }
                }
                width += text[span.range].scalarCount
            case .text(let span), .code(let span): width += text[span.range].scalarCount
            case .open, .openLink: nesting += 1
            case .close, .closeLink: nesting -= 1
            case .markup(let span): nesting += MarkupNesting(text[span.range]).change
            case .lineBreak: return nil
            default: break
            }
            if width > 60 { return nil }
        }
        return nil
    }

    /// Where a type in code ends behind which a sentence begins: `string` or `number` (optional). Text.
    func findEndOfType(from start: Int, to end: Int) -> (event: Int, range: Range<Int>)? {
        var index = start
        while index + 1 < end, case .code = events[index], case .text(let span) = events[index + 1] {
            index += 1
            let words = text[span.range]
            if index + 1 < end, isBetweenNames(words.trimmed) {
                index += 1
                continue
            }
            if words.trimmed(.leading).first == UInt8(ascii: "(") { return findEndOfAside(from: index, to: end, .bold) }
            return gap(behind: Int(span.start), to: Int(span.end), hasMore: index + 1 < end, .bold).map { (index, $0) }
        }
        return nil
    }

    /// The full stop and the white space before a sentence that begins behind `start`; nil when none does.
    private func gap(behind start: Int, to end: Int, hasMore: Bool, _ titleKind: TitleKind) -> Range<Int>? {
        var rest = start
        if rest < end, text[rest] == UInt8(ascii: ".") { rest += 1 }
        let hasStop = rest > start
        let words = text[rest..<end].trimmed(.leading)
        guard words.startIndex > rest || (rest == end && hasStop) else { return nil }
        if words.isEmpty { return hasMore && hasStop ? start..<words.startIndex : nil }
        let isBeginning = words.first?.isASCIIUppercase == true
        return hasStop || (titleKind == .code && isBeginning) ? start..<words.startIndex : nil
    }

    /// Whether what stands between title and separator is an aside: in parentheses, brackets or quotes, emphasised, code, "by …", emoji.
    private func isMeta(_ eventRange: EventRange, _ last: Span, _ titleKind: TitleKind) -> Bool {
        var plain: [UInt8] = []
        var nesting = 0
        for event in events[eventRange.range] {
            switch event {
            case .text(let span) where nesting == 0: plain += text[span.range]
            case .open, .openLink: nesting += 1
            case .close, .closeLink: nesting -= 1
            case .softBreak: plain.append(0x20)
            default: break
            }
        }
        plain += text[last.range]
        let words = plain.trimmed
        guard !words.isEmpty else { return true }
        if titleKind == .code { return isType(words) }
        if Enclosure.holds(words) { return true }
        // (2019) by Jane Austen
        let names = words.first == UInt8(ascii: "(") ? words.drop { $0 != UInt8(ascii: ")") }.dropFirst().trimmed : words
        if names.isByline || words.first == UInt8(ascii: "@") || words.isCount { return true }
        // Before a link or emphasis.
        if !eventRange.isEmpty, words.isPreposition { return true }
        return words.isWithoutWords
    }

    /// Whether words behind code tell its type, as in `name` array of strings (optional): at most three outside parentheses.
    private func isType(_ words: ArraySlice<UInt8>) -> Bool {
        guard words.first != UInt8(ascii: "."), words.last != UInt8(ascii: ".") else { return false }
        var depth = 0
        var count = 0
        var isInWord = false
        for (index, byte) in zip(words.indices, words) {
            switch byte {
            case UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): return false
            case UInt8(ascii: "."): if words[index + 1].isASCIISpace { return false }
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            let isPart = depth <= 0 && (byte.isASCIIWord || byte >= 0x80)
            if isPart, !isInWord { count += 1 }
            isInWord = depth <= 0 && !byte.isASCIISpace && (isPart || isInWord)
        }
        return count <= 3
    }

    /// Whether an event range is only asides: text in parentheses, emphasis, code, and behind links bold text, what stands in brackets
    /// or quotes, and whom it is by; or emoji. Links stand in parentheses or emphasis.
    func isAside(_ eventRange: EventRange, _ titleKind: TitleKind) -> Bool {
        var nesting = 0
        var depth = 0
        var outside: [UInt8] = []
        for event in events[eventRange.range] {
            switch event {
            case .text(let span) where nesting == 0:
                for byte in text[span.range] {
                    if byte == UInt8(ascii: "(") { depth += 1 }
                    if depth == 0, !byte.isASCIISpace, byte != UInt8(ascii: ")") { outside.append(byte) }
                    if byte == UInt8(ascii: ")") { depth -= 1 }
                }
            case .open(.strong) where titleKind != .link: return false
            case .open(let element) where element.isBlock: return false
            case .openLink where depth <= 0 && nesting == 0: return false
            case .open, .openLink: nesting += 1
            case .close, .closeLink: nesting -= 1
            case .image, .markup, .lineBreak: return false
            default: break
            }
        }
        if titleKind == .link, !outside.isEmpty, nesting == 0, isAsideInWords(eventRange) { return true }
        if titleKind == .link, outside[...].isPreposition, isMarkedName(eventRange) { return true }
        return !eventRange.isEmpty && (outside.isEmpty || outside[...].isEmoji || outside[...].isCount)
    }

    /// Whether text alone stands in brackets or quotes, or says whom something is by: by Jane Austen.
    private func isAsideInWords(_ eventRange: EventRange) -> Bool {
        guard let words = onlyWords(eventRange), words.count <= 60 else { return false }
        if words.isByline {
            guard let first = words.drop(while: { $0 != 0x20 }).dropFirst().first,
                first.isASCIIUppercase || first >= 0x80 || first == UInt8(ascii: "@")
            else {
                return false
            }
            let names = words.last == UInt8(ascii: ".") && words.areNames ? words.dropLast() : words
            return !names.withUnsafeBufferPointer { bytes in
                bytes.indices.contains { ".!?;".utf8.contains(bytes[$0]) && SentenceEnd.isAt($0, in: bytes[...]) }
            }
        }
        return !words.isEmpty && Enclosure.holds(words)
    }

    // MARK: Marks at the end

    /// Whether nothing is behind a title, or what is no text there: a colon or a dash that nothing follows, a full stop, a comma, a
    /// semicolon.
    func isEndMark(_ eventRange: EventRange) -> Bool {
        guard let words = onlyWords(eventRange) else { return false }
        return words.isEmpty || endMarks.contains { words.elementsEqual($0.utf8) }
    }

    /// Puts other marks at the end of an item into the name before them, when they neither divide nor are an aside: **What is it**?
    ///
    /// - Returns: the last event of the name.
    mutating func takeMarks(behind last: Int, _ titleKind: TitleKind, _ whole: EventRange) -> Int {
        let end = Int(whole.end)
        let rest = EventRange(last + 1, end)
        guard last + 1 < end, let words = onlyWords(rest), words.isWithoutWords, !words.isEmoji, !isEndMark(rest),
            findSeparator(from: last + 1, to: end, titleKind) == nil,
            titleKind == .bold || words.elementsEqual("()".utf8) || !isAside(rest, titleKind)
        else { return last }
        let name = events[...last].lastIndex { event in
            switch event {
            case .close, .closeLink: false
            case .markup: titleKind != .bold
            default: true
            }
        }
        guard let name else { return last }
        let closes = events[(name + 1)..<(last + 1)]
        events.replaceSubrange((name + 1)..<end, with: events[rest.range] + closes)
        return end - 1
    }
}

/// What is no text behind a title when nothing follows it.
private let endMarks = [":", "-", "--", "---", "–", "—", "——", "⸺", "―", ".", ",", ";", "：", "。", "，", "；", "、"]

extension ArraySlice where Element == UInt8 {
    /// Nothing but emoji and other symbols.
    fileprivate var isEmoji: Bool {
        guard let first, first >= 0x80, isWithoutWords else { return false }
        let scalar = Unicode.Scalar.decode(self, at: 0).scalar
        return scalar.properties.isEmoji || scalar.properties.generalCategory == .otherSymbol
    }

    /// A symbol and how many of them there are: ⭐ 39k, ★1234.
    fileprivate var isCount: Bool {
        let symbol = prefix { $0 >= 0x80 }
        let number = self[symbol.endIndex...].trimmed(.leading)
        return symbol.isEmoji && number.first?.isASCIIDigit == true
            && number.allSatisfy { $0.isASCIIDigit || ".,+kKM".utf8.contains($0) }
    }

    /// A word before a name: by, from, via.
    fileprivate var isPreposition: Bool {
        switch count {
        case 2: hasPrefix("by") || hasPrefix("By")
        case 3: hasPrefix("via")
        case 4: hasPrefix("from") || hasPrefix("From")
        default: false
        }
    }

    /// Nothing but punctuation, symbols, emoji and shortcodes.
    fileprivate var isWithoutWords: Bool {
        var offset = 0
        while offset < count {
            if let end = shortcodeEnd(at: startIndex + offset) {
                offset = end - startIndex
                continue
            }
            let (scalar, length) = Unicode.Scalar.decode(self, at: offset)
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return false }
            offset += length
        }
        return true
    }
}
