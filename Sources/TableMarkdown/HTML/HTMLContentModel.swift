/// What may stand somewhere.
package enum HTMLPlace: Sendable {
    /// Blocks and text-level content.
    case flow
    /// Text-level content only: inside a heading, inside emphasis.
    case phrasing
    /// Text-level content without links or controls: inside a link.
    case link
}
