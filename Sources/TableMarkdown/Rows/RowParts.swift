import TableModel

/// The parts of an item's first paragraph, in source order.
struct RowParts {
    var image = RowImage.none
    var label = Passage.empty
    var title = Passage.empty
    var meta = Passage.empty
    var detail = Passage.empty
    var tags = Passage.empty
    var badges = Passage.empty
    var style = CellStyle.paragraph
    /// The destination of the link that is the lead.
    var leadLink: Span?
    /// The title without that link's own events; what a row shows that is a link as a whole.
    var unlinkedTitle = Passage.empty
}

extension ContentReader {
    /// Divides the events of an item's first paragraph by the rules for leads; the first that fits decides.
    mutating func divide(_ paragraph: Passage, _ profile: ListProfile) -> RowParts {
        var parts = RowParts()
        var whole = trimmed(paragraph)
        takeBadges(&whole, into: &parts)
        if profile.hasTags { takeTags(&whole, into: &parts) }
        takeImage(&whole, into: &parts)
        parts.title = whole
        guard options.hasAdditions else { return parts }

        // Anchors of the author's HTML before the lead belong to the title.
        var lead = Int(whole.start)
        while lead < Int(whole.end), isAnchor(events[lead]) { lead += 1 }
        guard lead < Int(whole.end) else { return parts }

        switch events[lead] {
        case .openLink: divideLink(lead, whole, &parts)
        case .open(.strong), .open(.emphasis):
            let close = matchingClose(of: lead)
            if case .openLink = events[lead + 1], matchingClose(of: lead + 1) == close - 1 {
                divideLink(lead + 1, outer: lead, whole, &parts)
            } else if events[lead] == .open(.strong) {
                divideBold(lead, close, whole, profile, &parts)
            }
        case .code: divideCode(lead, whole, &parts)
        case .text(let span): divideText(lead, span, whole, profile, &parts)
        default: break
        }
        return parts
    }

    // MARK: Leads

    /// R4 to R7: a link, perhaps in bold.
    private mutating func divideLink(_ link: Int, outer: Int? = nil, _ whole: Passage, _ parts: inout RowParts) {
        guard case .openLink(let destination, _) = events[link] else { return }
        let close = matchingClose(of: link)
        let end = outer == nil ? close : close + 1
        let inner = trimmed(Passage(link + 1, close))
        guard hasText(inner) else { return }
        if isReference(inner), isFollowedByText(end + 1, whole) { return }
        let title = Passage(Int(whole.start), end + 1)
        guard divideRest(after: end, title: title, whole, leadKind: .link, &parts) else { return }
        parts.leadLink = destination
        parts.unlinkedTitle = Int(whole.start) == outer ?? link ? inner : .empty
    }

    /// R8: bold text with a colon inside, or before a separator.
    private mutating func divideBold(
        _ open: Int, _ close: Int, _ whole: Passage, _ profile: ListProfile, _ parts: inout RowParts
    ) {
        var inner = Passage(open + 1, close)
        guard hasText(inner) else { return }
        if case .text(let span) = events[Int(inner.end) - 1], let colon = colonLength(atEndOf: span) {
            let rest = trimmed(Passage(close + 1, Int(whole.end)))
            events[Int(inner.end) - 1] = .text(Span(Int(span.start), Int(span.end) - colon))
            inner = trimmed(inner)
            guard hasText(inner) else { return }
            setTitle(inner, detail: rest, &parts)
        } else if divideRest(after: close, title: inner, whole, leadKind: .bold, &parts) {
            parts.title = trimmed(inner)
        } else {
            return
        }
        if profile.boldTermsAreLabels, !parts.detail.isEmpty, parts.meta.isEmpty {
            parts.label = parts.title
            parts.title = parts.detail
            parts.detail = .empty
            parts.style = .paragraph
        }
    }

    /// R9, R10: code before a separator, or with nothing but an aside.
    private mutating func divideCode(_ code: Int, _ whole: Passage, _ parts: inout RowParts) {
        let title = Passage(Int(whole.start), code + 1)
        if code + 1 == Int(whole.end) {
            parts.title = title
            parts.style = .default
            return
        }
        _ = divideRest(after: code, title: title, whole, leadKind: .code, &parts)
    }

