import ArgumentParser
import SiteDisk
import SiteModel
import TableBuild

/// `tablesite lock`.
struct LockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Records the addresses of pages, rows and headings, so that they stay.",
        discussion: """
            Adds all addresses of the site to `tablesite.lock` beside its documents. From then on `build` and `check` report those \
            that are gone. Nothing is recorded, with exit code 1, while there are errors.
            """)

    @OptionGroup var options: SharedOptions

    @Flag(help: "Take addresses off the list that are gone.")
    var forget = false

    func validate() throws {
        try options.refuseInput()
        _ = try options.onePath()
    }

    func run() async throws {
        try await reportingErrors(options) {
            let progress = ProgressLine(isShown: !options.quiet)
            let project = try options.readProject()
            let export: LockExport
            do {
                export = try await exportLock(
                    of: project, options: options.buildOptions, forgettingVanished: forget
                ) { progress.observe($0) }
            } catch {
                progress.finish()
                throw error
            }
            progress.finish()
            let printer = DiagnosticPrinter(options: options, project: project.layout.project)
            printer.print(export.problems)
            if let summary = export.summary { printer.printSummary(summary.line) }
            try printer.exitIfFailed(export.problems)
        }
    }
}

extension LockExport.Summary {
    fileprivate var line: String {
        "\(ids.phrase("id")) of \(pages.phrase("page")) recorded, \(newIDs) new"
            + (forgotten == 0 ? "" : ", \(forgotten) forgotten")
    }
}
