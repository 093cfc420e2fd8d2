import ArgumentParser
import TableBuild
import TableModel
import TableThemes

/// `tablesite theme check`.
struct ThemeCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Reports what is wrong with a theme: tokens, values, contrasts.",
        discussion: "Without NAME: the theme of the site and all of the project's own.")

    @Argument(help: "The name of a theme.")
    var name: String?

    @Flag(help: "Check every theme, the bundled ones as well.")
    var all = false

    @OptionGroup var options: ThemeOptions

    func validate() throws {
        if all, let name { throw ValidationError("`--all` checks every theme; leave out `\(name)` or `--all`") }
    }

    func run() async throws {
        try await reportingErrors {
            let layout = try options.locateProject()
            let project = try Project.readConfiguration(of: layout, options: BuildOptions(theme: name))
            var diagnostics = project.diagnostics
            var lines: [String] = []
            let names = names(in: project.value)
            for name in names {
                let isOfSite = name == project.value.theme.name
                let found = inspectTheme(
                    named: name, in: project.value.themes, siteTokens: isOfSite ? project.value.settings.tokens : [])
                // What a base has wrong is told when the base is checked.
                let others = names.filter { $0 != name }.map { "Themes/\($0)/" }
                diagnostics += found.diagnostics.filter { diagnostic in !others.contains { diagnostic.path.hasPrefix($0) } }
                lines.append(summary(of: name, found))
            }
            let finished = project.value.finish(diagnostics)
            let printer = DiagnosticPrinter(options: options, project: layout.project)
            printer.print(finished)
            for line in lines { printer.printSummary(line) }
            try printer.exitIfFailed(finished)
        }
    }

    /// The themes to check, each once, that of the site first; a theme that does not exist was reported already.
    private func names(in project: SiteConfiguration) -> [String] {
        let themes = project.themes
        let others = all ? themes.names : name == nil ? themes.names.filter { themes.origin(of: $0) == .project } : []
        let first = name ?? project.settings.theme ?? "system"
        return (themes.origin(of: first) == nil ? [] : [first]) + others.filter { $0 != first }
    }

    private func summary(of name: String, _ inspection: ThemeInspection) -> String {
        let places = "\(counted(inspection.placeCount, "place")) in \(counted(inspection.schemeCount, "scheme"))"
        return "\(DisplayText.visible(name)): \(counted(inspection.tokenCount, "token")), \(places) checked"
    }
}
