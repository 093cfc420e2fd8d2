import TableBasics
import TableModel

/// What follows a title without a separator, in lists whose items mostly do so.
extension ContentReader {
    /// The text behind a title, a line break before it read as a space, and its event; nil for none.
    func words(behind title: Int, _ whole: EventRange) -> (event: Int, words: ArraySlice<UInt8>)? {
        var index = title + 1
        guard index < Int(whole.end) else { return nil }
        let isBehindBreak = events[index] == .softBreak
        if isBehindBreak { index += 1 }
        guard index < Int(whole.end), case .text(let span) = events[index] else { return nil }
        return (index, isBehindBreak ? [0x20] + text[span.range] : text[span.range])
    }

    /// Whether an event range is nothing but bold text.
    func isBold(_ eventRange: EventRange) -> Bool {
        events[Int(eventRange.start)] == .open(.strong) && matchingClose(of: Int(eventRange.start)) == Int(eventRange.end) - 1
    }

    /// Takes a value behind bold text for the detail of the title that this is; false when there is none.
    mutating func readValue(
        behind close: Int, title: EventRange, _ whole: inout EventRange, _ parts: inout RowParts
    ) -> Bool {
        guard let value = startOfValue(behind: close, &whole, &parts) else { return false }
        parts.meta = trimmed(EventRange(close + 1, value))
        setTitle(title, detail: trimmed(EventRange(value, Int(whole.end))), &parts)
        return true
    }

    /// The event behind bold text that a value begins with, perhaps behind a full stop or an aside in parentheses, which are cut off
    /// then, or an aside in italics.
    private mutating func startOfValue(behind close: Int, _ whole: inout EventRange, _ parts: inout RowParts) -> Int? {
        if close + 1 < Int(whole.end), events[close + 1] == .softBreak, beginsAnswer(at: close + 2, whole, behind: close) {
            return close + 2
        }
        guard let (first, words) = words(behind: close, whole), case .text(let span) = events[first] else { return nil }
        if words.beginsValue { return first }
        if words.beginsEntryBehindStop {
            events[first] = .text(Span(Int(span.start) + 1, Int(span.end)))
            return first
        }
        if let aside = text[span.range].asideEnd, text[aside..<Int(span.end)].beginsAmount {
            events[first] = .text(Span(Int(span.start), aside))
            events.insert(.text(Span(aside, Int(span.end))), at: first + 1)
            shift(&parts, from: first + 1)
            whole = EventRange(Int(whole.start), Int(whole.end) + 1)
            return first + 1
        }
        guard words.allSatisfy(\.isASCIISpace), first + 1 < Int(whole.end) else { return nil }
        if beginsAnswer(at: first + 1, whole, behind: close) { return first + 1 }
        guard case .open(.emphasis) = events[first + 1] else { return nil }
        let value = matchingClose(of: first + 1) + 1
        guard value < Int(whole.end), case .text(let span) = events[value], text[span.range].beginsAmount else { return nil }
        return value
    }

    /// Whether code or a link begins at an event, behind bold text that ends as a sentence does: **Run** `npm i` is one itself.
    private func beginsAnswer(at index: Int, _ whole: EventRange, behind close: Int) -> Bool {
        guard index < Int(whole.end), case .text(let lead) = events[close - 1], text[lead.range].endsInStop else {
            return false
        }
        switch events[index] {
        case .code, .openLink: return true
        default: return false
        }
    }
}
