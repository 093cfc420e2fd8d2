import ArgumentParser
import TableBuild

/// `tablesite check`.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Reports everything that `build` would, and writes nothing.")

    @OptionGroup var options: SharedOptions

    func run() async throws {
        try await reportingErrors {
            let progress = ProgressLine(isShown: !options.quiet)
            let project = try options.readProject()
            let result = try await buildSite(
                project.sources, project.configuration, options: options.buildOptions, to: .nowhere
            ) { progress.observe($0) }
            progress.finish()
            let printer = DiagnosticPrinter(options: options, project: project.layout.project)
            printer.print(result.diagnostics)
            printer.printSummary(
                "\(counted(result.pageCount, "page")), \(counted(result.rowCount, "row")) checked, \(progress.elapsed.seconds)")
            try printer.exitIfFailed(result.diagnostics)
        }
    }
}
