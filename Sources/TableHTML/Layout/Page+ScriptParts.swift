package import TableModel

extension Page {
    /// What the site's script does on the page.
    package var scriptParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        // A list of contents leads to what is looked for.
        let contents = sections.reduce(0) { $0 + ($1.isContents ? $1.rows.count : 0) }
        if rows.count - contents >= Self.rowsToFilter { parts.insert(.filter) }
        if rows.contains(where: { $0.task != nil }) { parts.insert(.ticks) }
        return parts
    }

    /// Fewer rows are in sight at once, on a phone as well: there is nothing to look for.
    private static var rowsToFilter: Int { 12 }
}
