import TableModel

extension Page {
    /// Adds bytes to the page's text.
    mutating func append(_ string: String) -> Span {
        let start = text.count
        text.append(contentsOf: string.utf8)
        return Span(start, text.count)
    }
}
