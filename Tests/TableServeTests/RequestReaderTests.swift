import Testing

@testable import TableServe

/// Requests and refusals of a connection that sends some text, in short: `GET /a http11 host=h`, `400`.
private func steps(_ text: String, limits: RequestLimits = RequestLimits(), piece: Int = .max) -> [String] {
    steps(Array(text.utf8), limits: limits, piece: piece)
}

private func steps(_ bytes: [UInt8], limits: RequestLimits, piece: Int) -> [String] {
    var reader = RequestReader(limits: limits)
    var result: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
        reader.append(rest.prefix(piece))
        rest = rest.dropFirst(piece)
        reading: while true {
            switch reader.next() {
            case .needsMore: break reading
            case .request(let request): result.append(sketch(request))
            case .refused(let refusal): return result + [String(refusal.status.rawValue)]
            }
        }
    }
    return result + (reader.isIdle ? [] : ["more"])
}

private func sketch(_ request: HTTPRequest) -> String {
    var parts = [request.method, String(decoding: request.target, as: UTF8.self), "\(request.version)"]
    if let host = request.host { parts.append("host=\(host)") }
    parts += request.fields.filter { $0.name != "host" }.map { "\($0.name)=\($0.value)" }
    if request.announcesBody { parts.append("body") }
    if !request.keepsConnection { parts.append("closes") }
    return parts.joined(separator: " ")
}

/// What connections send and what is read.
private let cases: [(String, [String])] = [
    ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", ["GET / http11 host=a"]),
    ("GET /x?y=1 HTTP/1.1\r\nHOST:a:8000 \t\r\nAccept:  */*\r\n\r\n", ["GET /x?y=1 http11 host=a:8000 accept=*/*"]),
    ("GET / HTTP/1.0\r\n\r\n", ["GET / http10 closes"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, Close\r\n\r\n", ["GET / http11 host=a connection=Upgrade, Close closes"]),
    ("GET /größe HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /größe http11 host=a"]),
    // Several in one piece.
    (
        "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nHEAD /2 HTTP/1.1\r\nHost: a\r\n\r\nGET /3 HT",
        ["GET /1 http11 host=a", "HEAD /2 http11 host=a", "more"]
    ),
    ("\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n\r\n", ["GET / http11 host=a"]),
    ("\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    // The target with its host.
    ("GET http://b:1/x?y HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /x?y http11 host=b:1"]),
    ("GET HTTP://b HTTP/1.1\r\nHost: a\r\n\r\n", ["GET / http11 host=b"]),
    ("GET http://b?y HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /?y http11 host=b"]),
    ("GET http:///x HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    // Bodies.
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n", ["POST / http11 host=a content-length=3 body closes"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 00\r\n\r\n", ["GET / http11 host=a content-length=00"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n", ["GET / http11 host=a transfer-encoding=x body closes"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n", ["400"]),
    // Hosts.
    ("GET / HTTP/1.1\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", ["400"]),
    ("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost:\r\n\r\n", ["GET / http11 host="]),
    // Request lines.
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", ["505"]),
    ("GET / HTTP/0.9\r\nHost: a\r\n\r\n", ["505"]),
    ("GET / HTTP/1.10\r\nHost: a\r\n\r\n", ["400"]),
    ("GET / http/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("GET /\r\nHost: a\r\n\r\n", ["400"]),
    ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1 \r\nHost: a\r\n\r\n", ["400"]),
    (" GET / HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("GET /a\tb HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("GET /a\u{7F} HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("G(T / HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\r\n", ["400"]),
    // Lines and fields.
    ("GET / HTTP/1.1\nHost: a\n\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\r\nHost: a\r\n\r\n", ["400"]),
    ("GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\0\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\u{1}\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost: a\r\n\tX: 2\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\n: a\r\n\r\n", ["400"]),
    ("GET / HTTP/1.1\r\nHost\r\n\r\n", ["400"]),
    // What stands before a refusal is served, what stands behind it is not.
    (
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n???\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
        ["GET / http11 host=a", "400"]
    ),
]

@Suite struct RequestReaderTests {
    @Test(arguments: cases)
    func readsRequests(_ text: String, _ expected: [String]) {
        #expect(steps(text) == expected)
    }

    @Test(arguments: cases)
    func readsTheSameHoweverItIsCut(_ text: String, _ expected: [String]) {
        let bytes = Array(text.utf8)
        for cut in 1..<bytes.count {
            var reader = RequestReader()
            var whole = RequestReader()
            whole.append(bytes)
            reader.append(bytes[..<cut])
            var seen: [RequestReader.Step] = []
            while case let step = reader.next(), step != .needsMore, seen.count < 9 { seen.append(step) }
            reader.append(bytes[cut...])
            while case let step = reader.next(), step != .needsMore, seen.count < 9 { seen.append(step) }
            var expected: [RequestReader.Step] = []
            while case let step = whole.next(), step != .needsMore, expected.count < 9 { expected.append(step) }
            #expect(seen.prefix(expected.count) == expected[...], "cut at \(cut)")
            #expect(reader.isIdle == whole.isIdle, "cut at \(cut)")
        }
        #expect(steps(text, piece: 1) == expected)
    }

    @Test func staysRefused() {
        var reader = RequestReader()
        reader.append("?\r\n".utf8)
        let refused = reader.next()
        reader.append("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        #expect(reader.next() == refused)
    }

    @Test(arguments: [1, 7, 1 << 20])
    func limitsTheRequestLine(_ piece: Int) {
        var limits = RequestLimits()
        limits.requestLine = 20
        let end = " HTTP/1.1\r\nHost: a\r\n\r\n"
        #expect(steps("GET /5678\(end)", limits: limits, piece: piece) == ["GET /5678 http11 host=a"])
        #expect(steps("GET /56789\(end)", limits: limits, piece: piece) == ["414"])
        #expect(steps(String(repeating: "a", count: 100), limits: limits, piece: piece) == ["414"])
    }

    @Test(arguments: [1, 7, 1 << 20])
    func limitsTheFields(_ piece: Int) {
        var limits = RequestLimits()
        limits.fieldsLength = 24
        limits.fields = 3
        let start = "GET / HTTP/1.1\r\nHost: a\r\n"
        // With the empty line, the fields are 9 + 13 + 2 bytes.
        #expect(steps("\(start)X: 45678901\r\n\r\n", limits: limits, piece: piece) == ["GET / http11 host=a x=45678901"])
        #expect(steps("\(start)X: 456789012\r\n\r\n", limits: limits, piece: piece) == ["431"])
        #expect(steps("\(start)\(String(repeating: "a", count: 100))", limits: limits, piece: piece) == ["431"])
        limits.fieldsLength = 1_000
        #expect(steps("\(start)X: 1\r\nX: 2\r\n\r\n", limits: limits, piece: piece) == ["GET / http11 host=a x=1 x=2"])
        #expect(steps("\(start)X: 1\r\nX: 2\r\nX: 3\r\n\r\n", limits: limits, piece: piece) == ["431"])
    }

    @Test func limitsEachRequestByItself() {
        var limits = RequestLimits()
        limits.fieldsLength = 11
        let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        #expect(steps(request + request, limits: limits) == ["GET / http11 host=a", "GET / http11 host=a"])
    }

    @Test func joinsFieldsOfOneName() {
        let request = HTTPRequest(
            method: "GET", target: [], version: .http11, fields: [HTTPField("a", "1"), HTTPField("b", "2"), HTTPField("a", "3")])
        #expect(request.value(of: "a") == "1, 3")
        #expect(request.value(of: "c") == nil)
    }
}
