/// What may stand somewhere.
package enum HTMLPlace: Sendable {
    /// Blocks and text-level content.
    case flow
    /// Text-level content only: inside a heading, inside emphasis.
    case phrasing
    /// Text-level content without links or controls: inside a link.
    case link
}

/// What the caller is about to write itself between pieces of the author's HTML.
package enum HTMLContent: Sendable {
    case phrasing
    /// A paragraph, which can do without its `p`.
    case paragraph
    case block
}

/// What was written since the caller last cleared it.
package struct HTMLFacts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something that a `p` cannot hold.
    package static let block = HTMLFacts(rawValue: 1)
    /// A link or a control, which no other link can hold.
    package static let interactive = HTMLFacts(rawValue: 2)
    /// An image, a film, a sound.
    package static let media = HTMLFacts(rawValue: 4)
}
