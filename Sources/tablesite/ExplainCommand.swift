import ArgumentParser
import TableBuild
import TableModel

/// `tablesite explain`.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a diagnostic, with an example and its cure.",
        discussion: "Without CODE: lists all codes.")

    @Argument(help: "What stands in brackets: `link-target`.", completion: NameCompletion.codes)
    var code: String?

    func run() async throws {
        guard let code else { return Terminal.output.write(Self.list) }
        guard let known = DiagnosticCode.named(code) else {
            let names = DiagnosticCode.all.map(\.name)
            let help = nearestName(to: code, in: names).map { "did you mean `\($0)`?" } ?? "`tablesite explain` lists all codes"
            throw ValidationError("there is no diagnostic `\(code)`; \(help)")
        }
        let head = "\(known.severity.rawValue)[\(known.name)]: \(known.summary)\n\(Self.exceptions(known))"
        Terminal.output.write("\(head)\n\(known.explanation)\n\(Self.wayToSilence(known))")
    }

    /// Where it has another severity.
    private static func exceptions(_ code: DiagnosticCode) -> String {
        code.exceptions.map { "Also: \($0.severity.rawValue) \($0.place).\n" }.joined()
    }

    /// Where its author knows better.
    private static func wayToSilence(_ code: DiagnosticCode) -> String {
        code.isFixed
            ? ""
            : """

            To have it silent, or as an error: `diagnostics: { \(code.name): off }` in Site/tablesite.yml, or tablesite.yml where there is \
            no Site/ (or `error`, `warning`, `note`), or `<!-- tablesite-ignore \(code.name) -->` above the block.

            """
    }

    private static var list: String {
        let width = DiagnosticCode.all.map(\.name.count).max() ?? 0
        return DiagnosticCode.all.map { code in
            "\(code.name)\(String(repeating: " ", count: width - code.name.count))  \(code.severities): \(code.summary)\n"
        }.joined()
    }
}
