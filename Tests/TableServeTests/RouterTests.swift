import TableBasics
import Testing

@testable import TableServe

private let site = ServedSite([
    "index.html": ServedFile(Array("<p>root".utf8), mediaType: .html),
    "guide/index.html": ServedFile(Array("<p>guide".utf8), mediaType: .html),
    "guide/a b.txt": ServedFile(Array("0123456789".utf8), mediaType: .plainText),
    "größe.svg": ServedFile(Array("<svg/>".utf8), mediaType: .svg),
    "404.html": ServedFile(Array("<p>gone".utf8), mediaType: .html),
])
private let tag = EntityTag(of: Array("0123456789".utf8)).text
private let policy = "Content-Security-Policy: \(ContentPolicy.careful.text)"

private func respond(
    _ target: String, _ fields: [HTTPField] = [], method: String = "GET", host: String? = "localhost:8000", body: Bool = false,
    version: HTTPRequest.Version = .http11, site: ServedSite = site
) -> String {
    var request = HTTPRequest(method: method, target: Array(target.utf8), version: version, fields: fields)
    request.host = host
    request.announcesBody = body
    var history = EventHistory(start: 6)
    history.append("page", "x")
    let response = Router(hosts: HostRules(names: [])).response(to: request, site: site, history: history)
    return whole(response)
}

/// The response as text, without its date.
private func whole(_ response: HTTPResponse) -> String {
    let head = String(decoding: response.head(date: "now"), as: UTF8.self).replacing("\r\n", with: "\n").replacing(
        "Date: now\n", with: "")
    switch response.body {
    case .none: return head
    case .bytes(let bytes): return head + String(decoding: bytes, as: UTF8.self)
    case .file(let file, let range):
        let text = try? file.withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
        return head + (text ?? "unreadable")
    case .events(let number): return head + "events after \(number.map { String($0) } ?? "nothing")"
    }
}

@Suite struct RouterTests {
    private let file = """
        Cache-Control: no-cache
        X-Content-Type-Options: nosniff
        Cross-Origin-Resource-Policy: same-origin
        """

    /// A refusal in a sentence.
    private func refused(_ status: String, _ text: String, fields: String = "", closes: Bool = false) -> String {
        "HTTP/1.1 \(status)\n\(fields)Content-Type: text/plain; charset=utf-8\nContent-Length: \(text.utf8.count + 1)\n"
            + "Cache-Control: no-store\nX-Content-Type-Options: nosniff\n\(closes ? "Connection: close\n" : "")\n\(text)\n"
    }

    private func page(_ status: String, _ text: String, tag: String? = nil) -> String {
        "HTTP/1.1 \(status)\nContent-Type: text/html; charset=utf-8\nContent-Length: \(text.utf8.count)\n\(file)\n\(policy)\n"
            + (tag.map { "ETag: \"\($0)\"\nAccept-Ranges: bytes\n" } ?? "") + "Server-Timing: change;dur=7\n\n\(text)"
    }

