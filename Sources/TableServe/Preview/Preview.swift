import SiteDisk
import SiteModel
import SiteReports
import TableBasics
private import Synchronization

/// A site that is built, served, and built again whenever one of its sources changes.
package final class Preview: Sendable {
    package let server: PreviewServer
    /// Called with every state but the first.
    private let report: Report
    private let options: PreviewOptions
    private let events = EventHub()
    private let currentSite: CurrentSite
    /// Taken by ``run()``.
    private let builder: Mutex<PreviewBuilder?>
    private let watching: Mutex<Watching>

    package typealias Report = @Sendable (PreviewBuild) -> Void

    private struct Watching {
        var watcher: FolderWatcher
        var roots: [WatchedRoot]
        var isStopped = false
    }

    /// Builds the site for the first time and begins to serve it.
    ///
    /// Throws a ``ServerError`` when there is no port to listen on and a ``WatchError`` when the folders cannot be watched.
    package static func start(
        _ options: PreviewOptions, host: String, port: UInt16, isPortFixed: Bool, report: @escaping Report
    ) async throws -> (preview: Preview, first: PreviewBuild) {
        var builder = PreviewBuilder(options)
        // Before the first listing, so that no change is missed.
        let watching = Watching(watcher: try FolderWatcher(builder.roots), roots: builder.roots)
        // A busy port is told before a large site is built.
        let listener = try Listener(host: host, port: port, isPortFixed: isPortFixed)
        let first = await builder.build()
        return (
            try Preview(options, builder, watching, CurrentSite(first.site), listener, report), first
        )
    }

    private init(
        _ options: PreviewOptions, _ builder: PreviewBuilder, _ watching: Watching, _ currentSite: CurrentSite,
        _ listener: Listener,
        _ report: @escaping Report
    ) throws {
        self.options = options
        self.report = report
        self.currentSite = currentSite
        self.builder = Mutex(builder)
        self.watching = Mutex(watching)
        server = try PreviewServer.start(on: listener, site: currentSite, events: events)
    }

    /// Follows the sources until ``stop()``; then it returns once the build under way is made.
    package func run() async {
        guard var builder = builder.withLock({ $0.take() }) else { return }
        while true {
            let (watcher, roots) = watching.withLock { ($0.watcher, $0.roots) }
            // A setting may have moved the output folder, which is looked away from, and a single document may show other images.
            guard builder.roots == roots else {
                let failure = watch(builder.roots)
                publish(await builder.build(), failure)
                continue
            }
            for await changes in watcher.changes {
                publish(await builder.build(changed: changes.paths), changes.failure)
                if builder.roots != roots { break }
            }
            if watching.withLock({ $0.isStopped }) { return }
        }
    }

    /// Ends ``run()`` and the server, with all its connections, at once.
    package func stop() {
        watching.withLock { watching in
            watching.isStopped = true
            watching.watcher.stop()
        }
        server.stop()
    }

    /// Watches other folders from now on. When that fails it goes on with those before.
    private func watch(_ roots: [WatchedRoot]) -> WatchError? {
        // Not tried again either way.
        watching.withLock { $0.roots = roots }
        do throws(WatchError) {
            let watcher = try FolderWatcher(roots)
            watching.withLock { watching in
                watching.watcher.stop()
                watching.watcher = watcher
                if watching.isStopped { watcher.stop() }
            }
            return nil
        } catch {
            return error
        }
    }

    private func publish(_ build: PreviewBuild, _ failure: WatchError?) {
        var build = build
        build.watchFailure = failure
        currentSite.value = build.site
        if !build.changed.isEmpty || build.hasOtherProblems { events.publish("change", build.event) }
        report(build)
    }
}

extension PreviewBuild {
    /// What open pages are told: `{"files":["a.html"],"problems":false}`; no list when it would be long.
    var event: String {
        let files = changed.count > 500 ? JSONValue.null : .array(changed.map { .string($0) })
        return JSONValue.object([("files", files), ("problems", .boolean(hasOtherProblems))]).text
    }
}
