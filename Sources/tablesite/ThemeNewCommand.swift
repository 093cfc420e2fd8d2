import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableModel
import TableThemes

/// `tablesite theme new`.
struct ThemeNewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a theme of the project's own, which begins as another one.",
        discussion: "Nothing is overwritten.")

    @Argument(help: "The name of the new theme: small letters, digits and `-`.")
    var name: String

    @Option(
        help: ArgumentHelp("The theme whose tokens and rules it begins with.", valueName: "name"),
        completion: NameCompletion.themes)
    var extends = "system"

    @OptionGroup var options: ThemeOptions

    func validate() throws {
        if let fault = ThemeName.fault(of: name) {
            let way = ThemeName.plain(name).map { "; `\($0)` would do" } ?? ""
            throw ValidationError("the name `\(name)` \(fault)\(way)")
        }
    }

    func run() async throws {
        try await reportingErrors(options) {
            let layout = try options.locateProject()
            let files = readThemeFiles(in: layout.themes)
            if files.value.origin(of: name) == .bundled {
                throw ThemeFileError(
                    "`\(name)` is a bundled theme; choose another name, or change it with `tablesite theme eject \(name)`")
            }
            let base = readTheme(named: extends, in: files.value)
            let printer = DiagnosticPrinter(options: options, project: layout.project)
            printer.print(base.diagnostics)
            if files.value.origin(of: extends) != nil {
                let text = ThemeManifest.starter(named: name, extending: base.value)
                try layout.writeThemeFiles([("\(name)/theme.yml", Array(text.utf8))], printer: printer)
                let place = options.place(of: layout) == "." ? "" : " \(DisplayText.argument(options.place(of: layout)))"
                printer.printSummary(DisplayText.visible("next: tablesite build\(place) -t \(name) --open"))
                printer.printSummary(DisplayText.visible("then: `theme: \(name)` in \(layout.settingsName), for every build"))
            }
            try printer.exitIfFailed(base.diagnostics)
        }
    }
}
