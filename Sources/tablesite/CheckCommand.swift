import ArgumentParser
import SiteChecks
import SiteDisk
import SiteModel
import SiteReports
import TableBuild
import TableModel

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
    @OptionGroup var baselineOptions: BaselineOptions

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
                external = await ExternalCheck(options: externalOptions, progress: progress).run(result, of: project)
                diagnostics = (diagnostics + (external?.diagnostics ?? [])).sorted()
            }
            let problems = try baselineOptions.apply(
                to: diagnostics, of: project.layout, result.policy,
                unsought: external == nil ? DiagnosticCode.namesOfExternalCheck : [])
            let printer = DiagnosticPrinter(options: options, project: project.layout.project)
            printer.print(problems.diagnostics)
            if let summary = problems.summary { printer.printSummary(summary) }
            if let problem = external?.cacheProblem {
                printer.printSummary("answers are not kept: \(DisplayText.visible(problem))")
            }
            printer.printSummary(
                "\(result.pageCount.phrase("page")), \(result.rowCount.phrase("row")) checked, \(elapsed)")
            for line in external?.summary?.lines(isComplete: options.verbose) ?? [] { printer.printSummary(line) }
            try printer.exitIfFailed(problems.diagnostics)
        }
    }
}
