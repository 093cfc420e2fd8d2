import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBuild
import TableModel

/// `tablesite build`.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Exports the site.",
        discussion: """
            The output folder always holds a whole site: the old one, or the new one. A file whose contents did not change keeps \
            its modification time. Exit code 1 means that there were errors, or warnings with --strict.

            Several paths are several projects, each with an output of its own. With `-` the document comes from standard input, \
            and the page goes to standard output unless --output or --standalone say otherwise. One document with an output that \
            ends in `.html` is one page in one file, as with --standalone.
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var baselineOptions: BaselineOptions

    @Flag(help: "Open the site in a browser when it is built.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "Write one document to FILE as one page with its style sheet and images inside; `-` is standard output.",
            valueName: "file"),
        completion: .file(extensions: ["html"]))
    var standalone: String?

    @Flag(
        help: """
            Build again whenever a source, the settings or a theme changes, until Ctrl-C; not with gitlab, sarif or junit.
            """)
    var watch = false

    /// `--standalone` without a file is the page that `--output` names, or standard output.
    static func spelledOut(_ arguments: [String]) -> [String] {
        guard arguments.first == configuration.commandName,
            let index = arguments.firstIndex(of: "--standalone"),
            index + 1 == arguments.count || arguments[index + 1].count > 1 && arguments[index + 1].hasPrefix("-")
        else { return arguments }
        var arguments = arguments
        let output = arguments.indices.dropLast().first { OutputOption.names.contains(arguments[$0]) }
        arguments[index] = "--standalone=" + (output.map { arguments[$0 + 1] } ?? "-")
        if let output { arguments.removeSubrange(output...(output + 1)) }
        return arguments
    }

    func validate() throws {
        if watch, options.paths.count > 1 || options.paths == ["-"] {
            throw ValidationError("`--watch` is for one project or document")
        }
        if watch { try options.checkFormatOfStates("`--watch`") }
        if standalone != nil, watch || options.output != nil {
            throw ValidationError("`--standalone` writes one file; leave out `\(watch ? "--watch" : "--output")`")
        }
        if let output = options.output, isNameOfPage(output), isForFolder {
            throw ValidationError(
                "`\(output)` is the name of a page, and a project is a folder of them; write `\(output)/` for a folder, or name one document"
            )
        }
        if watch, let page { throw ValidationError("`--watch` writes a folder; `\(page)` is one file") }
    }

    /// The output, when it is the page of the only document and no folder.
    private var page: String? {
        guard let output = options.output, isNameOfPage(output), options.paths.count == 1,
            options.paths == ["-"] || FileSystem.status(of: options.paths[0])?.kind == .file
        else { return nil }
        return output
    }

    /// Whether an output is called as a page is. A folder that is there may be called so.
    private func isNameOfPage(_ output: String) -> Bool {
        output.lowercased().hasSuffix(".html") && FileSystem.status(of: output)?.kind != .folder
    }

    /// The only path is a folder.
    private var isForFolder: Bool {
        options.paths.count <= 1 && FileSystem.status(of: options.paths.first ?? ".")?.kind == .folder
    }

    func run() async throws {
        try await reportingErrors(options) {
            if let file = standalone ?? page ?? (options.paths == ["-"] && options.output == nil ? "-" : nil) {
                return try await buildStandalone(to: file)
            }
            var (projects, failures) = try await options.readProjects()
            guard options.paths.count - failures.count <= 1 || !projects.contains(where: { $0.layout.document != nil }) else {
                throw ValidationError("one document is a page alone; several are a site by `include` in the settings")
            }
            guard projects.count <= 1 || baselineOptions.baseline == nil else {
                throw ValidationError("`--baseline` is for one project, not \(projects.count)")
            }
            var exports: [BuiltProject] = []
            for project in projects {
                try await options.tell(&failures, of: project) {
                    try project.checkOwner(after: exports.map(\.project))
                    exports.append(try await build(project))
                }
            }
            let found = failures + exports.map { ($0.project.layout.project, $0.diagnostics) }
            let printer = DiagnosticPrinter(options: options)
            printer.print(found)
            for built in exports { printFiles(of: built, with: printer) }
            if watch, let built = exports.first { return try await follow(built) }
            try printer.exitIfFailed(found.flatMap(\.diagnostics))
            if exports.contains(where: { $0.export.summary == nil }) { throw ExitCode.failure }
            guard open else { return }
            for project in projects { try await Browser.open("\(project.output)/\(project.layout.startPage)") }
        }
    }

    /// What became of a project.
    struct BuiltProject {
        let project: Project
        let export: SiteExport
        let diagnostics: [Diagnostic]
        /// A line about known problems.
        let note: String?
        let time: Duration
    }

    func build(_ project: Project) async throws -> BuiltProject {
        let progress = ProgressLine(isShown: !options.quiet)
        defer { progress.finish() }
        let export = try await exportSite(project, options: options.buildOptions) { progress.observe($0) }
        let problems = try baselineOptions.apply(
            to: export.result.diagnostics, of: project.layout, export.result.policy,
            unsought: DiagnosticCode.namesOfExternalCheck)
        return BuiltProject(
            project: project, export: export, diagnostics: problems.diagnostics, note: problems.summary, time: progress.elapsed)
    }

    /// Prints what was written.
    func printFiles(of built: BuiltProject, with printer: DiagnosticPrinter) {
        if let note = built.note { printer.printSummary(note) }
        if options.verbose {
            for path in built.export.written { printer.printSummary("wrote \(DisplayText.visible(path))") }
            for file in built.export.result.leftOut {
                printer.printSummary("left out \(DisplayText.visible(file.path)): \(file.reason.rawValue)")
            }
        }
        printer.printSummary(built.line(namesLeftOut: options.verbose))
    }
}

extension BuildCommand.BuiltProject {
    /// What was written, in a line.
    ///
    /// - Parameter namesLeftOut: lines before it tell which files were left out.
    fileprivate func line(namesLeftOut: Bool) -> String {
        guard let summary = export.summary else { return "nothing written" }
        let result = export.result
        let removed = summary.removed == 0 ? "" : ", \(summary.removed) removed"
        let leftOut = result.leftOut.isEmpty ? "" : ", \(result.leftOut.count) left out\(namesLeftOut ? "" : self.leftOut)"
        return "\(result.pageCount.phrase("page")), \(result.rowCount.phrase("row")), "
            + "\(summary.written.phrase("file")) written, \(summary.unchanged) unchanged\(removed) "
            + "in \(DisplayText.folder(project.output))\(leftOut), \(time.seconds)"
    }

    /// The one file that was left out, or where all of them are told.
    private var leftOut: String {
        guard let file = export.result.leftOut.first, export.result.leftOut.count == 1 else { return " (`-v` names them)" }
        return " (\(DisplayText.visible(file.path)): \(file.reason.rawValue))"
    }
}
