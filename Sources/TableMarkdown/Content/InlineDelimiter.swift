import TableBasics
import TableModel

/// A run of characters that may begin or end an element that CommonMark does not have.
struct InlineDelimiter {
    enum Kind: Int {
        /// One tilde, or two of them (GFM §6.5).
        case tilde, tildes
        /// `==text==`.
        case equals
        /// `^^text^^`.
        case carets
        /// `++text++`, where it is no key.
        case pluses

        var element: ContentElement {
            switch self {
            case .tilde, .tildes: .strikethrough
            case .equals: .mark
            case .carets, .pluses: .insertion
            }
        }
    }

    let kind: Kind
    /// The text event that holds the run and nothing else.
    var event: Int
    var canOpen: Bool
    var canClose: Bool
    var surroundings: Surroundings

    /// What is around it: both ends must stand in the same.
    struct Surroundings: Hashable {
        /// The event that opened the inline container, -1 for none.
        var container: Int
        /// The element of the author's HTML, see ``HTMLSanitizer/innermost``.
        var element: Int
    }
}

/// The marks of one container that wait for their other end.
private struct DelimiterOpeners {
    private var marks: [InlineDelimiter] = []
    /// How many of them are of each kind: most marks that close nothing are known without a search.
    private var counts = [0, 0, 0, 0, 0]

    mutating func add(_ mark: InlineDelimiter) {
        marks.append(mark)
        counts[mark.kind.rawValue] += 1
    }

    /// The last mark that `end` closes; it goes, with those behind it, which would cross.
    mutating func take(for end: InlineDelimiter) -> InlineDelimiter? {
        guard counts[end.kind.rawValue] > 0 else { return nil }
        // Nothing stands between two marks: neither is an end of the other.
        if let last = marks.last, last.kind == end.kind, last.event + 1 == end.event { return nil }
        while let mark = marks.popLast() {
            counts[mark.kind.rawValue] -= 1
            if mark.kind == end.kind { return mark }
        }
        return nil
    }
}

extension ContentReader {
    /// Adds a run as text that ``pairDelimiters()`` may turn into an end of an element.
    mutating func append(
        _ kind: InlineDelimiter.Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, container: Int
    ) {
        let before: UInt8? = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : nil
        let after: UInt8? = run.upperBound < bytes.count ? bytes[run.upperBound] : nil
        let hasTextBefore = before.map { !$0.isASCIISpace } ?? !isAtLineStart
        // At the end of a text node something else follows (code, emphasis) or the line ends; only a match can tell.
        let hasTextAfter = after.map { !$0.isASCIISpace } ?? true
        let isAfterWord = before.map { $0.isASCIIWord || $0 >= 0x80 } ?? false
        let isBeforeWord = after.map { $0.isASCIIWord || $0 >= 0x80 } ?? false
        // Those of GFM stand inside of words as well. Writing without spaces has no others.
        let standsInWords = kind == .tilde || kind == .tildes
        let mayFollow = !isAfterWord || standsInWords && isBeforeWord || (before ?? 0) >= 0x80
        let mayPrecede = !isBeforeWord || standsInWords && isAfterWord || (after ?? 0) >= 0x80
        events.append(.text(store(bytes[run])))
        delimiters.append(
            InlineDelimiter(
                kind: kind, event: events.count - 1, canOpen: hasTextAfter && mayFollow, canClose: hasTextBefore && mayPrecede,
                surroundings: .init(container: container, element: html.innermost)))
    }

    /// Turns matching marks into the ends of elements.
    mutating func pairDelimiters() {
        guard delimiters.count > 1 else { return }
        var openers: [InlineDelimiter.Surroundings: DelimiterOpeners] = [:]
        for mark in delimiters {
            if mark.canClose, let opener = openers[mark.surroundings]?.take(for: mark) {
                events[opener.event] = .open(mark.kind.element)
                events[mark.event] = .close(mark.kind.element)
            } else if mark.canOpen {
                openers[mark.surroundings, default: DelimiterOpeners()].add(mark)
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
