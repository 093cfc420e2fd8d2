import SiteStages
import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableBuild
import TableModel

/// `tablesite outline`.
struct OutlineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline", abstract: "Shows the table that each document becomes.",
        discussion: "With --format json: one JSON object a document, one on a line.")

    @OptionGroup var options: SharedOptions

    func run() async throws {
        try await reportingErrors(options) {
            var outlines: [(node: OutlineNode, file: String)] = []
            var printer = DiagnosticPrinter(options: options)
            printer.outputIsTaken = options.format != .text
            // Only what keeps a document from being shown belongs here; the rest is for `check`.
            var (projects, problems) = try await options.readProjects()
            for project in projects {
                let documents = await parseDocuments(
                    in: project.sources, settings: project.configuration.value.settings, options: options.buildOptions)
                outlines += documents.compactMap(\.page).map { parsed in
                    let file = project.sources.prefix + parsed.page.path
                    return (OutlineNode(parsed.page), printer.path(of: file, in: project.layout.project))
                }
                let unreadable =
                    project.sources.diagnostics.filter { $0.severity == .error }
                    + documents.flatMap { document in
                        document.diagnostics.filter { document.page == nil || $0.severity == .error }
                    }
                var policy = DiagnosticPolicy()
                for document in documents { policy.expansions[project.sources.prefix + document.file.path] = document.expansion }
                let finished = finishDiagnostics(
                    FoundDiagnostics(unreadable), policy: policy, contents: project.sources.contents(of:))
                problems.append((project.layout.project, finished))
            }
            if options.format == .json {
                for outline in outlines { Terminal.output.writeLine(outline.node.json(ofFile: outline.file).text) }
            } else {
                Terminal.output.write(outlines.map(\.node.text).joined(separator: "\n"))
            }
            printer.print(problems)
            try printer.exitIfFailed(problems.flatMap(\.diagnostics))
        }
    }
}
