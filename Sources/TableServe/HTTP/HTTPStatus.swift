/// The status of a response (RFC 9110 §15).
package enum HTTPStatus: Int, Sendable {
    case ok = 200
    case partialContent = 206
    case movedPermanently = 301
    case notModified = 304
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case preconditionFailed = 412
    case contentTooLarge = 413
    case targetTooLong = 414
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case fieldsTooLarge = 431
    case internalError = 500
    case serviceUnavailable = 503
    case versionNotSupported = 505

    /// The words of the status line.
    var reason: String {
        switch self {
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .movedPermanently: "Moved Permanently"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .requestTimeout: "Request Timeout"
        case .preconditionFailed: "Precondition Failed"
        case .contentTooLarge: "Content Too Large"
        case .targetTooLong: "URI Too Long"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .misdirectedRequest: "Misdirected Request"
        case .fieldsTooLarge: "Request Header Fields Too Large"
        case .internalError: "Internal Server Error"
        case .serviceUnavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}

/// A request that is not served, with a sentence for the person who sees it.
package struct Refusal: Error, Equatable {
    package let status: HTTPStatus
    package let text: String

    init(_ status: HTTPStatus, _ text: String) {
        self.status = status
        self.text = text
    }
}
