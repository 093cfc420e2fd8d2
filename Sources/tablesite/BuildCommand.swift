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
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var baselineOptions: BaselineOptions

    @Flag(name: .shortAndLong, help: "Open the site in a browser when it is built.")
    var open = false

    func run() async throws {
        try await reportingErrors {
            let progress = ProgressLine(isShown: !options.quiet)
            let project = try options.readProject()
            let export: SiteExport
            do {
                export = try await exportSite(project, options: options.buildOptions) { progress.observe($0) }
            } catch {
                progress.finish()
                throw error
            }
            progress.finish()
            let printer = DiagnosticPrinter(options: options, project: project.layout.project)
            let problems = try baselineOptions.apply(
                to: export.result.diagnostics, of: project.layout, export.result.policy,
                unsought: DiagnosticCode.namesOfExternalCheck)
            printer.print(problems.diagnostics)
            if let summary = problems.summary { printer.printSummary(summary) }
            if options.verbose { printFiles(of: export, with: printer) }
            printer.printSummary(summary(of: export, in: project.output, after: progress.elapsed))
            try printer.exitIfFailed(problems.diagnostics)
            if open { try await Browser.open("\(project.output)/\(project.layout.startPage)") }
        }
    }

    private func printFiles(of export: SiteExport, with printer: DiagnosticPrinter) {
        for path in export.written { printer.printSummary("wrote \(DisplayText.visible(path))") }
        for file in export.result.leftOut {
            printer.printSummary("left out \(DisplayText.visible(file.path)): \(file.reason.rawValue)")
        }
    }

    private func summary(of export: SiteExport, in folder: String, after time: Duration) -> String {
        guard let summary = export.summary else { return "nothing written" }
        let result = export.result
        let removed = summary.removed == 0 ? "" : ", \(summary.removed) removed"
        let leftOut = result.leftOut.isEmpty ? "" : ", \(result.leftOut.count) left out"
        return "\(result.pageCount.phrase("page")), \(result.rowCount.phrase("row")), "
            + "\(summary.written.phrase("file")) written, \(summary.unchanged) unchanged\(removed) in \(DisplayText.folder(folder))\(leftOut), \(time.seconds)"
    }
}
