import TableBasics
import TableModel

/// What an item begins with, when it is strong enough to be a title: a link, bold text, code, a term. Behind it comes the detail.
extension ContentReader {
    /// R4 to R7: a link, perhaps in bold.
    mutating func readLinkTitle(_ link: Int, outer: Int? = nil, _ whole: EventRange, _ parts: inout RowParts) {
        guard case .openLink(let destination, _) = events[link] else { return }
        let close = matchingClose(of: link)
        let end = outer == nil ? close : close + 1
        let inner = trimmed(EventRange(link + 1, close))
        guard hasText(inner) else { return }
        if isReference(inner), isFollowedByText(end + 1, whole) { return }
        let title = EventRange(Int(whole.start), end + 1)
        guard readDetail(after: end, title: title, whole, titleKind: .link, &parts) else { return }
        parts.titleLink = destination
        parts.unlinkedTitle = Int(whole.start) == outer ?? link ? inner : .empty
    }

    /// R8: bold text with a colon inside, or before a separator.
    mutating func readBoldTitle(
        _ open: Int, _ close: Int, _ whole: EventRange, _ profile: ListProfile, _ parts: inout RowParts
    ) {
        var inner = EventRange(open + 1, close)
        guard hasText(inner) else { return }
        if case .text(let span) = events[Int(inner.end) - 1], let colon = colonLength(atEndOf: span) {
            let rest = trimmed(EventRange(close + 1, Int(whole.end)))
            events[Int(inner.end) - 1] = .text(Span(Int(span.start), Int(span.end) - colon))
            inner = trimmed(inner)
            guard hasText(inner) else { return }
            setTitle(inner, detail: rest, &parts)
        } else if readDetail(after: close, title: inner, whole, titleKind: .bold, &parts) {
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
    mutating func readCodeTitle(_ code: Int, _ whole: EventRange, _ parts: inout RowParts) {
        let title = EventRange(Int(whole.start), code + 1)
        if code + 1 == Int(whole.end) {
            parts.title = title
            parts.style = .default
            return
        }
        _ = readDetail(after: code, title: title, whole, titleKind: .code, &parts)
    }

    /// R11, R12: a term before a colon, where the list as a whole has terms.
    mutating func readTermTitle(
        _ index: Int, _ span: Span, _ whole: EventRange, _ profile: ListProfile, _ parts: inout RowParts
    ) {
        guard profile.terms != .none, index == Int(whole.start) else { return }
        let hasMore = index + 1 < Int(whole.end)
        let found = text.withUnsafeBufferPointer { LeadingTerm(in: $0[span.range], hasMore: hasMore) }
        guard let term = found else { return }
        events[index] = .text(Span(term.range.lowerBound, term.range.upperBound))
        events.insert(.text(Span(term.rest, Int(span.end))), at: index + 1)
        shift(&parts, from: index + 1)
        let title = EventRange(index, index + 1)
        let rest = trimmed(EventRange(index + 1, Int(whole.end) + 1))
        if profile.terms == .labels {
            parts.label = title
            parts.title = rest
        } else {
            setTitle(title, detail: rest, &parts)
            if visibleWidth(rest, limit: 25) <= 24, !hasLineBreak(rest) { parts.style = .value1 }
        }
    }

    /// What marks the start of an item as a title.
    enum TitleKind { case link, bold, code }

    /// Looks behind a title for a separator, an aside or nothing; false when the title is just the start of a sentence.
    ///
    /// - Parameter last: the last event of what may be the title.
    private mutating func readDetail(
        after last: Int, title: EventRange, _ whole: EventRange, titleKind: TitleKind, _ parts: inout RowParts
    ) -> Bool {
        let start = last + 1
        let end = Int(whole.end)
        if isPunctuationOnly(EventRange(start, end)) {
            parts.title = title
            parts.style = .default
            return true
        }
        if let (event, separator) = findSeparator(from: start, to: end, titleKind: titleKind) {
            guard case .text(let span) = events[event] else { return false }
            events[event] = .text(Span(Int(span.start), separator.range.lowerBound))
            events.insert(.text(Span(separator.range.upperBound, Int(span.end))), at: event + 1)
            shift(&parts, from: event + 1)
            parts.meta = trimmed(EventRange(start, event + 1))
            setTitle(title, detail: trimmed(EventRange(event + 1, end + 1)), &parts)
            return true
        }
        let aside = EventRange(start, end)
        if titleKind != .bold, isAside(aside, allowsBold: titleKind == .link), visibleWidth(aside, limit: 42) <= 41 {
            let rest = trimmed(aside)
            parts.title = title
            parts.detail = rest
            parts.style = visibleWidth(rest, limit: 25) <= 24 ? .value1 : .subtitle
            return true
        }
        return false
    }

    private func setTitle(_ title: EventRange, detail: EventRange, _ parts: inout RowParts) {
        parts.title = title
        parts.detail = detail
        parts.style = detail.isEmpty ? .default : .subtitle
    }

    /// The first separator within 60 characters behind a title, with only an aside in between.
    private func findSeparator(from start: Int, to end: Int, titleKind: TitleKind) -> (event: Int, separator: Separator)? {
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
                    guard width <= 60, isMeta(EventRange(start, index), before, titleKind) else { return nil }
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

    /// Whether what stands between title and separator is an aside: in parentheses or brackets, emphasised, code, "by …".
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
        guard let first = words.first else { return true }
        if titleKind == .code { return isType(words) }
        if first == UInt8(ascii: "("), words.last == UInt8(ascii: ")") { return true }
        if first == UInt8(ascii: "["), words.last == UInt8(ascii: "]") { return true }
        if words.hasPrefix("by ") || words.hasPrefix("By ") || words.first == UInt8(ascii: "@") { return true }
        return words.allSatisfy { $0.isASCIIPunctuation || $0.isASCIISpace || $0 >= 0xE2 }
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

    /// Whether an event range is only asides: text in parentheses, emphasis, code, and bold where allowed.
    private func isAside(_ eventRange: EventRange, allowsBold: Bool) -> Bool {
        var plain: [UInt8] = []
        var nesting = 0
        for event in events[eventRange.range] {
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
            if depth == 0, !byte.isASCIISpace, byte != UInt8(ascii: ")") { return false }
            if byte == UInt8(ascii: ")") { depth -= 1 }
        }
        return !eventRange.isEmpty
    }
}
