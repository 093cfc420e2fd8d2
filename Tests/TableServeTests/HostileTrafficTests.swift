import TableBasics
import Testing

@testable import TableServe

/// Ways out of a folder, as they were tried on many servers.
private let ways = [
    "..", "%2e%2e", ".%2e", "%2e.", "%2E%2E", "%252e%252e", "%c0%ae%c0%ae", "%c0%2e%c0%2e", "%uff0e%uff0e", "..;", "..%00", "..%01",
    "..%20", "....", "%%32%65%%32%65", "..%c0%af", "..%252f", "..%255c", "..\\..", "..%5c..", "..%2f..", "%2e%2e%2f", "..%3f",
    "\\..",
]

private let goals = ["etc/passwd", "..%2f..%2fetc%2fpasswd", "etc/passwd%00.html", "404.html", "Package.swift"]

private let targets = ["/", "/guide/", "//", "/./", "/.tablesite/", "http://localhost/", "/guide/index.html/"].flatMap { start in
    ways.flatMap { way in goals.map { goal in "\(start)\(way)/\(goal)" } }
}

private let brokenRequests = [
    "\r\n", "\n", "\0", "GET", "GET /\r\n", "GET / HTTP/1.1\n\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{FC}\u{3}\u{3}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\0\0\0\0\r\n\r\n",
    "GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + String(repeating: "a", count: 50_000) + "\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X: a\r\n", count: 200) + "\r\n",
    String(repeating: "a", count: 300_000),
    String(repeating: "\r\n", count: 100_000), String(repeating: "X: a\r\n", count: 50_000),
    "GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-0,1-1,2-2\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=99999999999999999999-\r\nConnection: close\r\n\r\n",
    "GET /.tablesite/state?since=-9223372036854775808 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
]

