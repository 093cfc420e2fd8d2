/// A run of UTF-8 bytes in ``Page/text``.
///
/// A page keeps all its words in one buffer and points into it, so that a row costs no allocation.
package struct Span: Sendable, Equatable, Hashable {
    package var start: Int32
    package var end: Int32

    package init(_ start: Int, _ end: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    package static let empty = Span(0, 0)

    package var isEmpty: Bool { start >= end }
    package var count: Int { Int(end) - Int(start) }
    package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// A run of ``ContentEvent`` values in ``Page/events``: a title, a paragraph, the blocks below a row.
package struct Passage: Sendable, Equatable, Hashable {
    package var start: Int32
    package var end: Int32

    package init(_ start: Int, _ end: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    package static let empty = Passage(0, 0)

    package var isEmpty: Bool { start >= end }
    package var count: Int { Int(end) - Int(start) }
    package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
