import TableBasics
import TableModel

/// A mark of CriticMarkup: `{++added++}`, `{--removed--}`, `{~~old~>new~~}`, `{==marked==}`, `{>>comment<<}`.
enum RevisionMark: CaseIterable {
    case addition, deletion, substitution, highlight, comment

    var start: StaticString {
        switch self {
        case .addition: "{++"
        case .deletion: "{--"
        case .substitution: "{~~"
        case .highlight: "{=="
        case .comment: "{>>"
        }
    }

    var end: StaticString {
        switch self {
        case .addition: "++}"
        case .deletion: "--}"
        case .substitution: "~~}"
        case .highlight: "==}"
        case .comment: "<<}"
        }
    }

    /// Whether a mark begins at a brace.
    static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index + 2 < bytes.count, bytes[index + 1] == bytes[index + 2] else { return false }
        return "+-~=>".utf8.contains(bytes[index + 1])
    }

    /// Whether a run of signs is part of a mark.
    static func contains(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        if index > 0, bytes[index - 1] == UInt8(ascii: "{"), begins(bytes, at: index - 1) { return true }
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if bytes[index] == UInt8(ascii: "~"), next == UInt8(ascii: ">") { return true }
        return next == bytes[index] && index + 2 < bytes.count && bytes[index + 2] == UInt8(ascii: "}")
    }
}

extension ContentReader {
    /// Turns the marks of CriticMarkup in the events of a block into elements. Both ends stand in the same element; what else looks
    /// like a mark is text.
    mutating func readRevisions(from start: Int) {
        hasRevisions = false
        var revisions = RevisionReader()
        for event in events[start...] { revisions.read(event, in: text) }
        let comment = revisions.comments.isEmpty ? [] : [store("<small>".utf8), store("</small>".utf8)]
        events.replaceSubrange(start..., with: revisions.events)
        for range in revisions.comments {
            events[start + range.lowerBound] = .markup(comment[0])
            events[start + range.upperBound] = .markup(comment[1])
        }
    }
}

/// Reads events one by one.
private struct RevisionReader {
    private(set) var events: [ContentEvent] = []
    /// The events that begin and end comments.
    private(set) var comments: [ClosedRange<Int>] = []
    private var depth = 0
    private var open: Open?

    private struct Open {
        let mark: RevisionMark
        let depth: Int
        /// The event of the mark, and of the one in the middle of a substitution.
        let event: Int
        var middle: Int?
    }

    mutating func read(_ event: ContentEvent, in text: [UInt8]) {
        switch event {
        case .text(let span):
            read(span, in: text)
            return
        case .open, .openLink: depth += 1
        case .close, .closeLink:
            depth -= 1
            if let open, open.depth > depth { self.open = nil }
        case .markup(let span):
            let nesting = MarkupNesting(text[span.range])
            if let open, open.depth > depth + nesting.lowest { self.open = nil }
            depth += nesting.change
        default: break
        }
        events.append(event)
    }

    private mutating func read(_ span: Span, in text: [UInt8]) {
        var start = Int(span.start)
        let end = Int(span.end)
        var index = start
        func has(_ word: StaticString, _ index: Int) -> Bool { text[index..<end].hasPrefix(word) }
        while index < end {
            if let open, open.depth == depth {
                if has(open.mark.end, index) {
                    append(start..<index)
                    close(open)
                    (start, index) = (index + 3, index + 3)
                    continue
                }
                if open.mark == .substitution, open.middle == nil, has("~>", index) {
                    append(start..<index)
                    self.open?.middle = events.count
                    events += [.text(Span(index, index + 2)), .text(Span(index + 2, index + 2))]
                    (start, index) = (index + 2, index + 2)
                    continue
                }
            } else if open == nil, text[index] == UInt8(ascii: "{"),
                let mark = RevisionMark.allCases.first(where: { has($0.start, index) })
            {
                append(start..<index)
                open = Open(mark: mark, depth: depth, event: events.count)
                events.append(.text(Span(index, index + 3)))
                (start, index) = (index + 3, index + 3)
                continue
            }
            index += 1
        }
        append(start..<end)
    }

    private mutating func append(_ range: Range<Int>) {
        if !range.isEmpty { events.append(.text(Span(range.lowerBound, range.upperBound))) }
    }

    private mutating func close(_ open: Open) {
        var element = ContentElement.strikethrough
        switch open.mark {
        case .addition: element = .insertion
        case .highlight: element = .mark
        case .comment: comments.append(open.event...events.count)
        case .deletion, .substitution: break
        }
        events[open.event] = .open(element)
        if let middle = open.middle {
            events[middle] = .close(.strikethrough)
            events[middle + 1] = .open(.insertion)
            element = .insertion
        }
        events.append(.close(element))
        self.open = nil
    }
}
