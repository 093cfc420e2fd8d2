import TableBasics
import TableModel

/// Questions about event ranges, and their edges.
extension ContentReader {
    /// An event range without white space and line breaks at its ends. Text events at the edges are shortened in place.
    mutating func trimmed(_ eventRange: EventRange) -> EventRange {
        var low = Int(eventRange.start)
        var high = Int(eventRange.end)
        while low < high {
            if case .text(let span) = events[low] {
                var start = Int(span.start)
                while start < Int(span.end), let space = spaceLength(at: start) { start += space }
                // Most texts begin with a word: their event is left alone.
                if start > Int(span.start) { events[low] = .text(Span(start, Int(span.end))) }
                if start < Int(span.end) { break }
            } else if !isBreak(events[low]) {
                break
            }
            low += 1
        }
        while low < high {
            if case .text(let span) = events[high - 1] {
                var end = Int(span.end)
                while end > Int(span.start), let space = spaceLength(before: end) { end -= space }
                if end < Int(span.end) { events[high - 1] = .text(Span(Int(span.start), end)) }
                if end > Int(span.start) { break }
            } else if !isBreak(events[high - 1]) {
                break
            }
            high -= 1
        }
        return low < high ? EventRange(low, high) : .empty
    }

    /// The length of the white space at an offset, a no-break space with it; nil for anything else.
    private func spaceLength(at offset: Int) -> Int? {
        if text[offset].isASCIISpace { return 1 }
        return text[offset] == 0xC2 && text[offset + 1] == 0xA0 ? 2 : nil
    }

    private func spaceLength(before offset: Int) -> Int? {
        if text[offset - 1].isASCIISpace { return 1 }
        return text[offset - 1] == 0xA0 && text[offset - 2] == 0xC2 ? 2 : nil
    }

    private func isBreak(_ event: ContentEvent) -> Bool { event == .softBreak || event == .lineBreak }

    /// The event that closes what opens at `index`.
    func matchingClose(of index: Int) -> Int {
        var depth = 0
        for other in index..<events.count {
            switch events[other] {
            case .open, .openLink: depth += 1
            case .close, .closeLink:
                depth -= 1
                if depth == 0 { return other }
            default: break
            }
        }
        return events.count - 1
    }

    /// Takes the bold text that an event range is the inside of into it, within a link if there is one: a row that is a link has none
    /// in its title.
    mutating func takeBold(around inner: inout EventRange) {
        let start = Int(inner.start) - 1
        var end = Int(inner.end)
        while end < events.count, case .text(let span) = events[end], span.isEmpty { end += 1 }
        guard start >= 0, end < events.count else { return }
        if start > 0, end + 1 < events.count, case .openLink = events[start], events[end] == .closeLink,
            events[start - 1] == .open(.strong), events[end + 1] == .close(.strong)
        {
            events.swapAt(start - 1, start)
            events.swapAt(end, end + 1)
        }
        guard events[start] == .open(.strong), events[end] == .close(.strong) else { return }
        inner = EventRange(start, end + 1)
    }

    /// Whether the elements of the author's HTML that begin in an event range end in it.
    func isBalanced(_ eventRange: EventRange) -> Bool {
        events[eventRange.range].reduce(0) { nesting, event in
            if case .markup(let span) = event { nesting + MarkupNesting(text[span.range]).change } else { nesting }
        } == 0
    }

    /// Whether an event range has text or code in it.
    func hasText(_ eventRange: EventRange) -> Bool {
        events[eventRange.range].contains {
            switch $0 {
            case .text(let span), .code(let span): !text[span.range].allSatisfy(\.isASCIISpace)
            default: false
            }
        }
    }

    func hasLineBreak(_ eventRange: EventRange) -> Bool { events[eventRange.range].contains(.lineBreak) }

    /// The characters of an event range, counted up to `limit`.
    func visibleWidth(_ eventRange: EventRange, limit: Int) -> Int {
        var width = 0
        for event in events[eventRange.range] {
            switch event {
            case .text(let span), .code(let span): width += text[span.range].scalarCount
            case .softBreak: width += 1
            case .image, .lineBreak, .codeBlock: width += limit
            default: break
            }
            if width >= limit { return limit }
        }
        return width
    }

    /// The text of an event range that has nothing else in it, without white space at its ends; nil for any other, and for a long one.
    func onlyWords(_ eventRange: EventRange) -> ArraySlice<UInt8>? {
        var plain: [UInt8] = []
        for event in events[eventRange.range] {
            switch event {
            case .text(let span) where plain.count + span.count <= 80: plain += text[span.range]
            case .softBreak: plain.append(0x20)
            default: return nil
            }
        }
        return plain.trimmed
    }

    /// The empty anchors of older documents, `<a name="x"></a>`.
    func isAnchor(_ event: ContentEvent) -> Bool {
        switch event {
        case .markup, .identifier: true
        default: false
        }
    }

    /// R4: text that is only a number: `#1158`, `v1.2`, a commit hash. It makes no title.
    func isReference(_ eventRange: EventRange) -> Bool {
        guard eventRange.count == 1 else { return false }
        switch events[Int(eventRange.start)] {
        case .text(let span), .code(let span):
            let bytes = text[span.range].trimmed
            guard bytes.contains(where: \.isASCIIDigit) else { return false }
            if isCommitHash(bytes) { return !bytes.contains(where: \.isASCIISpace) }
            var digits = bytes.drop { $0 == 0x23 || $0.asciiLowercased == 0x76 }
            if digits.hasPrefix("GH-") { digits = digits.dropFirst(3) }
            return digits.contains(where: \.isASCIIDigit) && digits.allSatisfy { $0.isASCIIDigit || $0 == 0x2E || $0 == 0x2D }
        default: return false
        }
    }

    /// Whether words follow at `index`.
    func isFollowedByText(_ index: Int, _ whole: EventRange) -> Bool {
        index < Int(whole.end) && hasText(EventRange(index, Int(whole.end)))
    }

    /// The length of a colon at the end of a text, with white space after it; nil for none.
    func colonLength(atEndOf span: Span) -> Int? {
        let bytes = text[span.range]
        let words = bytes.trimmed(.trailing)
        if words.last == UInt8(ascii: ":") { return bytes.count - words.count + 1 }
        if words.suffix(3).elementsEqual([0xEF, 0xBC, 0x9A]) { return bytes.count - words.count + 3 }
        return nil
    }
}
