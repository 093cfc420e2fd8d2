package import TableModel

extension Page {
    /// What the site's script does on the page.
    package var scriptParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        if rows.count >= Self.rowsToFilter { parts.insert(.filter) }
        if rows.contains(where: { $0.task != nil }) { parts.insert(.ticks) }
        return parts
    }

    /// Fewer rows are in sight at once, on a phone as well: there is nothing to look for.
    private static var rowsToFilter: Int { 12 }
}
