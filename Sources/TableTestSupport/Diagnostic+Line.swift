package import TableModel

extension Diagnostic {
    /// The whole diagnostic in one line, for tests: `2:7+5 error[settings-key] unknown key … = did you mean …?`.
    ///
    /// The 5 is the length of the underline.
    package var line: String {
        var line = range.map { "\($0.start.line):\($0.start.column)+\($0.length) " } ?? ""
        line += "\(severity.rawValue)[\(code.name)] \(message)"
        if !label.isEmpty { line += " (\(label))" }
        if !help.isEmpty { line += " = \(help)" }
        return line
    }
}
