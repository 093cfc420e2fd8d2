/// How the parts of a row stand to each other, as in `UITableViewCell.CellStyle`.
package enum CellStyle: String, Sendable, CaseIterable {
    /// A title alone.
    case `default`
    /// The detail below the title.
    case subtitle
    /// The detail at the row's end.
    case value1
    /// A narrow label, then the detail.
    case value2
    /// Text without a title: a sentence, a step, a whole paragraph.
    case paragraph
}