    /// R11, R12: a term before a colon, where the list as a whole has terms.
    private mutating func divideText(
        _ index: Int, _ span: Span, _ whole: Passage, _ profile: ListProfile, _ parts: inout RowParts
    ) {
        guard profile.terms != .none, index == Int(whole.start) else { return }
        let hasMore = index + 1 < Int(whole.end)
        let found = text.withUnsafeBufferPointer { LeadingTerm(in: $0[span.range], hasMore: hasMore) }
        guard let term = found else { return }
        events[index] = .text(Span(term.range.lowerBound, term.range.upperBound))
        events.insert(.text(Span(term.rest, Int(span.end))), at: index + 1)
        shift(&parts, from: index + 1)
        let title = Passage(index, index + 1)
        let rest = trimmed(Passage(index + 1, Int(whole.end) + 1))
        if profile.terms == .labels {
            parts.label = title
            parts.title = rest
        } else {
            setTitle(title, detail: rest, &parts)
            if visibleWidth(rest, limit: 25) <= 24, !hasLineBreak(rest) { parts.style = .value1 }
        }
    }

    enum LeadKind { case link, bold, code }

    /// Looks behind a lead for a separator, an aside or nothing; false when the lead is just the start of a sentence.
    private mutating func divideRest(
        after lead: Int, title: Passage, _ whole: Passage, leadKind: LeadKind, _ parts: inout RowParts
    ) -> Bool {
        let start = lead + 1
        let end = Int(whole.end)
        if isPunctuationOnly(Passage(start, end)) {
            parts.title = title
            parts.style = .default
            return true
        }
        if let (event, separator) = findSeparator(from: start, to: end, leadKind: leadKind) {
            guard case .text(let span) = events[event] else { return false }
            events[event] = .text(Span(Int(span.start), separator.range.lowerBound))
            events.insert(.text(Span(separator.range.upperBound, Int(span.end))), at: event + 1)
            shift(&parts, from: event + 1)
            parts.meta = trimmed(Passage(start, event + 1))
            setTitle(title, detail: trimmed(Passage(event + 1, end + 1)), &parts)
            return true
        }
        let aside = Passage(start, end)
        if leadKind != .bold, isAside(aside, allowsBold: leadKind == .link), visibleWidth(aside, limit: 42) <= 41 {
            let rest = trimmed(aside)
            parts.title = title
            parts.detail = rest
            parts.style = visibleWidth(rest, limit: 25) <= 24 ? .value1 : .subtitle
            return true
        }
        return false
    }

    private func setTitle(_ title: Passage, detail: Passage, _ parts: inout RowParts) {
        parts.title = title
        parts.detail = detail
        parts.style = detail.isEmpty ? .default : .subtitle
    }

    /// The first separator within 60 characters behind a lead, with only an aside in between.
    private func findSeparator(from start: Int, to end: Int, leadKind: LeadKind) -> (event: Int, separator: Separator)? {
        var nesting = 0
        var width = 0
        var depth = 0
        for index in start..<end {
            switch events[index] {
            case .text(let span) where nesting == 0:
                let hasMore = index + 1 < end
                if let separator = Separator(in: text, span, isFirst: index == start, hasMore: hasMore, depth: &depth) {
                    let before = Span(Int(span.start), separator.range.lowerBound)
                    width += before.count
                    guard width <= 60, isMeta(Passage(start, index), before, leadKind) else { return nil }
                    return (index, separator)
                }
                width += span.count
            case .text(let span), .code(let span): width += span.count
            case .open, .openLink: nesting += 1
            case .close, .closeLink: nesting -= 1
            case .markup(let span): nesting += markupNesting(span)
            case .lineBreak: return nil
            default: break
            }
            if width > 60 { return nil }
        }
        return nil
    }

    /// Whether what stands between lead and separator is an aside: in parentheses or brackets, emphasised, code, "by …".
    private func isMeta(_ passage: Passage, _ last: Span, _ leadKind: LeadKind) -> Bool {
        var plain: [UInt8] = []
        var nesting = 0
        for event in events[passage.range] {
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
        guard let first = words.first else { return true }
        if leadKind == .code { return isType(words) }
        if first == UInt8(ascii: "("), words.last == UInt8(ascii: ")") { return true }
        if first == UInt8(ascii: "["), words.last == UInt8(ascii: "]") { return true }
        if words.hasPrefix("by ") || words.hasPrefix("By ") || words.first == UInt8(ascii: "@") { return true }
        return words.allSatisfy { isPunctuation($0) || isSpace($0) || $0 >= 0xE2 }
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
            case UInt8(ascii: "."): if isSpace(words[index + 1]) { return false }
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            let isPart = depth <= 0 && (isWord(byte) || byte >= 0x80)
            if isPart, !isInWord { count += 1 }
            isInWord = depth <= 0 && !isSpace(byte) && (isPart || isInWord)
        }
        return count <= 3
    }