    @Test func tellsPagesAloneWhichChangeWasTheLast() {
        let page = HTTPField("if-none-match", "*")
        #expect(respond("/", [page]).contains("Not Modified\n") && respond("/", [page]).contains("\nServer-Timing: change;dur=7\n"))
        #expect(
            !respond("/gr%C3%B6%C3%9Fe.svg").contains("Server-Timing") && !respond("/guide/a%20b.txt").contains("Server-Timing"))
    }

    private var numbers: String {
        """
        HTTP/1.1 200 OK
        Content-Type: text/plain; charset=utf-8
        Content-Length: 10
        \(file)
        ETag: "\(tag)"
        Accept-Ranges: bytes


        """
    }

    @Test func servesFiles() {
        #expect(respond("/guide/a%20b.txt?x") == numbers + "0123456789")
        #expect(
            respond("/guide/a%20b.txt", host: nil, version: .http10).hasSuffix(
                "Accept-Ranges: bytes\nConnection: close\n\n0123456789"))
        #expect(respond("/index.html") == page("200 OK", "<p>root", tag: EntityTag(of: Array("<p>root".utf8)).text))
        #expect(respond("/gr%C3%B6%C3%9Fe.svg").contains("\nContent-Security-Policy: script-src 'none'\n"))
    }

    @Test func servesTheIndexOfAFolder() {
        #expect(respond("/") == respond("/index.html"))
        #expect(respond("/guide/") == respond("/guide/index.html"))
    }

    @Test func leadsToTheFolder() {
        let expected = "HTTP/1.1 301 Moved Permanently\nLocation: /gu%69de/?a=/\nContent-Length: 0\nCache-Control: no-cache\n\n"
        #expect(respond("/gu%69de?a=/") == expected)
    }

    @Test(arguments: ["/guide/a", "/index.html/", "/guide", "/index"])
    func sendsOnlyTheHeadForHEAD(_ target: String) {
        let whole = respond(target)
        #expect(respond(target, method: "HEAD") == whole.prefix(upTo: whole.firstRange(of: "\n\n")?.upperBound ?? whole.startIndex))
    }

    @Test(arguments: [
        "/x", "/index", "/guide/index", "/index.html/", "//", "//guide", "/guide//", "/GUIDE/", "/.tablesite/", "/a%5Cb",
    ])
    func showsThePageOfTheSiteForWhatIsNotThere(_ target: String) {
        #expect(respond(target) == page("404 Not Found", "<p>gone"))
        #expect(respond(target, site: ServedSite([:])) == refused("404 Not Found", "There is no file at this address."))
    }

    @Test func showsAPageOfThePreviewWhereTheSiteHasNone() throws {
        let extras = PreviewExtras.live(problems: "[]\n")
        let response = respond("/x", site: ServedSite([:], extras: extras))
        #expect(response.hasPrefix("HTTP/1.1 404 Not Found\n"))
        #expect(response.contains("<p>There is no file at this address.</p>"))
        #expect(response.contains("<script src=\"/.tablesite/live.js\" data-tag="))
        let own = ServedFile(page: Array("<p>gone".utf8), extras: .none)
        #expect(respond("/x", site: ServedSite(["404.html": own], extras: extras)) == page("404 Not Found", "<p>gone"))
    }

    @Test(arguments: ["/../x", "/%2e%2e/x", "/a\\b", "/%00", "*", "x"])
    func refusesWhatIsNoAddress(_ target: String) {
        #expect(respond(target) == refused("400 Bad Request", "The address is not that of a file."))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "GETX"])
    func servesTwoMethods(_ method: String) {
        let expected = refused("405 Method Not Allowed", "Only GET and HEAD are served.", fields: "Allow: GET, HEAD\n")
        #expect(respond("/", method: method) == expected)
        #expect(respond("*", method: method) == expected)
        #expect(
            respond("/", method: method, body: true)
                == refused("405 Method Not Allowed", "Only GET and HEAD are served.", fields: "Allow: GET, HEAD\n", closes: true))
    }

    @Test func takesNoBody() {
        #expect(respond("/", body: true) == refused("413 Content Too Large", "A request for a file has no body.", closes: true))
    }

    @Test(arguments: ["http://evil.example", "https://evil.example:8000", "null", "localhost", "file://", "http://localhost:x", ""])
    func refusesOtherOrigins(_ origin: String) {
        let answer = respond("/", [HTTPField("origin", origin)])
        #expect(answer == refused("403 Forbidden", "This preview answers its own pages only."))
    }

    @Test(arguments: ["http://localhost:8000", "https://localhost", "HTTP://127.0.0.1:3", "http://[::1]:8000"])
    func answersItsOwnOrigins(_ origin: String) {
        #expect(respond("/", [HTTPField("origin", origin)]) == respond("/"))
    }

    @Test func sendsOnlyTheFileThatIsMeant() {
        let answer = refused("412 Precondition Failed", "The file is another one by now.", fields: "ETag: \"\(tag)\"\n")
        for condition in ["\"x\"", "W/\"\(tag)\"", ""] {
            #expect(respond("/guide/a%20b.txt", [HTTPField("if-match", condition)]) == answer)
        }
        for condition in ["*", "\"\(tag)\"", "\"x\", \"\(tag)\""] {
            #expect(respond("/guide/a%20b.txt", [HTTPField("if-match", condition)]) == numbers + "0123456789")
        }
    }

    @Test(arguments: ["evil.example", "evil.example:8000", "localhost:x", ""])
    func refusesOtherHosts(_ host: String) {
        let text =
            "This preview is not served under that host name. Use the address that tablesite printed, "
            + "or start it with --host and the name."
        #expect(respond("/", host: host) == refused("421 Misdirected Request", text))
        #expect(respond("/.tablesite/events", host: host) == refused("421 Misdirected Request", text))
    }

    @Test(arguments: ["\"TAG\"", "W/\"TAG\"", "*", "\"a\", \"TAG\"", "\"a\",W/\"TAG\" ,\"b\""])
    func saysThatAFileIsTheSame(_ list: String) {
        let field = HTTPField("if-none-match", list.replacing("TAG", with: tag))
        let expected = "HTTP/1.1 304 Not Modified\nETag: \"\(tag)\"\nCache-Control: no-cache\n\n"
        #expect(respond("/guide/a%20b.txt", [field]) == expected)
        #expect(respond("/guide/a%20b.txt", [field, HTTPField("range", "bytes=1-2")]) == expected)
        #expect(respond("/guide/a%20b.txt", [field], method: "HEAD") == expected)
    }

    @Test(arguments: ["TAG", "\"a\"", "", "\"TAG", "w/\"TAG\""])
    func sendsAFileThatIsNotTheSame(_ list: String) {
        let field = HTTPField("if-none-match", list.replacing("TAG", with: tag))
        #expect(respond("/guide/a%20b.txt", [field]) == numbers + "0123456789")
    }

    private var part: String {
        """
        HTTP/1.1 206 Partial Content
        Content-Type: text/plain; charset=utf-8
        Content-Length: 3
        \(file)
        ETag: "\(tag)"
        Accept-Ranges: bytes
        Content-Range: bytes 7-9/10

        789
        """
    }

    @Test(arguments: ["bytes=7-9", "bytes=7-", "bytes=-3", "bytes=7-20"])
    func sendsAPart(_ range: String) {
        let range = HTTPField("range", range)
        #expect(respond("/guide/a%20b.txt", [range]) == part)
        #expect(respond("/guide/a%20b.txt", [range, HTTPField("if-range", "\"\(tag)\"")]) == part)
        #expect(respond("/guide/a%20b.txt", [range], method: "HEAD") == numbers)
    }

    @Test(arguments: ["\"a\"", "Sun, 06 Nov 1994 08:49:37 GMT"])
    func sendsAllWhenThePartIsOfAnotherVersion(_ condition: String) {
        let fields = [HTTPField("range", "bytes=7-9"), HTTPField("if-range", condition)]
        #expect(respond("/guide/a%20b.txt", fields) == numbers + "0123456789")
        #expect(
            respond("/guide/a%20b.txt", [HTTPField("range", "bytes=7-9"), HTTPField("range", "bytes=1-2")]) == numbers
                + "0123456789")
    }

    @Test func refusesAPartThatIsNotThere() {
        let expected = refused("416 Range Not Satisfiable", "The file has no such bytes.", fields: "Content-Range: bytes */10\n")
        #expect(respond("/guide/a%20b.txt", [HTTPField("range", "bytes=10-")]) == expected)
    }

    @Test func opensAStreamBehindTheLastEventSeen() {
        let head =
            "HTTP/1.1 200 OK\nContent-Type: text/event-stream; charset=utf-8\nCache-Control: no-store\n"
            + "X-Content-Type-Options: nosniff\nConnection: close\n\n"
        #expect(respond("/.tablesite/events") == head + "events after nothing")
        #expect(respond("/.tablesite/events?since=5") == head + "events after 5")
        #expect(respond("/.tablesite/events?since=5", [HTTPField("last-event-id", "6")]) == head + "events after 6")
        #expect(respond("/.tablesite/events", method: "HEAD") == head)
    }

    @Test func tellsTheStateAtOnce() {
        let json = #"{"latest":7,"complete":true,"events":[{"id":7,"event":"page","data":"x"}]}"# + "\n"
        let head =
            "HTTP/1.1 200 OK\nContent-Type: application/json; charset=utf-8\nContent-Length: \(json.utf8.count)\n"
            + "Cache-Control: no-store\nX-Content-Type-Options: nosniff\n\n"
        #expect(respond("/.tablesite/state?since=6") == head + json)
    }

    @Test func leavesSitesWithoutAPolicyAlone() {
        let free = ServedSite(["index.html": ServedFile([], mediaType: .html)], policy: nil)
        #expect(!respond("/", site: free).contains("Content-Security-Policy"))
    }
}
