import Testing

@testable import TableServe

@Suite(.serialized, .timeLimit(.minutes(1))) struct EventStreamTests {
    @Test func tellsAllStreams() throws {
        try withServer { test in
            let clients = try (0..<40).map { _ in try test.client() }
            for client in clients {
                client.get("/.tablesite/events")
                try #require(client.text { $0.hasSuffix("\r\n\r\nretry: 500\n\nid: 0\nevent: hello\ndata: 0\n\n") } != nil)
            }
            #expect(test.events.streamCount == 40)
            #expect(test.events.publish("page", "a") == 1)
            test.events.publish("page", "b")
            let expected = "id: 1\nevent: page\ndata: a\n\nid: 2\nevent: page\ndata: b\n\n"
            for client in clients { try #require(client.text { $0 == expected } != nil) }
        }
    }

    @Test func tellsWhatWasMissed() throws {
        try withServer { test in
            for number in 1...3 { test.events.publish("page", "\(number)") }
            let client = try test.client()
            client.get("/.tablesite/events", "Last-Event-ID: 2\r\n")
            try #require(client.text { $0.hasSuffix("retry: 500\n\nid: 3\nevent: page\ndata: 3\n\n") } != nil)
        }
    }

    @Test func losesNoEventOfManyAtOnce() throws {
        try withServer { test in
            let client = try test.client()
            client.get("/.tablesite/events")
            try #require(client.text { $0.hasSuffix("data: 0\n\n") } != nil)
            for number in 1...200 { test.events.publish("e", "\(number)") }
            let expected = (1...200).map { "id: \($0)\nevent: e\ndata: \($0)\n\n" }.joined()
            try #require(client.text { $0 == expected } != nil)
        }
    }

    @Test func forgetsStreamsThatClosed() throws {
        try withServer { test in
            for _ in 0..<20 {
                let client = try test.client()
                client.get("/.tablesite/events")
                try #require(client.text { $0.hasSuffix("data: 0\n\n") } != nil)
            }
            #expect(try eventually { test.events.streamCount == 0 && test.server.connectionCount == 0 })
        }
    }

    @Test func showsSignsOfLife() throws {
        var limits = ServerLimits()
        limits.heartbeat = .milliseconds(20)
        try withServer(limits: limits) { test in
            let client = try test.client()
            client.get("/.tablesite/events")
            try #require(client.text { $0.hasSuffix("data: 0\n\n: still here\n\n: still here\n\n") } != nil)
            test.events.publish("page", "a")
            try #require(client.text { $0.contains("id: 1\nevent: page\ndata: a\n\n") } != nil)
        }
    }

    @Test func numbersGrowFromRunToRun() {
        let (first, second) = (EventHub(), EventHub())
        #expect(first.history.latest > 1_600_000_000_000)
        #expect(second.history.latest >= first.history.latest)
    }
}