@Suite(.serialized, .timeLimit(.minutes(2))) struct HostileTrafficTests {
    /// Answers of one connection, so that they can be as many.
    private func statuses(_ requests: [String], _ test: TestServer) throws -> [String] {
        let client = try test.client()
        var statuses: [String] = []
        for request in requests {
            client.send(request)
            let text = try #require(client.text { $0.contains("\r\n\r\n") }, "no answer to \(request)")
            statuses.append(String(text.dropFirst(9).prefix(3)))
            #expect(!text.contains("root") && !text.contains("Connection: close"), "\(request)")
        }
        return statuses
    }

    @Test func findsNoWayOut() throws {
        #expect(targets.count > 800)
        try withServer { test in
            let requests = targets.map { "HEAD \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
            for (request, status) in zip(requests, try statuses(requests, test)) {
                #expect(status == "400" || status == "404", "\(request)")
            }
            try test.expectAlive()
        }
    }

    @Test func showsNothingElseWhereItFindsNothing() throws {
        try withServer { test in
            for way in ways {
                let answer = try test.ask(Array("GET /\(way)/etc/passwd HTTP/1.0\r\n\r\n".utf8))
                #expect(answer == ("404", "gone") || answer == ("400", "The address is not that of a file.\n"), "\(way)")
            }
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "DEBUG", "get", "Head", "X"])
    func servesNoOtherMethod(_ method: String) throws {
        try withServer { test in
            for target in ["/", "*", "/../x", "localhost:80", "/.tablesite/events"] {
                let request = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n"
                #expect(try test.ask(Array("\(request)Connection: close\r\n\r\n".utf8)).status == "405")
                #expect(try test.ask(Array("\(request)Content-Length: 3\r\n\r\nabc".utf8)).status == "405")
            }
            try test.expectAlive()
        }
    }

    @Test(arguments: [
        "evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.nip.example", "localhost:x", "169.254.169.254", "",
        "localhost@evil.example", "[::2]", "0.0.0.0", "2130706433", "0x7f.1",
    ])
    func servesNoOtherHost(_ host: String) throws {
        try withServer { test in
            for target in ["/", "/.tablesite/events", "/.tablesite/state", "/x"] {
                #expect(
                    try test.ask(Array("GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8)).status == "421"
                )
            }
            let absolute = "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            #expect(try test.ask(Array(absolute.utf8)).status == "421")
            try test.expectAlive()
        }
    }

    @Test func survivesBrokenRequests() throws {
        var limits = ServerLimits()
        limits.requestTime = .milliseconds(100)
        limits.idleTime = .milliseconds(100)
        try withServer(limits: limits) { test in
            for request in brokenRequests {
                let client = try test.client()
                client.send(request)
                try #require(client.rest() != nil, "\(request.prefix(60))")
            }
            try test.expectAlive()
        }
    }

    @Test(arguments: ["POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 600000\r\n\r\n", "GET /\r\n\r\n"])
    func answersThoughMoreIsComing(_ start: String) throws {
        var limits = ServerLimits()
        limits.lingerTime = .seconds(10)
        try withServer(limits: limits) { test in
            let client = try test.client()
            client.send(start)
            let status = start.hasPrefix("POST") ? "405" : "400"
            try #require(client.text { $0.hasPrefix("HTTP/1.1 \(status) ") } != nil)
            // The connection does not break, which would take the answer away from clients that send first and read then.
            #expect(client.send([UInt8](repeating: 97, count: 100_000)))
            pause(.milliseconds(20))
            #expect(client.send([UInt8](repeating: 97, count: 100_000)))
            try test.expectAlive()
        }
    }

    @Test func survivesNoise() throws {
        var limits = ServerLimits()
        limits.requestTime = .milliseconds(50)
        limits.idleTime = .milliseconds(50)
        var random = SeededNumbers(seed: 7)
        try withServer(limits: limits) { test in
            for _ in 0..<100 {
                var bytes = Array("GET /guide/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nRange: bytes=1-2\r\n\r\n".utf8)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                let client = try test.client()
                client.send(bytes)
                try #require(client.rest() != nil, "\(bytes)")
            }
            try test.expectAlive()
        }
    }

    @Test func endsRequestsThatTakeTooLong() throws {
        var limits = ServerLimits()
        limits.requestTime = .milliseconds(300)
        try withServer(limits: limits) { test in
            let client = try test.client()
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            // A byte now and then is not enough.
            var answer: String?
            let end = ContinuousClock.now + .seconds(5)
            while answer == nil, .now < end, client.send("a") {
                answer = client.text(within: .milliseconds(10)) { $0.hasSuffix("\r\n\r\nThe request took too long.\n") }
            }
            #expect(answer?.hasPrefix("HTTP/1.1 408 Request Timeout\r\n") == true)
            try test.expectConnections(0)
        }
    }

    @Test func closesIdleConnections() throws {
        var limits = ServerLimits()
        limits.idleTime = .milliseconds(100)
        try withServer(limits: limits) { test in
            let (silent, served) = (try test.client(), try test.client())
            served.get("/")
            try #require(served.text { $0.hasSuffix("root") } != nil)
            #expect(silent.rest() == "")
            #expect(served.rest() == "")
            try test.expectConnections(0)
        }
    }

    @Test func servesBesideManyIdleConnections() throws {
        try withServer { test in
            let idle = try (0..<200).map { _ in try test.client() }
            try test.expectConnections(200)
            try test.expectAlive()
            idle[199].get("/")
            try #require(idle[199].text { $0.hasSuffix("root") } != nil)
        }
    }

    @Test func turnsAwayWhatIsTooMuch() throws {
        var limits = ServerLimits()
        limits.connections = 8
        try withServer(limits: limits) { test in
            var streams = try (0..<8).map { _ in try test.stream() }
            try test.expectConnections(8)
            let late = try test.client()
            let answer = try #require(late.rest())
            #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
            #expect(answer.hasSuffix("Connection: close\r\n\r\nToo many connections are open.\n"))
            streams.removeLast()
            try test.expectConnections(7)
            try test.expectAlive()
        }
    }

    /// Issue 16: 300 idle connections turned everyone away for a minute.
    @Test func makesRoomByTheConnectionThatWasIdleForLongest() throws {
        var limits = ServerLimits()
        limits.connections = 8
        try withServer(limits: limits) { test in
            let stream = try test.stream()
            let idle = try (0..<7).map { _ in try test.client() }
            try test.expectConnections(8)
            let others = try (0..<3).map { _ in try test.client() }
            for client in others {
                client.get("/")
                try #require(client.text { $0.hasSuffix("root") } != nil)
            }
            for client in idle[..<3] { #expect(client.rest() == "") }
            try test.expectConnections(8)
            test.events.publish("page", "a")
            try #require(stream.text { $0.hasSuffix("data: a\n\n") } != nil)
        }
    }

    /// Issue 16: event streams stay as long as they like.
    @Test func endsTheFirstStreamOfTooMany() throws {
        var limits = ServerLimits()
        limits.streams = 4
        try withServer(limits: limits) { test in
            let streams = try (0..<6).map { _ in try test.stream() }
            for stream in streams[..<2] { #expect(stream.rest() != nil) }
            #expect(try eventually { test.events.streamCount == 4 })
            test.events.publish("page", "a")
            for stream in streams[2...] { try #require(stream.text { $0.hasSuffix("data: a\n\n") } != nil) }
        }
    }

    @Test func survivesClientsThatLeave() throws {
        let large = ServedFile([UInt8](repeating: 97, count: 8 << 20), mediaType: .plainText)
        try withServer(smallSite.merging(["a.txt": large]) { $1 }) { test in
            for _ in 0..<30 { try test.client().get("/a.txt") }
            for _ in 0..<30 { try test.client().send("GET /a.txt HTTP/1.1\r\nHost: loc") }
            try test.expectConnections(0)
            try test.expectAlive()
        }
    }

    @Test func endsConnectionsThatDoNotRead() throws {
        let large = ServedFile([UInt8](repeating: 97, count: 32 << 20), mediaType: .plainText)
        var limits = ServerLimits()
        limits.writeTime = .milliseconds(100)
        try withServer(smallSite.merging(["a.txt": large]) { $1 }, limits: limits) { test in
            let client = try test.client()
            client.get("/a.txt")
            // A server that has not accepted it yet has no connection either.
            try #require(client.isAnswered())
            try test.expectConnections(0)
            try test.expectAlive()
            #expect(try #require(client.rest()).utf8.count < 32 << 20)
        }
    }
}

/// Numbers that are the same in every run (xorshift64).
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
