import ArgumentParser
import SiteDisk
import TableModel
import TableThemes

/// `tablesite theme eject`.
struct ThemeEjectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject", abstract: "Copies files of bundled themes into the project, to be changed there.",
        discussion: """
            A file of the project stands in the place of the bundled one of the same path; all others stay as they are. Nothing is \
            overwritten. Without PART: lists what there is.
            """)

    @Argument(
        help: "A theme, a folder of it or a file: `system`, `system/theme.css`.", completion: NameCompletion.bundledFiles)
    var part: String?

    @OptionGroup var options: ThemeOptions

    func run() async throws {
        try await reportingErrors(options) {
            let layout = try options.locateProject()
            let files = readThemeFiles(in: layout.themes).value
            guard let part else { return files.bundledPaths.forEach(Terminal.output.writeLine) }
            let paths = files.bundledPaths.filter { $0 == Self.path(part) || $0.hasPrefix(Self.path(part) + "/") }
            guard !paths.isEmpty else { throw Self.unknown(part, in: files.bundledPaths) }
            let printer = DiagnosticPrinter(options: options, project: layout.project)
            try layout.writeThemeFiles(paths.map { ($0, files.bundledContents(of: $0) ?? []) }, printer: printer)
        }
    }

    /// Without `Themes/` before it and slashes behind it, which a shell completes.
    private static func path(_ part: String) -> String {
        var path = part.hasPrefix("Themes/") ? String(part.dropFirst("Themes/".count)) : part
        while path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static func unknown(_ part: String, in paths: [String]) -> ThemeFileError {
        // Folders count as parts: `system`, `system/cells`.
        let folders = paths.flatMap { path in path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } }
        let nearest = nearestName(to: Self.path(part), in: Set(folders + paths).sorted())
        let help = nearest.map { "did you mean `\($0)`?" } ?? "`tablesite theme eject` lists what there is"
        return ThemeFileError("no bundled theme or file `\(part)`; \(help)")
    }
}
