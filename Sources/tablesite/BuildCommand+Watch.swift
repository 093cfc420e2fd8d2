import SiteDisk
import SiteModel
import TableBuild
import TableModel

extension BuildCommand {
    /// A project that is built again and again.
    private struct Watched {
        var project: Project
        /// What documents include, which may lie outside of the source folder; absolute.
        var includes: Set<String> = []
        var diagnostics: [Diagnostic] = []
        /// Why the last build could not be made.
        var failure: String?

        var roots: [WatchedRoot] {
            project.layout.watchedRoots(output: project.output, settings: project.configuration.value.settings)
                + includes.sorted().map { .file($0) }
        }
    }

    /// Builds a project again whenever something changes that it was made from, and goes on through every error, until a signal ends
    /// the program. Its exit code is then 0.
    ///
    /// Throws a ``WatchError`` when the folders cannot be watched.
    func follow(_ first: BuiltProject) async throws {
        ServeCommand.endAtSignals()
        Terminal.goOnUnread()
        var watched = Watched(project: first.project, diagnostics: first.diagnostics)
        let printer = DiagnosticPrinter(options: options, project: first.project.layout.project)
        printer.printEndOfState(first.diagnostics)
        printer.printSummary("watching  (Ctrl-C stops)")
        while true {
            let roots = watched.roots
            let watcher = try FolderWatcher(roots)
            // The first time for what changed before the folders were watched.
            repeat { await rebuild(&watched, printer) } while watched.roots == roots ? await watcher.hasChange() : false
            watcher.stop()
        }
    }

    /// Builds once; says so when a file or a message is another.
    private func rebuild(_ watched: inout Watched, _ printer: DiagnosticPrinter) async {
        do {
            watched.project = try options.read(watched.project.layout)
            let built = try await build(watched.project)
            let folder = watched.project.layout.sources
            watched.includes.formUnion(built.export.result.includes.map { ProjectLayout.absolute($0, from: folder) })
            watched.failure = nil
            let isNew = built.diagnostics != watched.diagnostics
            watched.diagnostics = built.diagnostics
            if isNew { printer.printState(built.diagnostics) }
            let summary = built.export.summary
            if isNew || summary.map({ $0.written + $0.removed > 0 }) ?? true { printFiles(of: built, with: printer) }
        } catch {
            guard watched.failure != "\(error)" else { return }
            watched.failure = "\(error)"
            printFailure(.failure(error), format: options.format)
        }
    }
}

extension FolderWatcher {
    /// Waits for a change; false when there are to be no more.
    fileprivate func hasChange() async -> Bool {
        for await _ in changes { return true }
        return false
    }
}
