package import TableModel

extension DiagnosticCode {
    package static let settingsKey = DiagnosticCode(
        "settings-key", .error, "a settings file has a key that means nothing",
        explanation: """
            A key that is not known has no effect, which is hardly what its author wanted.

                langauge: de

            Correct the key to the one that the message names:

                language: de

            `tablesite init --schema` prints all keys as a JSON Schema, with which editors complete and check them.
            """)

    package static let settingsValue = DiagnosticCode(
        "settings-value", .error, "a setting has a value that it cannot take",
        exceptions: [.frontMatter],
        explanation: """
            The setting keeps its default. In front matter this is a warning: the page is built without the setting.

                style: insett
                order: first

            Give it a value of the kind that the message names:

                style: inset
                order: 1
            """)
}

extension Diagnostic {
    package static func settingsValue(
        of key: String, takes kind: ValueKind, _ problem: ValueProblem, path: String
    ) -> Diagnostic {
        Diagnostic(
            .settingsValue, "`\(key)` takes \(kind.name), not \(problem.found)", path: path, at: problem.range,
            help: problem.help)
    }

    package static func settingsKey(
        _ name: String, known: [String], path: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .settingsKey, "unknown key `\(name)`", path: path, at: range,
            help: nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
                ?? "the keys are \(known.joined(separator: ", "))")
    }

    static func noMapping(_ node: YAMLNode, path: String) -> Diagnostic {
        Diagnostic(
            .settingsValue, "settings are lines of `key: value`, not \(node.summary)", path: path, at: node.range)
    }

    static func keyIsNoText(_ key: YAMLNode, path: String) -> Diagnostic {
        Diagnostic(
            .settingsValue, "a key is text, not \(key.summary)", path: path, at: key.range,
            help: "put text that begins with `{` or `[` in quotes")
    }
}
