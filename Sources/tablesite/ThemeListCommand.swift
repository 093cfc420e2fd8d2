import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableModel
import TableThemes

/// `tablesite theme list`.
struct ThemeListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the themes at hand.")

    @OptionGroup var options: ThemeOptions

    func run() async throws {
        try await reportingErrors(options) {
            let layout = try options.locateProject()
            let files = readThemeFiles(in: layout.themes)
            let themes = availableThemes(in: files.value)
            if options.format == .json {
                for theme in themes.value {
                    let fields: [(String, JSONValue)] = [
                        ("name", .string(theme.name)), ("origin", .string(theme.origin.rawValue)),
                        ("extends", theme.base.map(JSONValue.string) ?? .null), ("description", .string(theme.description)),
                    ]
                    Terminal.output.writeLine(JSONValue.object(fields).text)
                }
            } else {
                let rows = themes.value.map { theme in
                    [
                        theme.name, theme.origin == .project ? "Themes/" : "bundled",
                        theme.base.map { "extends \($0)" } ?? "", theme.description,
                    ]
                }
                for line in DisplayText.columns(rows) { Terminal.output.writeLine(line) }
            }
            var printer = DiagnosticPrinter(options: options, project: layout.project)
            printer.outputIsTaken = options.format != .text
            let diagnostics = files.value.finish(files.diagnostics + themes.diagnostics)
            printer.print(diagnostics)
            try printer.exitIfFailed(diagnostics)
        }
    }
}
