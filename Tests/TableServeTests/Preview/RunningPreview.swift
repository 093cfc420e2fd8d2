import Synchronization

@testable import TableServe

/// A preview that runs, as its clients see it.
struct RunningPreview {
    let preview: Preview
    let reports: Reports

    func client() throws -> TestClient { try TestClient(preview.server.address.port) }

    /// The whole answer to a request on a connection of its own.
    func get(_ target: String) throws -> String {
        let client = try client()
        client.get(target, "Connection: close\r\n")
        return client.rest() ?? ""
    }
}

/// The states that a preview reported.
final class Reports: Sendable {
    private let builds = Mutex<[PreviewBuild]>([])

    var all: [PreviewBuild] { builds.withLock { $0 } }

    @Sendable func add(_ build: PreviewBuild) { builds.withLock { $0.append(build) } }
}

/// Runs what waits for something on a thread of its own, since tasks of the language must not wait.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        if !ServerThread.start({ continuation.resume(returning: body()) }) { continuation.resume(returning: body()) }
    }
}
