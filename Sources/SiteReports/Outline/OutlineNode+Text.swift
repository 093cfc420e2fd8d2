import SiteModel

extension OutlineNode {
    /// The tree for a person: one line a node with its title first, what belongs to it indented below.
    ///
    ///     page "Tools" path=index.md
    ///       section "Editors" level=2 look=section id=editors holds=rows
    ///         row "Vim" id=vim style=subtitle
    ///           detail: an editor
    package var text: String {
        var lines: [String] = []
        appendLines(to: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    private func appendLines(to lines: inout [String], depth: Int) {
        let margin = String(repeating: "  ", count: depth)
        var line = margin + kind
        var longTexts: [String] = []
        for field in fields {
            switch field.value {
            case .text(let text) where field.name == "title": line += " \"\(DisplayText.visible(text))\""
            case .text(let text) where Self.longNames.contains(field.name):
                longTexts.append("\(margin)    \(field.name): \(DisplayText.visible(text))")
            case .text(let text):
                let isQuoted = text.contains(" ")
                line += " \(field.name)=\(isQuoted ? "\"" : "")\(DisplayText.visible(text))\(isQuoted ? "\"" : "")"
            case .number(let number): line += " \(field.name)=\(number)"
            case .flag: line += " \(field.name)"
            }
        }
        lines.append(line)
        lines += longTexts
        for child in children { child.appendLines(to: &lines, depth: depth + 1) }
    }

    /// Shown on a line of their own.
    private static let longNames: Set<String> = ["header", "subtitle", "meta", "detail", "value", "tags", "badges", "body", "text"]
}
