/// Where the cells of a document's tables stand in the source.
///
/// libcmark reads them apart from the document: see ``TableFinder``.
struct CellPlaces {
    /// The document that libcmark has made of the cells; nil when there are none.
    var root: MarkdownNode?
    /// By cell, in the order of their nodes.
    var ranges: [Range<Int>] = []
    /// The bytes before the text of each cell that are none of the source's.
    let guardLength: Int

    /// The place of a cell; nil for any other block.
    func range(ofCell block: MarkdownNode) -> Range<Int>? {
        guard let root, block.parent == root else { return nil }
        // Every cell is a line, with an empty one behind it.
        let index = (block.line - 1) / 2
        return index < ranges.count ? ranges[index] : nil
    }
}
