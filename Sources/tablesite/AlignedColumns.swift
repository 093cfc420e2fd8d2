import SiteModel
import SiteReports

/// Rows of text in columns, two spaces apart; the last text of a row may be of any width. Control characters are made visible.
func alignedColumns(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map { DisplayText.visible($0) } }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column + 1 < $0.count ? DisplayText.width(of: $0[column]) : 0 }.max() ?? 0 }
    return rows.map { row in
        var line = ""
        var gap = 0
        for (column, text) in row.enumerated() {
            if !text.isEmpty {
                line += String(repeating: " ", count: gap) + text
                gap = 0
            }
            gap += widths[column] - DisplayText.width(of: text) + 2
        }
        return line
    }
}
