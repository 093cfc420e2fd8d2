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

/// The heights of a big page's lists before they were laid out, as classes that say numbers in digits: the letter is the place, the
/// digit 1 to 3. big-table.css makes heights of them, in the measures of the theme and of the window.
struct BigTableHeights {
    /// How much higher each row is on a phone than a row of one line.
    private let onPhone: [Int]
    /// Classes of the page: how much of what rows are higher on a phone they are in a column of text, in rows that are tall
    /// anyway on a phone and in a column, in 64ths; how much less in a wider column than in a column, in 32nds; and whether most rows
    /// are titles.
    let pageClasses: String
    /// How much higher the rows so far are than what their classes say, which the next list makes up for.
    private var rest = 0

    init(of page: borrowing Page) {
        var onPhone: [Int] = []
        var (phone, column, wideColumn, tallOnPhone, tallInColumn) = (0, 0, 0, 0, 0)
        onPhone.reserveCapacity(page.rows.count)
        for index in page.rows.indices {
            let height = RowHeight(of: page.rows[index], in: page)
            onPhone.append(height.phone)
            phone += height.phone
            column += height.column
            wideColumn += height.wideColumn
            tallOnPhone += height.tallOnPhone
            tallInColumn += height.tallInColumn
        }
        self.onPhone = onPhone
        func part(_ height: Int, in parts: Int) -> Int { phone == 0 ? 0 : (height * parts * 2 + phone) / (phone * 2) }
        let titles = page.rows.count { if case .paragraph = $0.style { false } else { true } }
        let digits = Self.classes([
            ("abc", part(column, in: 64)), ("def", part(tallOnPhone, in: 64)), ("ghi", part(tallInColumn, in: 64)),
            ("kj", min(15, part(max(0, column - wideColumn), in: 32))),
        ])
        pageClasses = [digits, titles * 2 > page.rows.count ? "l1" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The classes of a list: how many rows it has, and the root of how many 128ths of a line of text these are higher on a phone, each
    /// on the average, than a row of one line.
    mutating func classes(of rows: Range<Int>) -> String {
        let height = rows.reduce(rest) { $0 + onPhone[$1] }
        let unit = Double(rows.count) * Self.line / 128
        let root = min(63, (Double(max(0, height)) / unit).squareRoot().rounded())
        rest = height - Int(root * root * unit)
        return Self.classes([("kjabc", rows.count), ("def", Int(root))])
    }

    /// Of a paragraph, see ``RowHeight``.
    private static let line = 23.8

    /// Numbers with base 4, each in as many digits as it has letters; of one that is larger, the largest that these can say.
    private static func classes(_ numbers: [(letters: String, value: Int)]) -> String {
        numbers.flatMap { letters, value in
            let value = min(value, 1 << (2 * letters.count) - 1)
            return zip(letters, (0..<letters.count).reversed()).compactMap { letter, place in
                let digit = value >> (2 * place) & 3
                return digit == 0 ? nil : "\(letter)\(digit)"
            }
        }.joined(separator: " ")
    }
}

extension Page {
    /// The page has so many rows that lists out of sight are not laid out.
    package var isBig: Bool { rows.count > BigTable.longPage }
}
