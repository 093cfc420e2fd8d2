package import TableModel

/// How large the value of one YAML document may become.
enum YAMLLimits {
    /// Lists and mappings inside each other.
    static let depth = 32
    /// Scalars, lists and mappings together, aliases expanded.
    static let size = 200_000
}

extension DiagnosticCode {
    package static let yamlLimit = DiagnosticCode(
        "yaml-limit", .error, "a YAML value is nested too deeply or has too many parts",
        explanation: """
            YAML lets a few lines stand for millions of values, by aliases to lists of aliases. So that no file can fill the
            memory, lists and mappings may be nested 32 deep, and a file may hold 200000 values, aliases expanded.

                a: &a [x, x, x, x, x, x, x, x, x]
                b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
                c: [*b, *b, *b, *b, *b, *b, *b, *b, *b]     and so on

            Write the values out, or move large tables into Markdown documents.
            """)
}

extension Diagnostic {
    static func tooDeep(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlLimit, "values are nested more than \(YAMLLimits.depth) deep", path: path, at: range,
            help: "write the inner lists as text, or leave them out")
    }

    static func tooLarge(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlLimit, "more than \(YAMLLimits.size) values, aliases expanded", path: path, at: range,
            help: "use fewer aliases (`*name`)")
    }
}

extension YAMLNode {
    /// The node itself and everything in it, aliases expanded.
    var size: Int {
        switch content {
        case .scalar: 1
        case .sequence(let items): items.reduce(1) { $0 + $1.size }
        case .mapping(let entries): entries.reduce(1) { $0 + $1.key.size + $1.value.size }
        }
    }

    /// How many lists and mappings stand inside each other; 0 for a scalar.
    var height: Int {
        switch content {
        case .scalar: 0
        case .sequence(let items): 1 + (items.lazy.map(\.height).max() ?? 0)
        case .mapping(let entries): 1 + (entries.lazy.map { max($0.key.height, $0.value.height) }.max() ?? 0)
        }
    }
}
