import TableModel
import YAMLReader

/// What `diagnostics` in the settings says: `code: severity`, or `code:` with a mapping of paths to severities.
///
/// Gives `settings-value`. Whether there are diagnostics of these codes is for those to say who know all of them.
func readDiagnosticRules(_ node: YAMLNode, path: String) -> Checked<[DiagnosticRule]> {
    var rules = Checked([DiagnosticRule]())
    guard case .mapping(let entries) = node.content else {
        rules.diagnostics = [.settingsValue(of: "diagnostics", takes: .diagnostics, ValueProblem(node), path: path)]
        return rules
    }
    for entry in entries where !entry.value.isNull {
        guard case .success(let name) = entry.key.text() else {
            rules.diagnostics.append(
                .settingsValue(of: "diagnostics", takes: .diagnostics, ValueProblem(entry.key), path: path))
            continue
        }
        let code = PlacedText(name, at: entry.key.range)
        guard case .mapping(let paths) = entry.value.content else {
            rules.add(code, in: nil, entry.value, path: path)
            continue
        }
        for entry in paths where !entry.value.isNull {
            guard case .success(let pattern) = entry.key.text(), PathPattern(pattern) != nil else {
                rules.diagnostics.append(
                    .settingsValue(of: name, takes: .pathPattern, ValueProblem(entry.key), path: path))
                continue
            }
            rules.add(code, in: PlacedText(pattern, at: entry.key.range), entry.value, path: path)
        }
    }
    return rules
}

extension Checked where Value == [DiagnosticRule] {
    fileprivate mutating func add(_ code: PlacedText, in pattern: PlacedText?, _ node: YAMLNode, path: String) {
        switch node.severity() {
        case .success(let severity): value.append(DiagnosticRule(code, in: pattern, severity: severity))
        case .failure(let problem):
            diagnostics.append(.settingsValue(of: pattern?.text ?? code.text, takes: .severity, problem, path: path))
        }
    }
}

extension YAMLNode {
    /// The severity that is named; nil within for `off`, which is `false` to YAML 1.1.
    fileprivate func severity() -> Result<Severity?, ValueProblem> {
        if case .scalar("false", isQuoted: false) = content { return .success(nil) }
        return choice(of: ValueKind.severities).map { Severity(rawValue: $0) }
    }
}

extension ValueKind {
    static let severities = ["error", "warning", "note", "off"]
    static let severity = ValueKind("one of \(severities.joined(separator: ", "))", schema: #""enum": [\#(severityNames)]"#)
    static let pathPattern = ValueKind("paths and patterns of paths", schema: #""type": "object""#)
    /// The schema refers to the names of all codes, which ``SettingsSchema`` is given.
    static let diagnostics = ValueKind(
        "a mapping of codes to severities",
        schema: #"""
            "type": ["object", "null"], "propertyNames": {"$ref": "#/$defs/diagnosticCode"}, "additionalProperties": {"anyOf": \#
            [{"enum": [\#(severityNames), null]}, {"type": "object", "additionalProperties": {"enum": [\#(severityNames), null]}}]}
            """#)

    /// `off` without quotes is `false` to many readers of YAML.
    private static let severityNames = severities.map { "\"\($0)\"" }.joined(separator: ", ") + ", false"
}
