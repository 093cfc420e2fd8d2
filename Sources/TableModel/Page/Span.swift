/// A run of UTF-8 bytes in ``Page/text``.
///
/// A page keeps all its words in one buffer and points into it, so that a row costs no allocation.
@usableFromInline package struct Span: Sendable, Equatable, Hashable {
    @usableFromInline package var start: Int32
    @usableFromInline package var end: Int32

    @inlinable package init(_ start: Int, _ end: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    @inlinable package static var empty: Span { Span(0, 0) }

    @inlinable package var isEmpty: Bool { start >= end }
    @inlinable package var count: Int { Int(end) - Int(start) }
    @inlinable package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// A run of ``ContentEvent`` values in ``Page/events``: a title, a paragraph, the blocks below a row.
@usableFromInline package struct EventRange: Sendable, Equatable, Hashable {
    @usableFromInline package var start: Int32
    @usableFromInline package var end: Int32

    @inlinable package init(_ start: Int, _ end: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    @inlinable package static var empty: EventRange { EventRange(0, 0) }

    @inlinable package var isEmpty: Bool { start >= end }
    @inlinable package var count: Int { Int(end) - Int(start) }
    @inlinable package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
