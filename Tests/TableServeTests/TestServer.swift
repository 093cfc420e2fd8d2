import TableBasics
import Testing

@testable import TableServe

/// A server of a small site on a free port, which stops when `body` ends.
func withServer(
    _ files: [String: ServedFile] = smallSite, limits: ServerLimits = ServerLimits(), _ body: (TestServer) throws -> Void
) throws {
    let (currentSite, events) = (CurrentSite(ServedSite(files)), EventHub(start: 0))
    let server = try PreviewServer.start(port: 0, site: currentSite, events: events, limits: limits)
    defer { server.stop() }
    try body(TestServer(server: server, currentSite: currentSite, events: events))
}

let smallSite = [
    "index.html": ServedFile(Array("root".utf8), mediaType: .html),
    "guide/index.html": ServedFile(Array("guide".utf8), mediaType: .html),
    "404.html": ServedFile(Array("gone".utf8), mediaType: .html),
]

struct TestServer {
    let server: PreviewServer
    let currentSite: CurrentSite
    let events: EventHub

    func client() throws -> TestClient { try TestClient(server.address.port) }

    /// A client that is told events.
    func stream() throws -> TestClient {
        let client = try client()
        client.get("/.tablesite/events")
        try #require(client.text { $0.contains("retry: 500\n\n") } != nil)
        return client
    }

    /// Sends some bytes on a connection of their own and gives the first line of the answer, and its body.
    func ask(_ bytes: [UInt8]) throws -> (status: String, body: String) {
        let client = try client()
        client.send(bytes)
        let parts = try #require(client.rest()).split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let status = parts[0].split(separator: "\r\n").first ?? ""
        return (String(status.dropFirst(9).prefix(3)), parts.count > 1 ? String(parts[1]) : "")
    }

    /// Serves as if nothing had happened.
    func expectAlive(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let answer = try ask(Array("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
        #expect(answer == ("200", "root"), comment, sourceLocation: sourceLocation)
    }

    /// Waits until as many connections are open.
    func expectConnections(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let isReached = try eventually { server.connectionCount == count }
        #expect(isReached, "\(server.connectionCount) connections", sourceLocation: sourceLocation)
    }
}

/// Whether something becomes true within a minute: a busy machine may be slow.
func eventually(_ isTrue: () throws -> Bool) throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
        if try isTrue() { return true }
        pause(.milliseconds(2))
    }
    return false
}

/// Waits; nothing else can be done between two bytes of a slow client.
func pause(_ time: Duration) {
    guard let pipe = WakePipe() else { return }
    _ = Socket.wait([pipe.readEnd], for: 1, until: .now + time)
}
