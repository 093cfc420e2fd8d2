/// Where a document's front matter stands, and where its Markdown begins.
package struct FrontMatterSplit: Sendable, Equatable {
    /// Byte offsets of the YAML between the fences, without them; nil when there is none.
    package var yaml: Range<Int>?
    /// The byte offset of the first line of Markdown.
    package var bodyStart: Int
    /// How many lines stand before ``bodyStart``; add it to every line that libcmark reports.
    package var bodyLine: Int
}

/// Finds front matter: line 1 is `---`, its first line that is no comment looks like `key:`, and a line `---` or `...` ends it.
///
/// A byte order mark before it is passed over. A document that merely opens with a thematic break has none.
package func splitFrontMatter(_ source: [UInt8]) -> FrontMatterSplit {
    FrontMatterSplit(yaml: nil, bodyStart: 0, bodyLine: 0)
}
