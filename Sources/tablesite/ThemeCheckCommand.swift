import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBuild
import TableModel
import TableThemes

/// `tablesite theme check`.
struct ThemeCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Reports what is wrong with a theme: tokens, values, contrasts.",
        discussion: "Without NAME: the theme of the site and all that have files in Themes/.")

    @Argument(help: "The name of a theme.", completion: NameCompletion.themes)
    var name: String?

    @Flag(help: "Check every theme, the bundled ones as well.")
    var all = false

    @OptionGroup var options: ThemeOptions

    func validate() throws {
        if all, let name { throw ValidationError("`--all` checks every theme; leave out `\(name)` or `--all`") }
    }

    func run() async throws {
        try await reportingErrors(options) {
            let layout = try options.locateProject()
            let project = try Project.readConfiguration(of: layout, options: BuildOptions(theme: name))
            var diagnostics = project.diagnostics
            diagnostics += checkRules(project.value.settings.diagnosticRules, path: project.value.file?.path ?? "")
            var lines: [String] = []
            let names = names(in: project.value)
            var ofBases: [Diagnostic] = []
            for name in names {
                let isOfSite = name == project.value.theme.name
                let found = inspectTheme(
                    named: name, in: project.value.themes, siteTokens: isOfSite ? project.value.settings.tokens : [])
                let others = names.filter { $0 != name }.map { "Themes/\($0)/" }
                for diagnostic in found.diagnostics {
                    if others.contains(where: { diagnostic.path.hasPrefix($0) }) {
                        ofBases.append(diagnostic)
                    } else {
                        diagnostics.append(diagnostic)
                    }
                }
                if !found.isIncomplete { lines.append(summary(of: name, found)) }
            }
            diagnostics += Self.untold(ofBases, besides: diagnostics)
            if name == nil { diagnostics += checkThemeFolders(in: project.value.themes) }
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
        // A file in the place of a bundled one makes another theme of that.
        let others = all ? themes.names : name == nil ? themes.projectFolders.filter { themes.origin(of: $0) != nil } : []
        let first = name ?? project.settings.theme ?? "system"
        return (themes.origin(of: first) == nil ? [] : [first]) + others.filter { $0 != first }
    }

    /// What is wrong with a base is told when the base is checked, unless it is only wrong as a base: a loop.
    private static func untold(_ ofBases: [Diagnostic], besides told: [Diagnostic]) -> [Diagnostic] {
        ofBases.reduce(into: []) { untold, diagnostic in
            let isTold = (told + untold).contains {
                $0.code == diagnostic.code && $0.path == diagnostic.path && $0.range == diagnostic.range
            }
            if !isTold { untold.append(diagnostic) }
        }
    }

    private func summary(of name: String, _ inspection: ThemeInspection) -> String {
        let places = "\(inspection.placeCount.phrase("place")) in \(inspection.schemeCount.phrase("scheme"))"
        let waived = inspection.waivedCount == 0 ? "" : ", \(inspection.waivedCount) waived"
        return "\(DisplayText.visible(name)): \(inspection.tokenCount.phrase("token")), \(places) checked\(waived)"
    }
}
