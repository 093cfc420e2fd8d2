import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBuild
import TableModel

/// What every command that works on a project understands.
struct SharedOptions: ReportOptions, ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            """
            A project, a folder of Markdown or a Markdown document; `-` is one from standard input, for `build`, `check` and \
            `outline`.
            """, valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @Option(
        name: [.customShort("o"), .customShort("d"), .long],
        help: ArgumentHelp(
            "The folder of the site is DIR instead of `public` in the project; only `build` writes it.", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Use the theme NAME instead of that of the settings.", valueName: "name"),
        completion: NameCompletion.themes)
    var theme: String?

    @Option(
        name: [.customShort("u"), .long],
        help: ArgumentHelp("The address the site is published at, for links that cannot be relative.", valueName: "url"))
    var baseURL: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Read the settings from FILE.", valueName: "file"),
        completion: .file(extensions: ["yml"]))
    var config: String?

    @Flag(help: "Build drafts as well, and pages whose dates are to come or past.")
    var drafts = false

    @Option(
        help: ArgumentHelp(
            "Build as on this day, with an optional time, instead of now or SOURCE_DATE_EPOCH.", valueName: "date"))
    var date: String?

    @Flag(name: .shortAndLong, help: "Let warnings fail the command.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print every file that is written or left out, and all places of each problem.")
    var verbose = false

    @Option(help: ArgumentHelp("How problems are printed.", valueName: "format"))
    var format = DiagnosticFormatter.Format.text

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Work on N documents at a time.", valueName: "n", visibility: .hidden))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("the number of jobs is at least 1") }
        if let date, Timestamp(date) == nil {
            throw ValidationError("a date is written as `2026-11-21` or `2026-11-21T09:30:00Z`; it is `\(date)`")
        }
        if date == nil { try BuildClock.check() }
        if let baseURL, !["http://", "https://"].contains(where: baseURL.lowercased().hasPrefix) {
            throw ValidationError("the base URL begins with `https://` or `http://`; it is `\(baseURL)`")
        }
    }

    var buildOptions: BuildOptions {
        var options = BuildOptions(
            theme: theme, baseURL: baseURL.map(Self.withoutSlash), includesDrafts: drafts,
            workers: jobs ?? BuildOptions.processorCount)
        options.now = date.flatMap(Timestamp.init) ?? BuildClock.now
        return options
    }

    /// The only path, for commands that take no more.
    func onePath() throws -> String {
        guard paths.count <= 1 else { throw ValidationError("one path, not \(paths.count)") }
        return paths.first ?? "."
    }

    /// Throws a `ValidationError` for a form of messages that is one document, where problems are told again and again.
    func checkFormatOfStates(_ name: String) throws {
        guard format.isDocument else { return }
        let others = DiagnosticFormatter.Format.allCases.filter { !$0.isDocument }.map(\.rawValue).joined(separator: ", ")
        throw ValidationError(
            "`--format \(format)` is one document of all problems, and \(name) tells them again and again; there are \(others)")
    }

    /// Throws a `ValidationError` for `-` where a command does not read a document.
    func refuseInput() throws {
        guard paths.contains("-") else { return }
        throw ValidationError("`-` is a document from standard input, which `build`, `check` and `outline` take; `./-` is a file")
    }

    /// Finds and reads the project of the only path.
    func readProject() throws -> Project { try readProject(at: onePath()) }

    /// Finds and reads the project of each path: the folder or document that it names. Of several paths those that cannot be read
    /// are told with what is found in the others.
    func readProjects() async throws -> (projects: [Project], failures: Failures) {
        if paths.count > 1, output != nil { throw ValidationError("`--output` is for one path; it is written to as a whole") }
        var (projects, failures): ([Project], Failures) = ([], [])
        for path in paths.isEmpty ? ["."] : paths {
            try await tell(&failures) { projects.append(try readProject(at: path)) }
        }
        return (projects, failures)
    }

    /// What is wrong with paths, as the report of a command has it.
    typealias Failures = [(project: String?, diagnostics: [Diagnostic])]

    /// Calls `body` for one of several paths; an error about the machine is added to `failures`, as is one that has a place in the
    /// settings. Another one of the only path is thrown.
    func tell(_ failures: inout Failures, of project: Project? = nil, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch let error where !(error is ValidationError) {
            let failure = failure(error, of: project)
            let isPlaced = failure.range != nil
            guard isPlaced || paths.count > 1 else { throw error }
            // Settings that are not there are missing for every path.
            if !failures.contains(where: { $0.diagnostics == [failure] }) {
                failures.append((isPlaced ? project?.layout.project : nil, [failure]))
            }
        }
    }

    /// Why a command could not do its work, at the setting that names the output where that is to blame.
    func failure(_ error: any Error, of project: Project?) -> Diagnostic {
        let failure = Diagnostic.failure(error)
        guard output == nil, (error as? OutputError)?.isOfPlace == true, let settings = project?.configuration.value,
            let file = settings.file
        else { return failure }
        return settings.finish([failure.placed(atKey: "output", of: file.bytes, path: file.path)]).first ?? failure
    }

    private func readProject(at path: String) throws -> Project {
        guard path == "-" else { return try read(.locate(path, settings: config)) }
        guard paths.count == 1 else { throw ValidationError("`-` stands for the only document; leave out the other paths") }
        return try Project.read(.ofInput(settings: config), output: output, input: Terminal.readInput(), options: buildOptions)
    }

    func read(_ layout: ProjectLayout) throws -> Project {
        try Project.read(layout, output: output, options: buildOptions)
    }

    private static func withoutSlash(_ url: String) -> String {
        var url = url
        while url.hasSuffix("/") { url.removeLast() }
        return url
    }
}

extension DiagnosticFormatter.Format: ExpressibleByArgument {}
