import TableCSS
import TableModel
import TableThemes

/// What themes make of rows, as far as guesses of heights tell it apart.
///
/// Rows of other heights, a theme's or a section's own, are guessed as if all of them were higher by the same part: right where they
/// have one line, too high where they have more.
enum RowScale: String, CaseIterable {
    /// Rows that are as high as one line or little more, in a column of some 60 digits.
    case low
    /// The same in a column of some 66 digits.
    case wide
    /// Rows as high as nearly four lines.
    case tall

    /// The least height of a row, in pixels where one rem is 17.
    var height: Double { self == .tall ? 100 : 44 }

    /// The letters of the digits that are said of such rows.
    var letters: String {
        switch self {
        case .low: "abcd"
        case .wide: "efgh"
        case .tall: "ijkl"
        }
    }

    /// Lengths that are no single number count as those of most themes.
    init(of theme: Theme) {
        func pixels(_ name: String) -> Double {
            let value = theme.tokens.last { $0.name == name }?.light ?? ""
            guard case .number(let number, let unit)? = CSSValueParser.parse(value).first else { return 0 }
            return unit == "px" ? number : unit == "rem" ? number * 17 : 0
        }
        self = pixels("row-height") > 66 ? .tall : pixels("column-width") > 46 * 17 ? .wide : .low
    }
}
