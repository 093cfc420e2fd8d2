import TableBasics
import TableModel

/// What an item begins with, when it is strong enough to be a title: a link, bold text, code, a term. Behind it comes the detail.
extension ContentReader {
    /// R4 to R7: a link, perhaps in bold.
    mutating func readLinkTitle(
        _ link: Int, outer: Int? = nil, _ whole: EventRange, _ profile: ItemProfile, _ parts: inout RowParts
    ) {
        guard case .openLink(let destination, _) = events[link] else { return }
        let close = matchingClose(of: link)
        let end = outer == nil ? close : close + 1
        let inner = trimmed(EventRange(link + 1, close))
        guard hasText(inner) else { return }
        if isReference(inner), isFollowedByText(end + 1, whole) { return }
        if takeMarks(behind: end, .link, whole) > end { return readLinkTitle(link, outer: outer, whole, profile, &parts) }
        var whole = whole
        let last = endOfWord(behind: lastName(behind: end, outer == nil ? .link : .bold, whole), &whole, &parts)
        let names = EventRange(Int(whole.start), last + 1)
        if last > end, readSeparatedDetail(after: last, title: names, whole, titleKind: .link, &parts) { return }
        // A title is as bold as its theme has it, whether its row has other links or not.
        let title = outer == Int(whole.start) ? EventRange(link, close + 1) : EventRange(Int(whole.start), end + 1)
        guard
            readDetail(after: end, title: title, whole, titleKind: .link, &parts)
                || profile.hasEntries && (isBold(inner) || outer.map { events[$0] } == .open(.strong))
                    && readValue(behind: end, title: title, &whole, &parts)
        else { return }
        parts.titleLink = destination
        parts.unlinkedTitle = Int(whole.start) == outer ?? link ? inner : .empty
    }

    /// R8: bold text with a colon inside, or before a separator.
    mutating func readBoldTitle(
        _ open: Int, _ close: Int, _ whole: EventRange, _ profile: ItemProfile, _ parts: inout RowParts
    ) {
        var whole = whole
        let last = endOfWord(behind: lastName(behind: close, .bold, whole), &whole, &parts)
        let hasOneName = last == close
        let inner = hasOneName ? EventRange(open + 1, close) : EventRange(open, last + 1)
        guard hasText(inner) else { return }
        if let end = endOfTerm(in: hasOneName ? inner : EventRange(open, last), before: last + 1, whole) {
            var rest = EventRange(last + 1, Int(whole.end))
            if !cutSeparator(&rest) { rest = trimmed(rest) }
            events[hasOneName ? close - 1 : last - 1] = .text(end)
            setTitle(withAnchors(trimmed(inner), before: open, whole), detail: rest, &parts)
            takeType(&parts)
            showShortValue(&parts)
            if profile.prefix == .label { makeLabel(&parts) }
            return
        }
        let marks = takeMarks(behind: last, .bold, whole)
        if marks > last { return readBoldTitle(open, hasOneName ? marks : close, whole, profile, &parts) }
        if readDetail(after: last, title: inner, whole, titleKind: .bold, &parts) {
            parts.title = withAnchors(trimmed(inner), before: open, whole)
        } else if profile.hasEntries, hasOneName, readValue(behind: close, title: inner, &whole, &parts) {
            parts.title = withAnchors(inner, before: open, whole)
            showShortValue(&parts)
        } else {
            return
        }
        if profile.prefix == .label { makeLabel(&parts) }
    }

    /// The last text of bold text without the colon that it ends in; nil for none, when it has no other words, and when a colon
    /// behind the bold text divides.
    private func endOfTerm(in term: EventRange, before next: Int, _ whole: EventRange) -> Span? {
        guard case .text(let span) = events[Int(term.end) - 1], let colon = colonLength(atEndOf: span) else { return nil }
        let words = Span(Int(span.start), Int(span.end) - colon)
        guard !text[words.range].allSatisfy(\.isASCIISpace) || hasText(EventRange(Int(term.start), Int(term.end) - 1)) else {
            return nil
        }
        if next < Int(whole.end), case .text(let rest) = events[next], text[rest.range].first == UInt8(ascii: ":") { return nil }
        return words
    }

    /// The words of a title in bold text, with the anchors that stand before that.
    private mutating func withAnchors(_ words: EventRange, before open: Int, _ whole: EventRange) -> EventRange {
        let start = Int(whole.start)
        guard start < open else { return words }
        guard words.start > open else { return EventRange(start, Int(words.end)) }
        events.insert(events.remove(at: open), at: start)
        return EventRange(start + 1, Int(words.end))
    }

