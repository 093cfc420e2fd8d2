import TableModel

extension PageRenderer {
    /// Writes an empty place for each former id of a row or heading, inside of it.
    mutating func aliases(_ ids: [Span]) {
        for id in ids {
            html.markup("<a")
            html.attribute("id", id)
            html.markup(" class=tv-alias></a>")
        }
    }
}
