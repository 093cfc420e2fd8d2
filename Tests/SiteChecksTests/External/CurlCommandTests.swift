import SiteChecks
import TableBuild
import Testing

@Suite struct CurlCommandTests {
    private func answer(_ lines: [String], url: String = "https://a.org/", message: String = "", exitCode: Int32? = 0) -> WebAnswer
    {
        let output = lines.map { $0 + "\r\n" }.joined() + "\ntablesite-result\t\(url)\t\(message)\n"
        return CurlCommand.answer(Array(output.utf8), exitCode: exitCode)
    }

    @Test func readsTheLastResponse() {
        #expect(answer(["HTTP/2 200 ", "content-type: text/html", ""]) == .response(WebResponse(200)))
        #expect(
            answer(["HTTP/1.1 103 Early Hints", "link: </a>", "", "HTTP/1.1 404 Not Found", ""]) == .response(WebResponse(404)))
        #expect(
            answer(["HTTP/1.1 429 Too Many Requests", "RETRY-AFTER:  7", ""]) == .response(WebResponse(429, retryAfter: "7")))
    }

    @Test func readsWherePermanentRedirectsLead() {
        let old = ["HTTP/1.1 301 Moved", "Location: /new", ""]
        #expect(
            answer(old + ["HTTP/1.1 200 OK", ""], url: "https://a.org/new")
                == .response(WebResponse(200, newURL: "https://a.org/new")))
        let far = ["HTTP/1.1 308 Moved", "Location: https://b.org/", ""]
        let login = ["HTTP/1.1 302 Found", "Location: https://b.org/login", ""]
        #expect(
            answer(far + login + ["HTTP/1.1 200 OK", ""], url: "https://b.org/login")
                == .response(WebResponse(200, newURL: "https://b.org/")))
        #expect(answer(login + far + ["HTTP/1.1 200 OK", ""], url: "https://b.org/") == .response(WebResponse(200)))
        // Where a relative one leads, nothing tells.
        #expect(answer(old + login + ["HTTP/1.1 200 OK", ""], url: "https://b.org/login") == .response(WebResponse(200)))
    }

    @Test func takesTheHeadersOfABodyThatIsTooMuch() {
        for code: Int32 in [18, 28, 63] { #expect(answer(["HTTP/1.1 200 OK", ""], exitCode: code) == .response(WebResponse(200))) }
        #expect(answer(["HTTP/1.1 302 Found", ""], exitCode: 28) == .failure(.connection, "no answer in time"))
    }

    @Test(arguments: [
        (3, WebFailure.malformed, "it is no address of the web"), (6, .unknownHost, "no host has that name"),
        (7, .connection, "no connection (words)"), (28, .connection, "no answer in time"), (47, .other, "too many redirects"),
        (60, .other, "the certificate of the host is not trusted (words)"), (5, .other, "`curl` failed with 5 (words)"),
    ]) func saysWhyThereIsNoResponse(exitCode: Int32, failure: WebFailure, reason: String) {
        #expect(answer([], message: "words", exitCode: exitCode) == .failure(failure, reason))
    }

    /// Reports and baselines know a problem by its words.
    @Test(arguments: [
        (
            "Failed to connect to a.org port 443 after 12 ms: Could not connect",
            "Failed to connect to a.org port 443: Could not connect"
        ),
        ("Connection timed out after 5001 milliseconds", "Connection timed out"), ("look after 2 ms", "look"), ("after", "after"),
    ]) func saysNoTimes(message: String, words: String) {
        #expect(answer([], message: message, exitCode: 7) == .failure(.connection, "no connection (\(words))"))
    }

    @Test(arguments: [[UInt8](), Array("HTTP/".utf8), Array("\n\n:\nHTTP/1.1\n\ntablesite-result\n".utf8), [0xFF, 0x0A, 0]])
    func makesNothingOfRubbish(output: [UInt8]) {
        #expect(CurlCommand.answer(output, exitCode: 0) == .failure(.other, "`curl` failed with 0"))
        #expect(CurlCommand.answer(output, exitCode: nil) == .failure(.connection, "`curl` was ended by a signal"))
    }

    @Test func givesTheAddressAsOneArgumentAndSpeaksOnlyHTTP() throws {
        let address = try #require(ExternalAddress("https://a.org/{1,2}?-o=$(x) `y`"))
        let head = CurlCommand.arguments(for: WebRequest(.head, address), userAgent: "agent", seconds: 20)
        #expect(head.first == "--disable")
        #expect(head.suffix(3) == ["--head", "--url", "https://a.org/%7B1,2%7D?-o=$(x)%20%60y%60"])
        #expect(zip(head, head.dropFirst()).contains { $0 == ("--proto", "=http,https") })
        #expect(zip(head, head.dropFirst()).contains { $0 == ("--proto-redir", "=http,https") })
        #expect(!CurlCommand.arguments(for: WebRequest(.get, address), userAgent: "agent", seconds: 20).contains("--head"))
    }
}
