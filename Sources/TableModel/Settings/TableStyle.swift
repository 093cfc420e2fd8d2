/// The outline of a table, as in `UITableView.Style`.
package enum TableStyle: String, Sendable, CaseIterable {
    /// Rows from edge to edge, section headers that stick to the top.
    case plain
    /// Sections apart from each other, rows from edge to edge.
    case grouped
    /// Sections apart from each other, rows inset with rounded corners.
    case inset
}
