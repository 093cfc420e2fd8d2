/// What may stand somewhere (HTML Living Standard §3.2.5, content models).
package enum HTMLContentModel: Sendable {
    /// Blocks and text-level content.
    case flow
    /// Text-level content only: inside a heading, inside emphasis.
    case phrasing
    /// Text-level content without links or controls: inside a link.
    case link
}

/// What is about to be written between pieces of the author's HTML: the element that Markdown asks for.
package enum HTMLInsertion: Sendable {
    case phrasing
    /// A paragraph, which can do without its `p`.
    case paragraph
    case block
}

/// What sorts of content were written since the caller last cleared them (HTML Living Standard §3.2.5.2).
package struct HTMLContentCategories: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something that a `p` cannot hold.
    package static let block = HTMLContentCategories(rawValue: 1)
    /// A link or a control, which no other link can hold.
    package static let interactive = HTMLContentCategories(rawValue: 2)
    /// An image, a film, a sound.
    package static let media = HTMLContentCategories(rawValue: 4)
}