    /// Whether a passage is only asides: text in parentheses, emphasis, code, and bold where allowed.
    private func isAside(_ passage: Passage, allowsBold: Bool) -> Bool {
        var plain: [UInt8] = []
        var nesting = 0
        for event in events[passage.range] {
            switch event {
            case .text(let span) where nesting == 0: plain += text[span.range]
            case .open(.strong) where !allowsBold: return false
            case .open(let element) where element.isBlock: return false
            case .open: nesting += 1
            case .close: nesting -= 1
            case .openLink, .image, .markup, .lineBreak: return false
            default: break
            }
        }
        var depth = 0
        for byte in plain {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if depth == 0, !isSpace(byte), byte != UInt8(ascii: ")") { return false }
            if byte == UInt8(ascii: ")") { depth -= 1 }
        }
        return !passage.isEmpty
    }

    // MARK: Ends

    /// Takes images and linked images off the end.
    private func takeBadges(_ whole: inout Passage, into parts: inout RowParts) {
        var end = Int(whole.end)
        var start = end
        var isFound = false
        while end > Int(whole.start) {
            switch events[end - 1] {
            case .image: end -= 1
            case .closeLink:
                guard end - 3 >= Int(whole.start), case .image = events[end - 2], case .openLink = events[end - 3] else {
                    return finish()
                }
                end -= 3
            case .text(let span) where text[span.range].allSatisfy(isSpace):
                end -= 1
                continue
            case .softBreak:
                end -= 1
                continue
            default: return finish()
            }
            start = end
            isFound = true
        }
        // Nothing but images: they are the row's content.
        return

        func finish() {
            guard isFound else { return }
            parts.badges = Passage(start, Int(whole.end))
            whole = Passage(Int(whole.start), start)
        }
    }

    /// Takes code runs behind a finished sentence off the end.
    private mutating func takeTags(_ whole: inout Passage, into parts: inout RowParts) {
        var start = Int(whole.end)
        var end = start
        while end > Int(whole.start) {
            switch events[end - 1] {
            case .code:
                end -= 1
                start = end
                continue
            case .text(let span) where text[span.range].allSatisfy(isSpace):
                end -= 1
                continue
            case .softBreak:
                end -= 1
                continue
            default: break
            }
            break
        }
        guard start > Int(whole.start), start < Int(whole.end), end > Int(whole.start),
            case .text(let span) = events[end - 1], Self.endsSentence(text[span.range])
        else { return }
        parts.tags = Passage(start, Int(whole.end))
        whole = trimmed(Passage(Int(whole.start), start))
    }

    /// Whether a text is over: after it, code is no word of its sentence.
    static func endsSentence(_ words: some RandomAccessCollection<UInt8>) -> Bool {
        let last = words.trimmed.last
        return last == UInt8(ascii: ".") || last == UInt8(ascii: ")") || last == UInt8(ascii: "!")
    }

    /// R3: takes an image or an emoji off the start.
    private mutating func takeImage(_ whole: inout Passage, into parts: inout RowParts) {
        guard whole.count > 1 || isLongText(whole) else { return }
        switch events[Int(whole.start)] {
        case .image(let destination, let title, let alternative):
            guard !BadgeAddress.isBadge(text[destination.range]), !isFollowedByImage(Int(whole.start)) else { return }
            let rest = trimmed(Passage(Int(whole.start) + 1, Int(whole.end)))
            guard !rest.isEmpty else { return }
            parts.image = .picture(destination: destination, title: title, alternative: alternative)
            whole = rest
        case .text(let span):
            guard let length = emojiPrefixLength(text[span.range]) else { return }
            parts.image = .symbol(Span(Int(span.start), Int(span.start) + length))
            events[Int(whole.start)] = .text(Span(Int(span.start) + length, Int(span.end)))
            whole = trimmed(whole)
        default: break
        }
    }

    /// Whether the next event after `index` that is no white space is an image.
    private func isFollowedByImage(_ index: Int) -> Bool {
        for event in events[(index + 1)...] {
            switch event {
            case .text(let span) where text[span.range].allSatisfy(isSpace): continue
            case .softBreak, .lineBreak: continue
            case .image: return true
            default: return false
            }
        }
        return false
    }

    private func isLongText(_ passage: Passage) -> Bool {
        guard case .text(let span) = events[Int(passage.start)] else { return false }
        return span.count > 4
    }

    /// Moves the parts that stand behind an inserted event.
    private func shift(_ parts: inout RowParts, from index: Int) {
        func moved(_ passage: Passage) -> Passage {
            Int(passage.start) >= index ? Passage(Int(passage.start) + 1, Int(passage.end) + 1) : passage
        }
        parts.tags = moved(parts.tags)
        parts.badges = moved(parts.badges)
    }
}
