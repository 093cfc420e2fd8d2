import ArgumentParser
import SiteDisk
import SiteReports
import TableBasics
import TableModel

/// What every command for theme authors understands; what it works on is an argument of its own.
struct ThemeOptions: ReportOptions, ParsableArguments {
    @Option(
        name: [.customShort("C"), .long],
        help: ArgumentHelp("The project whose themes are meant, instead of the current folder.", valueName: "path"),
        completion: .file())
    var project = "."

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Read the settings from FILE.", valueName: "file"),
        completion: .file(extensions: ["yml"]))
    var config: String?

    @Flag(name: .shortAndLong, help: "Let warnings fail the command.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print every file that is written, and all places of each problem.")
    var verbose = false

    @Option(help: ArgumentHelp("How problems are printed.", valueName: "format"))
    var format = DiagnosticFormatter.Format.text

    /// Finds the project: that which the folder is, or whose documents or themes it has.
    func locateProject() throws -> ProjectLayout {
        try .locateTheme(from: project, settings: config)
    }

    /// The path of the project from the current folder, as it was given where that is the project itself.
    func place(of layout: ProjectLayout) -> String {
        guard layout.project != FileSystem.realPath(of: project) else { return project }
        return SourcePath.relativeFromRoot(layout.project, to: FileSystem.currentFolder)
    }
}
