/// What the caller is about to write itself between pieces of the author's HTML.
package enum HTMLContent: Sendable {
    case phrasing
    /// A paragraph, which can do without its `p`.
    case paragraph
    case block
}
