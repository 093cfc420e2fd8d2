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

    // The conditions stand here and not in the tests: closures in `#expect`, in closures, call one another (Swift 6.3).

    /// Whether an answer with these words comes soon.
    func serves(_ words: String, at target: String) -> Bool {
        (try? eventually { try get(target).contains(words) }) == true
    }

    /// Opens a stream of events; whether it greets.
    func opens(_ stream: TestClient) -> Bool {
        stream.get("/.tablesite/events")
        return stream.text { $0.contains("event: hello") && $0.hasSuffix("\n\n") } != nil
    }

    func nextEvent(of stream: TestClient) -> String { stream.text { $0.hasSuffix("\n\n") } ?? "" }

    func reports(atLeast count: Int) -> Bool { (try? eventually { reports.all.count >= count }) == true }

    func hasConnections(_ count: Int) -> Bool { (try? eventually { preview.server.connectionCount == count }) == true }
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
