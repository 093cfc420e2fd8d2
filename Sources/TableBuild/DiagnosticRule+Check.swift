package import TableModel
import YAMLReader

/// What is wrong with the codes that `diagnostics` in the settings names: there is no such diagnostic, or nobody can make less of it.
///
/// - Parameter path: of the settings file.
package func checkRules(_ rules: [DiagnosticRule], path: String) -> [Diagnostic] {
    var told: Set<String> = []
    return rules.compactMap { rule in
        guard let range = rule.code.range, told.insert(rule.code.text).inserted else { return nil }
        guard let code = DiagnosticCode.named(rule.code.text) else { return .unknownCode(rule.code.text, path: path, at: range) }
        return code.isFixed ? .fixedCode(code, path: path, at: range) : nil
    }
}

extension Diagnostic {
    fileprivate static func unknownCode(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .settingsKey, "there is no diagnostic `\(name)`", path: path, at: range,
            help: nearestName(to: name, in: DiagnosticCode.all.map(\.name)).map { "did you mean `\($0)`?" }
                ?? "`tablesite explain` lists all codes")
    }

    fileprivate static func fixedCode(_ code: DiagnosticCode, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .settingsValue, "`\(code.name)` is always an error", path: path, at: range,
            help: "nothing is done when it comes, which a command must not hide")
    }
}
