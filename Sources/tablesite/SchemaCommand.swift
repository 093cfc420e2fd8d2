import ArgumentParser
import SiteModel
import SiteReports
import SiteStages
import TableBuild
import TableModel
import TableThemes

/// `tablesite schema`.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints a JSON Schema: of what is written here, and of what tablesite writes.",
        discussion: "Editors complete and check settings and themes with it, programs check reports.")

    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case settings, theme, message, outline, rows

        var json: String {
            switch self {
            case .settings: SettingsSchema.json(codes: DiagnosticCode.all.map(\.name))
            case .theme: ThemeSchema.json
            case .message: ReportSchemas.message
            case .outline: ReportSchemas.outline
            case .rows: RowsSchema.json
            }
        }
    }

    @Argument(help: "Of what; settings are tablesite.yml and front matter.")
    var kind: Kind

    func run() { Terminal.output.write(kind.json) }
}
