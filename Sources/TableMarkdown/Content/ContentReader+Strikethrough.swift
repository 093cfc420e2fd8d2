import TableBasics
import TableModel

/// A run of one or two tildes that may begin or end strike-through (GFM §6.5).
struct StrikethroughDelimiter {
    /// The text event that holds the tildes and nothing else.
    var event: Int
    var length: Int
    var canOpen: Bool
    var canClose: Bool
    /// The event that opened the inline container around it, -1 for none: both ends must stand in the same one.
    var container: Int
}

/// The marks of one container that wait for their other end.
private struct StrikethroughOpeners {
    private var marks: [StrikethroughDelimiter] = []
    /// How many of them have one tilde, and how many two: most marks that close nothing are known without a search.
    private var counts = [0, 0]

    mutating func add(_ mark: StrikethroughDelimiter) {
        marks.append(mark)
        counts[mark.length - 1] += 1
    }

    /// The last mark that `end` closes; it goes, with those behind it, which would cross.
    mutating func take(for end: StrikethroughDelimiter) -> StrikethroughDelimiter? {
        guard counts[end.length - 1] > 0 else { return nil }
        // Nothing stands between two marks: neither is an end of the other.
        if let last = marks.last, last.length == end.length, last.event + 1 == end.event { return nil }
        while let mark = marks.popLast() {
            counts[mark.length - 1] -= 1
            if mark.length == end.length { return mark }
        }
        return nil
    }
}

extension ContentReader {
    /// Adds a run of tildes as text that ``pairStrikethroughDelimiters()`` may turn into an end of strike-through.
    mutating func appendStrikethroughDelimiter(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, container: Int) {
        let before: UInt8? = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : nil
        let after: UInt8? = run.upperBound < bytes.count ? bytes[run.upperBound] : nil
        let hasTextBefore = before.map { !$0.isASCIISpace } ?? !isAtLineStart
        // At the end of a text node something else follows (code, emphasis) or the line ends; only a match can tell.
        let hasTextAfter = after.map { !$0.isASCIISpace } ?? true
        let isAfterWord = before.map { $0.isASCIIWord || $0 >= 0x80 } ?? false
        let isBeforeWord = after.map { $0.isASCIIWord || $0 >= 0x80 } ?? false
        let span = store(bytes[run])
        events.append(.text(span))
        strikethroughDelimiters.append(
            StrikethroughDelimiter(
                event: events.count - 1, length: run.count,
                canOpen: hasTextAfter && !(isAfterWord && !isBeforeWord),
                canClose: hasTextBefore && !(isBeforeWord && !isAfterWord),
                container: container))
    }

    /// Turns matching marks into the ends of strike-through.
    mutating func pairStrikethroughDelimiters() {
        guard strikethroughDelimiters.count > 1 else { return }
        var openers: [Int: StrikethroughOpeners] = [:]
        for mark in strikethroughDelimiters {
            if mark.canClose, let opener = openers[mark.container]?.take(for: mark) {
                events[opener.event] = .open(.strikethrough)
                events[mark.event] = .close(.strikethrough)
            } else if mark.canOpen {
                openers[mark.container, default: StrikethroughOpeners()].add(mark)
            }
        }
    }

    private var isAtLineStart: Bool {
        switch events.last {
        case nil, .softBreak, .lineBreak, .open, .openLink: true
        default: false
        }
    }
}
