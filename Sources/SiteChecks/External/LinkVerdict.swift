/// What is known of an address.
package enum LinkVerdict: Sendable, Equatable {
    case alive
    /// Alive, and its server says that it stands elsewhere for good.
    case moved(to: String)
    /// A reader who follows the link finds nothing. With the reason.
    case dead(String)
    /// The address may well be fine: the server does not like to be asked by programs, or not now. With the reason.
    case unverified(String)
}

extension WebResponse {
    /// `404 Not Found`.
    var statusText: String {
        let words: [Int: String] = [
            400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
            406: "Not Acceptable", 410: "Gone", 429: "Too Many Requests", 451: "Unavailable For Legal Reasons",
            500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
        ]
        return "\(status)" + (words[status].map { " \($0)" } ?? "")
    }
}
