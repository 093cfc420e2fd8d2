package import TableModel

extension Page {
    /// Whether the number of a row has more digits than the column of numbers has room for: years, entries of a long series.
    package func hasLongNumbers(in rows: Range<Int>) -> Bool { self.rows[rows].contains { ($0.number ?? 0) >= 1000 } }
}
