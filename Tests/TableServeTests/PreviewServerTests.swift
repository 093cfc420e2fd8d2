import TableBasics
import Testing

@testable import TableServe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(1))) struct PreviewServerTests {
    @Test func servesOneRequestAfterTheOther() throws {
        try withServer { test in
            let client = try test.client()
            client.get("/")
            try #require(client.text { $0.hasSuffix("\r\n\r\nroot") } != nil)
            client.get("/guide/")
            try #require(client.text { $0.hasSuffix("\r\n\r\nguide") } != nil)
            #expect(test.server.connectionCount == 1)
        }
    }

    @Test func servesRequestsThatComeTogether() throws {
        try withServer { test in
            let client = try test.client()
            client.send(
                "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nHEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /guide HTTP/1.0\r\n\r\n")
            let text = try #require(client.rest())
            #expect(text.split(separator: "HTTP/1.1 ").map { $0.prefix(3) } == ["200", "200", "301"])
        }
    }

    @Test func datesResponses() throws {
        try withServer { test in
            let client = try test.client()
            client.get("/")
            let text = try #require(client.text { $0.hasSuffix("root") })
            #expect(text.contains(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/))
        }
    }

    @Test func servesTheNewSite() throws {
        try withServer { test in
            try test.expectAlive()
            test.currentSite.value = ServedSite(["index.html": ServedFile(Array("new".utf8), mediaType: .html)])
            #expect(try test.ask(Array("GET / HTTP/1.0\r\n\r\n".utf8)) == ("200", "new"))
        }
    }

    @Test func sendsLargeFilesInPieces() throws {
        let size = (600 << 10) + 7
        let file = ServedFile(size: size, mediaType: .plainText, tag: "t") { range in
            #expect(range.count <= 256 << 10)
            return range.map { UInt8(ascii: "a") + UInt8($0 % 23) }
        }
        try withServer(["a.txt": file]) { test in
            let answer = try test.ask(Array("GET /a.txt HTTP/1.0\r\n\r\n".utf8))
            #expect(answer.status == "200")
            #expect(answer.body.utf8.elementsEqual((0..<size).lazy.map { UInt8(ascii: "a") + UInt8($0 % 23) }))
            let part = try test.ask(Array("GET /a.txt HTTP/1.0\r\nRange: bytes=-3\r\n\r\n".utf8))
            #expect(part.status == "206")
            #expect(Array(part.body.utf8) == (size - 3..<size).map { UInt8(ascii: "a") + UInt8($0 % 23) })
        }
    }

    @Test func saysThatAFileCannotBeRead() throws {
        struct Gone: Error {}
        let gone = ServedFile(size: 9, mediaType: .plainText, tag: "t") { _ in throw Gone() }
        try withServer(smallSite.merging(["a.txt": gone]) { $1 }) { test in
            #expect(try test.ask(Array("GET /a.txt HTTP/1.0\r\n\r\n".utf8)) == ("500", "The file cannot be read.\n"))
            try test.expectAlive()
        }
    }

    @Test func breaksOffWhenAFileBecomesShorter() throws {
        let file = ServedFile(size: 600 << 10, mediaType: .plainText, tag: "t") { range in
            range.lowerBound == 0 ? range.map { _ in 97 } : []
        }
        try withServer(smallSite.merging(["a.txt": file]) { $1 }) { test in
            #expect(try test.ask(Array("GET /a.txt HTTP/1.0\r\n\r\n".utf8)).body.utf8.count == 256 << 10)
            try test.expectAlive()
        }
    }

    @Test func stopsAtOnceWhateverIsOpen() throws {
        let large = ServedFile([UInt8](repeating: 97, count: 32 << 20), mediaType: .plainText)
        try withServer(smallSite.merging(["a.txt": large]) { $1 }) { test in
            let clients = try (0..<24).map { _ in try test.client() }
            for (index, client) in clients.enumerated() {
                switch index % 4 {
                case 0: client.get("/.tablesite/events")
                case 1: client.send("GET / HT")
                case 2: client.get("/a.txt")
                default: client.get("/")
                }
            }
            try #require(clients[3].text { $0.hasSuffix("root") } != nil)
            #expect(try eventually { test.events.streamCount == 6 && test.server.connectionCount == 24 })
            let time = ContinuousClock().measure { test.server.stop() }
            // It takes a few milliseconds; the promise is 200 on a machine that is not as busy as that of the tests may be.
            #expect(time < .seconds(2))
            #expect(try eventually { test.server.connectionCount == 0 })
            #expect(test.events.streamCount == 0)
            for client in clients { try #require(client.rest() != nil) }
            #expect(throws: TestClient.NoConnection.self) { try test.client() }
            test.server.stop()
        }
    }

    @Test func freesItsPort() throws {
        let (site, events) = (CurrentSite(ServedSite(smallSite)), EventHub())
        let first = try PreviewServer.start(port: 0, site: site, events: events)
        let client = try TestClient(first.address.port)
        client.get("/")
        try #require(client.text { $0.hasSuffix("root") } != nil)
        first.stop()
        let second = try PreviewServer.start(port: first.address.port, isPortFixed: true, site: site, events: events)
        #expect(second.address == first.address)
        second.stop()
    }

    @Test func takesTheNextPortUnlessItIsFixed() throws {
        try withServer { test in
            let port = test.server.address.port
            #expect(throws: ServerError.busyPort(host: "127.0.0.1", port: port)) {
                try PreviewServer.start(port: port, isPortFixed: true, site: test.currentSite, events: test.events)
            }
            let next = try PreviewServer.start(port: port, site: test.currentSite, events: test.events)
            defer { next.stop() }
            #expect((port + 1...port + 20).contains(next.address.port))
            try test.expectAlive()
        }
    }

    @Test func saysWhyItCannotListen() throws {
        // An address for documentation (RFC 5737), which no machine has.
        let error = ServerError.refused(operation: "listen on", place: "port 0 of 192.0.2.1", code: EADDRNOTAVAIL)
        #expect(throws: error) {
            try PreviewServer.start(host: "192.0.2.1", port: 0, site: CurrentSite(ServedSite([:])), events: EventHub())
        }
        #expect(error.description == "cannot listen on port 0 of 192.0.2.1: \(String(cString: strerror(EADDRNOTAVAIL)))")
        #expect(ServerError.busyPort(host: "::1", port: 8).description == "cannot listen on port 8 of ::1: another program uses it")
    }

    @Test(arguments: ["localhost", "0.0.0.0"])
    func listensOnNamesAndOnAllAddresses(_ host: String) throws {
        let server = try PreviewServer.start(host: host, port: 0, site: CurrentSite(ServedSite(smallSite)), events: EventHub())
        defer { server.stop() }
        #expect(server.address.host == host)
        #expect(server.address.isAny == (host == "0.0.0.0"))
        #expect(server.address.isLoopback == (host == "localhost"))
        #expect(server.address.port > 0)
    }

    /// Whether this machine has the sixth version.
    private static let hasVersion6 = (try? Listener(host: "::1", port: 0, isPortFixed: true)).map { close($0.descriptor) } != nil

    @Test(.enabled(if: hasVersion6), arguments: ["::1", "[::1]"])
    func listensOnAddressesOfVersion6(_ host: String) throws {
        let server = try PreviewServer.start(host: host, port: 0, site: CurrentSite(ServedSite(smallSite)), events: EventHub())
        defer { server.stop() }
        #expect(server.address.url == "http://[::1]:\(server.address.port)/")
        #expect(server.address.isLoopback)
    }
}
