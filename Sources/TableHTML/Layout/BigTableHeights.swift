import TableBasics
import TableModel

/// The heights of a big page's lists before they were laid out, as classes that say numbers in digits: the letter is the place, the
/// digit 1 to 3. big-table.css makes heights of them, in the measures of the theme and of the window.
///
/// A theme changes no page, so the classes say the heights for rows of each scale, and a sheet has rules for those of its theme.
struct BigTableHeights {
    private var scales: [Heights]
    /// Classes of the page: how much less high its rows are in a column of text than on a phone.
    var pageClasses: String { joined(scales.map(\.pageClasses)) }

    init(of page: borrowing Page) {
        scales = RowScale.allCases.map(Heights.init)
        for index in page.rows.indices {
            let height = RowHeight(of: page.rows[index], in: page)
            for scale in scales.indices { scales[scale].add(height) }
        }
    }

    /// The classes of a list: how many rows of one line are as high as it is on a phone.
    mutating func classes(of rows: Range<Int>) -> String {
        joined(scales.indices.map { scales[$0].classes(of: rows) })
    }

    private func joined(_ classes: [String]) -> String { classes.filter { !$0.isEmpty }.joined(separator: " ") }
}

/// For rows of one scale.
private struct Heights {
    private let scale: RowScale
    /// The heights of rows on a phone.
    private var onPhone: [Double] = []
    /// The sums of all rows.
    private var phone = 0.0
    private var column = 0.0
    /// How much higher the lists so far are than what their classes say, which the next one makes up for.
    private var rest = 0.0

    init(_ scale: RowScale) { self.scale = scale }

    mutating func add(_ row: RowHeight) {
        let height = row.onPhone(scale)
        onPhone.append(height)
        phone += height
        column += row.inColumn(scale)
    }

    /// What the rows would lose in a column of 60 digits, in 128ths of their height on a phone; where lines have 52, they lose less.
    var pageClasses: String {
        guard phone > 0 else { return "" }
        let loss = (phone - column) / phone / (scale == .wide ? 2 - 60.0 / 52 : 1)
        return classes(Int((loss * 128).rounded()), in: scale.letters)
    }

    /// The place of the height in the series, in rows of one line.
    mutating func classes(of rows: Range<Int>) -> String {
        let height = rows.reduce(rest) { $0 + onPhone[$1] }
        let ratio = height / scale.height
        let above = Self.series.partitioningIndex { $0 >= ratio }
        let isNearerBelow = above > 0 && (above == Self.series.count || ratio * ratio < Self.series[above] * Self.series[above - 1])
        let place = isNearerBelow ? above - 1 : above
        rest = height - scale.height * Self.series[place]
        return classes(place, in: scale.letters)
    }

    /// Each number is 3.7 % more than the one before, from 1 to ten thousand: as many as four digits with base 4 can tell apart.
    private static let series: [Double] = (1..<256).reduce(into: [1]) { series, _ in
        series.append(series[series.count - 1] * 1.037)
    }

    /// A number with base 4 in as many digits as there are letters; one that is larger is the largest that these can say.
    private func classes(_ value: Int, in letters: String) -> String {
        let value = min(max(0, value), 1 << (2 * letters.count) - 1)
        return zip(letters, (0..<letters.count).reversed()).compactMap { letter, place in
            let digit = value >> (2 * place) & 3
            return digit == 0 ? nil : "\(letter)\(digit)"
        }.joined(separator: " ")
    }
}
