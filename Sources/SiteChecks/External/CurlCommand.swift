/// How `curl` is asked for the state of an address, and what it prints.
package enum CurlCommand {
    /// The arguments behind the program's name.
    ///
    /// Only headers are printed. Nothing but `http` and `https` is spoken, wherever redirects lead; a personal `.curlrc` does not
    /// change any of this. Cookies live as long as the request, since some servers redirect for ever without.
    ///
    /// - Parameter seconds: the time for everything.
    package static func arguments(for request: WebRequest, userAgent: String, seconds: Int) -> [String] {
        var arguments = [
            "--disable", "--silent", "--globoff", "--location", "--max-redirs", "10", "--proto", "=http,https",
            "--proto-redir", "=http,https", "--connect-timeout", String(max(1, seconds / 2)), "--max-time", String(seconds),
            "--cookie", "", "--user-agent", userAgent, "--suppress-connect-headers", "--dump-header", "-", "--output", "/dev/null",
            "--write-out", "\\n\(mark)\\t%{url_effective}\\t%{errormsg}\\n",
        ]
        switch request.method {
        case .head: arguments.append("--head")
        // The body is of no use: not much of it, and slowly.
        case .get: arguments += ["--max-filesize", "1000000", "--limit-rate", "1M"]
        }
        return arguments + ["--url", request.address.url]
    }

    /// What the printed headers and the exit code mean. A process that was ended by a signal has no exit code.
    package static func answer(_ output: [UInt8], exitCode: Int32?) -> WebAnswer {
        guard let exitCode else { return .failure(.connection, "`curl` was ended by a signal") }
        var hops: [Hop] = []
        var url = ""
        var message = ""
        for line in output.split(separator: UInt8(ascii: "\n")) {
            var text = String(decoding: line, as: UTF8.self)
            if text.hasSuffix("\r") { text.removeLast() }
            if text.hasPrefix("HTTP/") {
                let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
                if let status { hops.append(Hop(status: status)) }
            } else if text.hasPrefix(mark + "\t") {
                let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                if fields.count > 2 { (url, message) = (fields[1], fields[2]) }
            } else if let colon = text.firstIndex(of: ":"), !hops.isEmpty {
                hops[hops.count - 1].add(text[..<colon].lowercased(), String(text[text.index(after: colon)...]))
            }
        }
        // Those below 200 only announce others.
        hops.removeAll { $0.status < 200 }
        if let last = hops.last, exitCode == 0 || afterHeaders.contains(exitCode) && !(300..<400).contains(last.status) {
            return .response(
                WebResponse(last.status, newURL: newURL(of: hops, reaching: url), retryAfter: last.fields["retry-after"]))
        }
        return failure(exitCode, message)
    }

    private static let mark = "tablesite-result"

    /// One response on the way to the last.
    private struct Hop {
        let status: Int
        var fields: [String: String] = [:]

        var isPermanent: Bool { status == 301 || status == 308 }

        mutating func add(_ name: String, _ value: String) {
            fields[name] = String(value.drop { $0 == " " || $0 == "\t" })
        }
    }

    /// Where the permanent redirects at the beginning lead.
    private static func newURL(of hops: [Hop], reaching url: String) -> String? {
        let permanent = hops.dropLast().prefix(while: \.isPermanent)
        guard let last = permanent.last else { return nil }
        if permanent.count == hops.count - 1, !url.isEmpty { return url }
        let location = last.fields["location"] ?? ""
        return ExternalAddress(location) == nil || location.hasPrefix("//") ? nil : location
    }

    /// Exit codes that can come when the headers are there and the body breaks, or is too much of it.
    private static let afterHeaders: Set<Int32> = [8, 18, 23, 28, 56, 61, 63, 92]

    /// The words of `curl` without `after 12 ms`, which is another with each run: reports and baselines know a problem by its words.
    private static func withoutTime(_ message: String) -> String {
        var words = message.split(separator: " ")
        for index in words.indices.dropLast(2).reversed()
        where words[index] == "after" && Int(words[index + 1]) != nil && words[index + 2].hasPrefix("m") {
            let isEnd = words[index + 2].hasSuffix(":") && index > 0
            words.removeSubrange(index...index + 2)
            if isEnd { words[index - 1] += ":" }
        }
        return words.joined(separator: " ")
    }

    private static func failure(_ exitCode: Int32, _ message: String) -> WebAnswer {
        let message = withoutTime(message)
        func reason(_ words: String) -> String { message.isEmpty ? words : "\(words) (\(message))" }
        switch exitCode {
        case 3: return .failure(.malformed, "it is no address of the web")
        case 6: return .failure(.unknownHost, "no host has that name")
        case 28: return .failure(.connection, "no answer in time")
        case 47: return .failure(.other, "too many redirects")
        case 60: return .failure(.other, reason("the certificate of the host is not trusted"))
        case 7, 16, 18, 35, 52, 55, 56, 92: return .failure(.connection, reason("no connection"))
        default: return .failure(.other, reason("`curl` failed with \(exitCode)"))
        }
    }
}
