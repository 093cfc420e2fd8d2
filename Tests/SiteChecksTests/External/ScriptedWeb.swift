import SiteChecks
import TableBuild

/// Servers that answer by a script, and a clock that only waiting moves.
final class ScriptedWeb {
    /// What becomes of a request, after so many milliseconds.
    struct Answer {
        var answer: WebAnswer
        var delay = 10

        static func status(_ status: Int, after delay: Int = 10, retryAfter: String? = nil, newURL: String? = nil) -> Answer {
            Answer(answer: .response(WebResponse(status, newURL: newURL, retryAfter: retryAfter)), delay: delay)
        }

        static func failure(_ failure: WebFailure, _ reason: String = "reason", after delay: Int = 10) -> Answer {
            Answer(answer: .failure(failure, reason), delay: delay)
        }
    }

    /// Sun, 06 Nov 1994 08:49:37 GMT.
    static let start = 784_111_777_000

    /// The requests in their order: time since the start, method and address.
    private(set) var log: [String] = []
    private(set) var mostAtOnce = 0
    private(set) var mostOfOneServer = 0
    private var now = ScriptedWeb.start
    private var scripts: [String: [Answer]]
    private var running: [(end: Int, request: WebRequest, answer: WebAnswer)] = []

    /// The answers to the requests for each address, one after the other; the last stands for all further ones. What is not in the
    /// script answers 200.
    init(_ scripts: [String: [Answer]] = [:]) { self.scripts = scripts }

    /// Milliseconds since the start.
    var elapsed: Int { now - Self.start }

    var fetcher: WebFetcher { WebFetcher(start: begin, wait: wait, now: { self.now }) }

    /// Asks for everything, and says what was found of each address.
    func check(_ urls: [String], limits: LinkCheck.Limits = .init()) async -> [String: LinkVerdict] {
        var check = LinkCheck(urls.compactMap(ExternalAddress.init), limits: limits)
        try? await check.run(with: fetcher)
        return Dictionary(check.verdicts.map { ($0.url, $1) }) { first, _ in first }
    }

    private func begin(_ request: WebRequest) {
        let url = request.address.url
        log.append("\(elapsed) \(request.method == .head ? "HEAD" : "GET") \(url)")
        let answer = scripts[url]?.first ?? .status(200)
        if let rest = scripts[url], rest.count > 1 { scripts[url] = Array(rest.dropFirst()) }
        running.append((now + answer.delay, request, answer.answer))
        mostAtOnce = max(mostAtOnce, running.count)
        mostOfOneServer = max(mostOfOneServer, running.count { $0.request.address.server == request.address.server })
    }

    private func wait(_ milliseconds: Int) -> [(request: WebRequest, answer: WebAnswer)] {
        let next = running.map(\.end).min() ?? .max
        now = min(max(now, next), now + milliseconds)
        let ended = running.filter { $0.end <= now }
        running.removeAll { $0.end <= now }
        return ended.map { ($0.request, $0.answer) }
    }
}
