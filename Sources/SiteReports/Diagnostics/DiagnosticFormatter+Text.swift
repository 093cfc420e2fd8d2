import SiteModel
package import TableModel

extension DiagnosticFormatter {
    /// A diagnostic for a person, in the manner of rustc:
    ///
    ///     warning[link-target]: no page `guides/instal.md`
    ///       --> Site/index.md:14:13
    ///        |
    ///     14 | - [Install](guides/instal.md) - how to install
    ///        |             ^^^^^^^^^^^^^^^^ not found in Site/
    ///        = help: did you mean `guides/install.md`?
    ///        = also: Site/index.md:20:3
    ///                Site/other.md:4:1
    func text(_ group: DiagnosticGroup) -> String {
        let diagnostic = group.first
        let color = Palette(severity: diagnostic.severity, isUsed: hasColor)
        let message = DisplayText.visible(diagnostic.message)
        var lines = [
            color.severity("\(diagnostic.severity.rawValue)[\(diagnostic.code.name)]") + color.bold(": \(message)")
        ]
        let path = DisplayText.visible(self.path(of: diagnostic))
        var gutter = 1
        if let start = diagnostic.range?.start, !path.isEmpty, start.line > 0 {
            gutter = String(start.line).count
            let margin = String(repeating: " ", count: gutter)
            lines.append("\(margin)\(color.frame("-->")) \(path):\(start.line):\(start.column)")
            lines += Self.excerpt(of: diagnostic, color)
        } else if !path.isEmpty {
            lines.append(" \(color.frame("-->")) \(path)")
        }
        if !diagnostic.help.isEmpty {
            let margin = String(repeating: " ", count: gutter + 1)
            lines.append("\(margin)\(color.frame("=")) \(color.bold("help:")) \(DisplayText.visible(diagnostic.help))")
        }
        for (index, place) in otherPlaces(of: group).enumerated() {
            let margin = String(repeating: " ", count: gutter + 1)
            let start = index == 0 ? "\(color.frame("=")) \(color.bold("also:"))" : "       "
            lines.append("\(margin)\(start) \(place)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// More places of one message than this are counted.
    private static let mostPlaces = 5

    private func otherPlaces(of group: DiagnosticGroup) -> [String] {
        let details = namesAllPlaces ? group.first.details.map(DisplayText.visible) : []
        let count = group.others.count
        let named = namesAllPlaces || count <= Self.mostPlaces ? count : Self.mostPlaces - 1
        var places = group.others.prefix(named).map { diagnostic in
            let path = DisplayText.visible(self.path(of: diagnostic))
            guard let start = diagnostic.range?.start, start.line > 0 else { return path }
            return "\(path):\(start.line):\(start.column)"
        }
        if named < count { places.append("and \(count - named) other places") }
        return details + places
    }

    /// The line of the source that a diagnostic is about, with what is underlined in it, or nothing.
    package static func excerpt(of diagnostic: Diagnostic) -> String {
        excerpt(of: diagnostic, Palette(severity: diagnostic.severity, isUsed: false)).joined(separator: "\n")
    }

    private static func excerpt(of diagnostic: Diagnostic, _ color: Palette) -> [String] {
        guard let range = diagnostic.range, range.start.line > 0 else { return [] }
        let number = String(range.start.line)
        let margin = String(repeating: " ", count: number.count)
        let excerpt = DiagnosticExcerpt(line: diagnostic.excerpt, column: range.start.column, length: range.length)
        let label = diagnostic.label.isEmpty ? "" : " " + DisplayText.visible(diagnostic.label)
        let underline = String(repeating: "^", count: excerpt.width) + label
        return [
            "\(margin) \(color.frame("|"))",
            "\(color.frame("\(number) |"))\(excerpt.text.isEmpty ? "" : " ")\(excerpt.text)",
            "\(margin) \(color.frame("|")) \(String(repeating: " ", count: excerpt.indentation))" + color.severity(underline),
        ]
    }
}

/// The colours of a diagnostic (ECMA-48 8.3.117).
private struct Palette {
    let severity: (String) -> String
    let frame: (String) -> String
    let bold: (String) -> String

    init(severity: Severity, isUsed: Bool) {
        func style(_ code: String) -> (String) -> String {
            { isUsed ? "\u{1B}[\(code)m\($0)\u{1B}[0m" : $0 }
        }
        self.severity =
            switch severity {
            case .error: style("1;31")
            case .warning: style("1;33")
            case .note: style("1;36")
            }
        frame = style("1;34")
        bold = style("1")
    }
}
