import ArgumentParser
import SiteDisk
import SiteModel
import TableBuild

/// `tablesite clean`.
struct CleanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean", abstract: "Removes the output that tablesite made, and nothing else.")

    @OptionGroup var options: SharedOptions

    func validate() throws { try options.refuseInput() }

    func run() async throws {
        try await reportingErrors(options) {
            let printer = DiagnosticPrinter(options: options)
            var (projects, failures) = try await options.readProjects()
            for project in projects {
                try await options.tell(&failures, of: project) {
                    try project.checkOwner()
                    let count = try OutputCleaner.clean(project.output, isAlone: project.layout.document != nil)
                    printer.printSummary(count.map { "\($0.phrase("file")) removed" } ?? "nothing to remove")
                }
            }
            printer.print(failures)
            try printer.exitIfFailed(failures.flatMap(\.diagnostics))
        }
    }
}
