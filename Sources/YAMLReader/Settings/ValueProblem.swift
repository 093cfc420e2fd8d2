package import TableModel

/// Why a value cannot be used: it is not of the kind that its key takes.
package struct ValueProblem: Error, Equatable {
    /// The author's own words, or what stands there: `a list`.
    package let found: String
    package let range: SourceRange
    package let help: String

    /// - Parameter found: what stands there, where the node alone does not tell it.
    package init(_ node: YAMLNode, found: String? = nil, help: String = "") {
        self.found = found ?? node.summary
        self.range = node.range
        self.help = help
    }
}

extension YAMLNode {
    /// How a message names the node: short text in back-ticks, anything else by its kind.
    package var summary: String {
        switch content {
        case .sequence: return "a list"
        case .mapping: return "a mapping"
        case .scalar where isNull: return "nothing"
        case .scalar(let text, _):
            let line = text.prefix { !$0.isNewline }
            return line.count == text.count && line.count <= 40 ? "`\(line)`" : "`\(line.prefix(39))…`"
        }
    }
}
