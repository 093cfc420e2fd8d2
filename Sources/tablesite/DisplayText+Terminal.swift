import SiteDisk
import SiteModel
import TableBasics

extension DisplayText {
    /// Rows of text in columns, two spaces apart; the last text of a row may be of any width. Control characters are made visible.
    static func columns(_ rows: [[String]]) -> [String] {
        let rows = rows.map { $0.map { visible($0) } }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { column + 1 < $0.count ? width(of: $0[column]) : 0 }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            var gap = 0
            for (column, text) in row.enumerated() {
                if !text.isEmpty {
                    line += String(repeating: " ", count: gap) + text
                    gap = 0
                }
                gap += widths[column] - width(of: text) + 2
            }
            return line
        }
    }

    /// A folder as a person who runs the command would write it: from the current folder when it is in there, absolute otherwise.
    static func folder(_ path: String) -> String {
        guard let current = FileSystem.realPath(of: "."), let real = FileSystem.realPath(of: path), real != current else {
            return visible(path)
        }
        let relative = SourcePath.relativeFromRoot(real, to: current)
        return visible(relative.hasPrefix("..") ? real : relative) + "/"
    }
}
