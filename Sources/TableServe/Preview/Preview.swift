private import Synchronization
package import TableBuild

/// A site that is built, served, and built again whenever one of its sources changes.
package final class Preview: Sendable {
    package let server: PreviewServer
    /// Called with every state but the first.
    private let report: Report
    private let options: PreviewOptions
    private let events = EventHub()
    private let snapshot: SiteSnapshot
    /// Taken by ``run()``.
    private let builder: Mutex<PreviewBuilder?>
    private let watching: Mutex<Watching>

    package typealias Report = @Sendable (PreviewBuild) -> Void

    private struct Watching {
        var watcher: FolderWatcher
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
        let watcher = try FolderWatcher(builder.roots)
        let first = await builder.build()
        return (
            try Preview(
                options, builder, watcher, SiteSnapshot(first.site), host: host, port: port, isPortFixed: isPortFixed, report: report),
            first
        )
    }

    private init(
        _ options: PreviewOptions, _ builder: PreviewBuilder, _ watcher: FolderWatcher, _ snapshot: SiteSnapshot, host: String,
        port: UInt16, isPortFixed: Bool, report: @escaping Report
    ) throws {
        self.options = options
        self.report = report
        self.snapshot = snapshot
        self.builder = Mutex(builder)
        watching = Mutex(Watching(watcher: watcher))
        server = try PreviewServer.start(host: host, port: port, isPortFixed: isPortFixed, site: snapshot, events: events)
    }

    /// Follows the sources until ``stop()``.
    package func run() async {
        guard var builder = builder.withLock({ $0.take() }) else { return }
        var roots = PreviewBuilder(options).roots
        while true {
            // A setting may have moved the output folder, which is looked away from.
            while builder.roots != roots {
                roots = builder.roots
                guard let watcher = try? FolderWatcher(roots), watch(with: watcher) else { return }
                publish(await builder.build())
            }
            let watcher = watching.withLock { $0.watcher }
            for await changes in watcher.changes {
                var build = await builder.build(changed: changes.paths)
                build.watchFailure = changes.failure
                publish(build)
                if builder.roots != roots { break }
            }
            if builder.roots == roots { return }
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

    /// Returns false when the preview was stopped meanwhile.
    private func watch(with watcher: FolderWatcher) -> Bool {
        watching.withLock { watching in
            guard !watching.isStopped else { return false }
            watching.watcher.stop()
            watching.watcher = watcher
            return true
        }
    }

    private func publish(_ build: PreviewBuild) {
        if !build.changed.isEmpty || build.hasOtherProblems {
            snapshot.site = build.site
            events.publish("change", build.event)
        }
        report(build)
    }
}

extension PreviewBuild {
    /// What open pages are told: `{"files":["a.html"],"problems":false}`; no list when it would be long.
    var event: String {
        let files = changed.count > 500 ? JSONText.null : .array(changed.map { .string($0) })
        return JSONText.object([("files", files), ("problems", .boolean(hasOtherProblems))]).text
    }
}
