package import TableModel

/// The measures by which long tables are cut, so that a browser lays out only what is seen.
enum BigTable {
    /// Pages with more rows than this skip the layout of lists out of sight.
    static let longPage = 500
    /// Lists with more rows than this are cut.
    static let longList = 500
    /// Rows in a part of a cut list, without those that go on with the row before: even, so that stripes go on.
    static let partSize = 100

    /// The parts that the rows of a section are cut into; none begins with what belongs to the row before.
    static func parts(of section: Section, in page: Page) -> [Range<Int>] {
        let all = section.rows
        guard all.count > longList else { return all.isEmpty ? [] : [all] }
        var parts: [Range<Int>] = []
        var start = all.lowerBound
        while start < all.upperBound {
            var end = start
            var count = 0
            while end < all.upperBound, count < partSize || page.rows[end].isContinuation {
                if !page.rows[end].isContinuation { count += 1 }
                end += 1
            }
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}

extension Page {
    /// The page has so many rows that lists out of sight are not laid out.
    package var isBig: Bool { rows.count > BigTable.longPage }
}
