import TableBasics
import TableModel

extension DiagnosticFormatter {
    /// A run as a SARIF 2.1.0 log, for code scanning: a rule for each code that occurs and a result for each place.
    ///
    /// Columns are counted in Unicode scalars, which SARIF §3.14.17 wants to be told; ours count bytes.
    func sarif(_ diagnostics: [Diagnostic]) -> String {
        let codes = Dictionary(diagnostics.map { ($0.code.name, $0.code) }) { first, _ in first }.values.sorted {
            $0.name < $1.name
        }
        let driver: [(String, JSONValue)] = [
            ("name", .string("tablesite")), ("version", .string(version)), ("rules", .array(codes.map(sarifRule))),
        ]
        let run: [(String, JSONValue)] = [
            ("tool", .object([("driver", .object(driver))])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(diagnostics.map(sarifResult))),
        ]
        let log: [(String, JSONValue)] = [
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([.object(run)])),
        ]
        return JSONValue.object(log).text + "\n"
    }

    private func sarifRule(_ code: DiagnosticCode) -> JSONValue {
        .object([
            ("id", .string(code.name)), ("shortDescription", .object([("text", .string(code.summary))])),
            ("fullDescription", .object([("text", .string(code.explanation))])),
            ("help", .object([("text", .string(code.explanation))])),
            ("defaultConfiguration", .object([("level", .string(code.severity.rawValue))])),
        ])
    }

    private func sarifResult(_ diagnostic: Diagnostic) -> JSONValue {
        let message = diagnostic.message + (diagnostic.help.isEmpty ? "" : "; \(diagnostic.help)")
        // Code scanning takes no run in which a result has no place; the project's stands for problems of the run.
        let uri = diagnostic.path.isEmpty ? "." : URLPath.encoded(path(of: diagnostic))
        var place = [("artifactLocation", JSONValue.object([("uri", .string(uri))]))]
        if let region = sarifRegion(of: diagnostic) { place.append(("region", region)) }
        return .object([
            ("ruleId", .string(diagnostic.code.name)), ("level", .string(diagnostic.severity.rawValue)),
            ("message", .object([("text", .string(message))])),
            ("locations", .array([.object([("physicalLocation", .object(place))])])),
        ])
    }

    private func sarifRegion(of diagnostic: Diagnostic) -> JSONValue? {
        guard let range = diagnostic.range, range.start.line > 0 else { return nil }
        let (start, end) = (max(0, range.start.column - 1), max(0, range.start.column - 1 + range.length))
        func column(_ offset: Int) -> Int {
            let bytes = diagnostic.excerpt.utf8
            // Continuation bytes are no scalars of their own.
            let scalars = bytes.prefix(offset).scalarCount
            return 1 + scalars + max(0, offset - bytes.count)
        }
        return .object([
            ("startLine", .integer(range.start.line)), ("startColumn", .integer(column(start))),
            ("endColumn", .integer(column(end))),
        ])
    }
}