    /// R9, R10: code before a separator, or with nothing but an aside.
    mutating func readCodeTitle(_ code: Int, _ whole: EventRange, _ profile: ItemProfile, _ parts: inout RowParts) {
        var whole = whole
        let name = endOfWord(behind: lastName(behind: code, .code, whole), &whole, &parts)
        let last = takeMarks(behind: name, .code, whole)
        let title = EventRange(Int(whole.start), last + 1)
        if last + 1 == Int(whole.end) {
            parts.title = title
            parts.style = .default
            return
        }
        if readDetail(after: last, title: title, whole, titleKind: .code, &parts) {
            if profile.prefix == .label { makeLabel(&parts) }
        } else if profile.hasEntries, let (event, words) = words(behind: last, whole), words.beginsEntry {
            setTitle(title, detail: trimmed(EventRange(event, Int(whole.end))), &parts)
            showShortValue(&parts)
        }
    }

    /// R11, R12: a term before a colon, where the document's lists have terms.
    mutating func readTermTitle(
        _ index: Int, _ whole: EventRange, _ profile: ItemProfile, _ parts: inout RowParts
    ) {
        let reading = profile.prefix
        guard reading != .text, index == Int(whole.start) else { return }
        let index = joinTexts(from: index, upTo: Int(whole.end))
        guard case .text(let span) = events[index] else { return }
        let hasMore = index + 1 < Int(whole.end)
        let found = text.withUnsafeBufferPointer { bytes -> LeadingTerm? in
            if let mark = profile.mark, let term = LeadingTerm(in: bytes[span.range], hasMore: hasMore, endingAt: mark),
                !term.isWeak
            {
                return term
            }
            return LeadingTerm(in: bytes[span.range], hasMore: hasMore)
        }
        guard let term = found else { return readTerm(beforeAsideIn: index, span, whole, reading, &parts) }
        let mark = isInCatalog && text[term.range].hasPrefix("term ") ? "term ".utf8.count : 0
        events[index] = .text(Span(term.range.lowerBound + mark, term.range.upperBound))
        events.insert(.text(Span(term.rest, Int(span.end))), at: index + 1)
        shift(&parts, from: index + 1)
        let title = EventRange(index, index + 1)
        let rest = trimmed(EventRange(index + 1, Int(whole.end) + 1))
        if reading == .label {
            parts.label = title
            parts.title = rest
        } else {
            setTitle(title, detail: rest, &parts)
            showShortValue(&parts)
        }
    }

    /// A term before an aside with a link in it: Jane Doe ([@jane](u)) - core.
    private mutating func readTerm(
        beforeAsideIn index: Int, _ span: Span, _ whole: EventRange, _ reading: PrefixReading, _ parts: inout RowParts
    ) {
        let words = text[span.range]
        guard let aside = words.lastIndex(of: UInt8(ascii: "(")), !words[aside...].contains(UInt8(ascii: ")")),
            !words[..<aside].allSatisfy(\.isASCIISpace)
        else { return }
        events[index] = .text(Span(Int(span.start), aside))
        events.insert(.text(Span(aside, Int(span.end))), at: index + 1)
        shift(&parts, from: index + 1)
        let whole = EventRange(Int(whole.start), Int(whole.end) + 1)
        parts.title = whole
        guard readDetail(after: index, title: EventRange(index, index + 1), whole, titleKind: .bold, &parts) else { return }
        parts.title = trimmed(parts.title)
        if reading == .label { makeLabel(&parts) }
    }

    /// The name of a book or a species, where the document's lists have terms.
    mutating func readItalicTitle(
        endingAt close: Int, _ whole: EventRange, _ reading: PrefixReading, _ parts: inout RowParts
    ) {
        let title = EventRange(Int(whole.start), close + 1)
        guard reading != .text, readDetail(after: close, title: title, whole, titleKind: .bold, &parts) else { return }
        if reading == .label { makeLabel(&parts) }
    }

    /// Makes one event of a text that marks without meaning divide, such as `C++`: the last of them, the index of which is returned.
    private mutating func joinTexts(from first: Int, upTo end: Int) -> Int {
        guard case .text(var whole) = events[first] else { return first }
        let start = Int(whole.start)
        var last = first
        while last + 1 < end, case .text(let next) = events[last + 1], next.start == whole.end {
            whole = Span(start, Int(next.end))
            last += 1
        }
        for index in first..<last { events[index] = .text(Span(start, start)) }
        events[last] = .text(whole)
        return last
    }

    /// R12: the title is the row's label, what was its detail the row's text. Not where it has more than these two.
    private mutating func makeLabel(_ parts: inout RowParts) {
        guard !parts.detail.isEmpty, parts.meta.isEmpty else { return }
        parts.label = parts.title
        // A label looks like code by itself.
        if parts.label.count == 1, case .code(let span) = events[Int(parts.label.start)] {
            events[Int(parts.label.start)] = .text(span)
        }
        parts.title = parts.detail
        parts.detail = .empty
        parts.style = .paragraph
    }

