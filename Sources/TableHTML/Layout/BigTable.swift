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

    /// The classes of a list, which say how high it may be before it was laid out: in rows of one line a power of two, a twelfth of an
    /// octave above it, and how much higher it is on a phone. big-table.css has their numbers.
    static func heightClasses(of rows: Range<Int>, in page: Page) -> String {
        var wide = 0
        var narrow = 0
        for index in rows {
            let height = RowHeight(of: page.rows[index], in: page)
            wide += height.wide
            narrow += height.narrow
        }
        let steps = nearest(wide, over: RowHeight.oneLine, in: octave, upTo: 12 * 12 - 1)
        return "a\(steps / 12) b\(steps % 12) c\(nearest(narrow, over: wide, in: octave, upTo: 11))"
    }

    /// How often `numerator` is as much as `denominator` in twelfths of an octave, without a logarithm, which machines may round apart.
    private static func nearest(_ numerator: Int, over denominator: Int, in octave: [Int], upTo last: Int) -> Int {
        var bound = max(denominator, 1) * 10000
        for step in 0..<last {
            // Half a step above this one the next is nearer.
            if numerator * 10000 * 10000 < bound * 10293 { return step }
            bound = max(denominator, 1) * octave[(step + 1) % 12] << ((step + 1) / 12)
        }
        return last
    }

    /// The twelfths of an octave, as those of a keyboard, in ten thousandths.
    private static let octave = [10000, 10595, 11225, 11892, 12599, 13348, 14142, 14983, 15874, 16818, 17818, 18877]
}

extension Page {
    /// The page has so many rows that lists out of sight are not laid out.
    package var isBig: Bool { rows.count > BigTable.longPage }
}
