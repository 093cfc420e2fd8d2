import ArgumentParser
import SiteDisk
import SiteModel

/// `tablesite clean`.
struct CleanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean", abstract: "Removes the output that tablesite made, and nothing else.")

    @OptionGroup var options: SharedOptions

    func run() async throws {
        try await reportingErrors {
            let project = try options.readProject()
            let printer = DiagnosticPrinter(options: options)
            guard let count = try OutputCleaner.clean(project.output) else { return printer.printSummary("nothing to remove") }
            printer.printSummary("\(count.phrase("file")) removed")
        }
    }
}
