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
            Several documents are checked as parts of the projects that they are in, and only their problems are told; one document is \
            checked alone unless --in-project is given.

            With --external it asks for the addresses elsewhere as well: a few at a time, a server never more than two, with \
            patience where a server asks for it. What is there is believed for a week, what is not for an hour.
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var externalOptions: ExternalOptions
    @OptionGroup var baselineOptions: BaselineOptions

    @Flag(help: "Check documents as parts of their project, and tell only of their problems.")
    var inProject = false

    /// What was found so far.
    private struct Findings {
        var projects: [Project] = []
        var problems: [(project: String?, diagnostics: [Diagnostic])] = []
        var lines: [String] = []
        var externalLines: [String] = []
        var pageCount = 0
        var rowCount = 0
        var time = Duration.zero
    }

    func run() async throws {
        try await reportingErrors(options) {
            var (parts, failures) = try await options.readParts(inProject: inProject)
            guard parts.count <= 1 || baselineOptions.baseline == nil else {
                throw ValidationError("`--baseline` is for one project, not \(parts.count)")
            }
            var findings = Findings()
            for part in parts { try await options.tell(&failures) { try await check(part, into: &findings) } }
            findings.problems = failures + findings.problems
            let printer = DiagnosticPrinter(options: options)
            printer.print(findings.problems)
            for line in findings.lines { printer.printSummary(line) }
            printer.printSummary(
                "\(findings.pageCount.phrase("page")), \(findings.rowCount.phrase("row")) checked, \(findings.time.seconds)")
            for line in findings.externalLines { printer.printSummary(line) }
            try printer.exitIfFailed(findings.problems.flatMap(\.diagnostics))
        }
    }

    private func check(_ part: CheckedPart, into findings: inout Findings) async throws {
        let progress = ProgressLine(isShown: !options.quiet)
        var buildOptions = options.buildOptions
        buildOptions.collectsExternalLinks = externalOptions.external
        let project = part.project
        let rehearsal = Result { part.isWhole ? try project.rehearsal(after: findings.projects) : nil }
        findings.projects.append(project)
        let result = try await buildSite(
            project.sources, project.configuration, options: buildOptions,
            to: .checking(project.sources, for: try? rehearsal.get())
        ) { progress.observe($0) }
        progress.finish()
        findings.time += progress.elapsed
        findings.pageCount += result.pageCount
        findings.rowCount += result.rowCount
        var diagnostics = result.diagnostics
        var external: ExternalCheck.Outcome?
        if externalOptions.external {
            external = await ExternalCheck(options: externalOptions, progress: progress).run(result, of: project)
            diagnostics = (diagnostics + (external?.diagnostics ?? [])).sorted()
        }
        if let files = part.files {
            diagnostics.removeAll { !$0.path.isEmpty && !files.contains($0.path) }
            // Of those that wait for a day this is told already.
            let unread = result.drafts.intersection(files).subtracting(diagnostics.map(\.path))
            diagnostics += unread.sorted().map { .uncheckedDraft($0) }
        }
        var problems = try baselineOptions.apply(
            to: diagnostics, of: project.layout, result.policy,
            unsought: external == nil ? DiagnosticCode.namesOfExternalCheck : [], files: part.files?.union([""]))
        if case .failure(let problem) = rehearsal.flatMap({ rehearsal in Result { try rehearsal?.finish() } }) {
            problems.diagnostics.append(options.failure(problem, of: project))
        }
        findings.problems.append((project.layout.project, problems.diagnostics))
        if let summary = problems.summary { findings.lines.append(summary) }
        if let problem = external?.cacheProblem { findings.lines.append("answers are not kept: \(DisplayText.visible(problem))") }
        findings.externalLines += external?.summary?.lines(isComplete: options.verbose) ?? []
    }
}