    // MARK: Behind the title

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
        if isEndMark(EventRange(start, end)) {
            parts.title = title
            parts.style = .default
            return true
        }
        if readSeparatedDetail(after: last, title: title, whole, titleKind: titleKind, &parts) { return true }
        let aside = EventRange(start, end)
        if titleKind != .bold, isAside(aside, titleKind) {
            let rest = trimmed(aside)
            parts.title = title
            parts.detail = rest
            parts.style = visibleWidth(rest, limit: 25) <= 24 ? .value1 : .subtitle
            return true
        }
        return false
    }

    /// Looks behind a title for a separator, or an aside that ends as one.
    private mutating func readSeparatedDetail(
        after last: Int, title: EventRange, _ whole: EventRange, titleKind: TitleKind, _ parts: inout RowParts
    ) -> Bool {
        let start = last + 1
        let end = Int(whole.end)
        guard start < end else { return false }
        guard
            let (event, range) = findSeparator(from: start, to: end, titleKind) ?? findEndOfAside(from: start, to: end, titleKind),
            case .text(let span) = events[event]
        else {
            guard let lineBreak = findLineBreak(from: start, to: end, titleKind) else { return false }
            parts.meta = trimmed(EventRange(start, lineBreak))
            setTitle(title, detail: trimmed(EventRange(lineBreak + 1, end)), &parts)
            return true
        }
        events[event] = .text(Span(Int(span.start), range.lowerBound))
        events.insert(.text(Span(range.upperBound, Int(span.end))), at: event + 1)
        shift(&parts, from: event + 1)
        parts.meta = trimmed(EventRange(start, event + 1))
        setTitle(title, detail: trimmed(EventRange(event + 1, end + 1)), &parts)
        if titleKind != .link {
            takeType(&parts)
            showShortValue(&parts)
        }
        return true
    }

    /// Takes the type that a detail begins with for the aside: `string` (optional). Text.
    private mutating func takeType(_ parts: inout RowParts) {
        let detail = parts.detail
        guard parts.meta.isEmpty, !detail.isEmpty,
            let (event, range) = findEndOfType(from: Int(detail.start), to: Int(detail.end)),
            case .text(let span) = events[event]
        else { return }
        events[event] = .text(Span(Int(span.start), range.lowerBound))
        events.insert(.text(Span(range.upperBound, Int(span.end))), at: event + 1)
        shift(&parts, from: event + 1)
        parts.meta = trimmed(EventRange(Int(detail.start), event + 1))
        parts.detail = trimmed(EventRange(event + 1, Int(detail.end) + 1))
    }

    func setTitle(_ title: EventRange, detail: EventRange, _ parts: inout RowParts) {
        parts.title = title
        parts.detail = detail
        parts.style = detail.isEmpty ? .default : .subtitle
    }

    /// Sets a short detail at the end of the row, unless it is a sentence or ends in a colon.
    private func showShortValue(_ parts: inout RowParts) {
        guard !parts.detail.isEmpty, parts.meta.isEmpty, visibleWidth(parts.detail, limit: 25) <= 24, !hasLineBreak(parts.detail),
            !endsAsSentence(parts.detail), !hasDash(parts.detail)
        else { return }
        parts.style = .value1
    }

    /// Whether a dash divides what it says: 5 pcs — 10k resistor.
    private func hasDash(_ eventRange: EventRange) -> Bool {
        var enclosure = Enclosure()
        return events[eventRange.range].contains { event in
            guard case .text(let span) = event else { return false }
            let separator = Separator(in: text, span, isFirst: false, hasMore: true, isBehindCode: true, enclosure: &enclosure)
            guard let range = separator?.range, text[range].trimmed.first != UInt8(ascii: ":"), text[range].first == 0x20 else {
                return false
            }
            // 10 – 20 min.
            return range.lowerBound == Int(span.start) || range.upperBound == Int(span.end)
                || !(text[range.lowerBound - 1].isASCIIDigit && text[range.upperBound].isASCIIDigit)
        }
    }

    /// `20 min`, `1 hr. 20 min`, `approx. 3 tbsp`: what is counted is written short.
    private static func endsInUnit(_ words: ArraySlice<UInt8>) -> Bool {
        let unit = Array(words.reversed().prefix(while: \.isASCIILetter))
        let number = words.dropLast(unit.count).trimmed(.trailing)
        return (1...4).contains(unit.count) && unit.allSatisfy(\.isASCIILowercase) && number.count < words.count - unit.count
            && number.last.map { $0.isASCIIDigit || $0 >= 0x80 } == true
    }

    private func endsAsSentence(_ eventRange: EventRange) -> Bool {
        guard case .text(let span) = events[Int(eventRange.end) - 1] else { return false }
        if colonLength(atEndOf: span) != nil { return true }
        let words = text[span.range].trimmed(.trailing)
        if words.hasSuffix("。") { return true }
        guard words.last == UInt8(ascii: "."), !Self.endsInUnit(words.dropLast()) else { return false }
        // `approx.` is none.
        return eventRange.count > 1 || words.trimmed(.leading).contains(where: \.isASCIISpace)
    }
}
