import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBuild

/// `tablesite check`.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Reports everything that `build` would, and writes nothing.",
        discussion: """
            With --external it asks for the addresses elsewhere as well: a few at a time, a server never more than two, with \
            patience where a server asks for it. What is there is believed for a week, what is not for an hour.
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var externalOptions: ExternalOptions

    func run() async throws {
        try await reportingErrors {
            let progress = ProgressLine(isShown: !options.quiet)
            let project = try options.readProject()
            var buildOptions = options.buildOptions
            buildOptions.collectsExternalLinks = externalOptions.external
            let result = try await buildSite(
                project.sources, project.configuration, options: buildOptions, to: .nowhere
            ) { progress.observe($0) }
            progress.finish()
            let elapsed = progress.elapsed.seconds
            var diagnostics = result.diagnostics
            var external: ExternalCheck.Outcome?
            if externalOptions.external {
                external = await ExternalCheck(options: externalOptions, progress: progress).run(
                    result.externalLinks, of: project)
                diagnostics = (diagnostics + (external?.diagnostics ?? [])).sorted()
            }
            let printer = DiagnosticPrinter(options: options, project: project.layout.project)
            printer.print(diagnostics)
            if let problem = external?.cacheProblem {
                printer.printSummary("answers are not kept: \(DisplayText.visible(problem))")
            }
            printer.printSummary(
                "\(result.pageCount.phrase("page")), \(result.rowCount.phrase("row")) checked, \(elapsed)")
            if let summary = external?.summary { printer.printSummary(summary) }
            try printer.exitIfFailed(diagnostics)
        }
    }
}
