import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBuild
import TableModel
import ThemeGallery

/// `tablesite theme gallery`.
struct ThemeGalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Builds a page for each theme with every part of a table in every state.",
        discussion: """
            For looking at while one makes a theme, and for pictures of it. Without NAME, all bundled themes and those of the \
            project.
            """)

    @Argument(help: ArgumentHelp("Names of themes.", valueName: "name"), completion: NameCompletion.themes)
    var names: [String] = []

    @OptionGroup var options: ThemeOptions

    @Option(
        name: [.customShort("o"), .customShort("d"), .long],
        help: ArgumentHelp("Write the gallery to DIR instead of `gallery` in the project.", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Flag(help: "Open the gallery in a browser when it is built.")
    var open = false

    func run() async throws {
        try await reportingErrors(options) {
            let layout = try options.locateProject()
            let files = readThemeFiles(in: layout.themes)
            let folder = layout.output(chosen: output, settings: "gallery")
            let gallery = Gallery(of: names, in: files.value)
            let export = try await exportGallery(gallery, to: folder, of: layout, workers: BuildOptions.processorCount)
            let printer = DiagnosticPrinter(options: options, project: layout.project)
            let diagnostics = files.diagnostics + export.result.diagnostics
            printer.print(diagnostics)
            if options.verbose { for path in export.written { printer.printSummary("wrote \(DisplayText.visible(path))") } }
            printer.printSummary(summary(of: export, in: folder))
            try printer.exitIfFailed(diagnostics)
            if export.summary == nil { throw ExitCode.failure }
            // The page of the only theme asked for, or the list of all.
            if open { try await Browser.open("\(folder)/\(names.count == 1 ? Gallery.page(ofTheme: names[0]) : "index.html")") }
        }
    }

    private func summary(of export: SiteExport, in folder: String) -> String {
        guard let summary = export.summary else { return "nothing written" }
        let removed = summary.removed == 0 ? "" : ", \(summary.removed) removed"
        return "\((export.result.pageCount - 1).phrase("theme")), \(summary.written.phrase("file")) written, "
            + "\(summary.unchanged) unchanged\(removed) in \(DisplayText.folder(folder))"
    }
}
