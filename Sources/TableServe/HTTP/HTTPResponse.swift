import TableBasics

/// A response as the router decides it; the connection adds the date and sends it.
package struct HTTPResponse: Sendable {
    package var status: HTTPStatus
    package var fields: [HTTPField]
    package var body: Body
    /// Nothing more is read from the connection.
    package var closesConnection = false

    package enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// A part of a file, or all of it.
        case file(ServedFile, Range<Int>)
        /// Events for as long as the client stays, those behind a number first.
        case events(after: Int?)
    }

    /// A sentence in plain text.
    static func text(_ status: HTTPStatus, _ text: String, _ fields: [HTTPField] = []) -> HTTPResponse {
        let bytes = Array((text + "\n").utf8)
        return HTTPResponse(
            status: status,
            fields: fields + [
                HTTPField("Content-Type", MediaType.plainText.text), HTTPField("Content-Length", String(bytes.count)),
                HTTPField("Cache-Control", "no-store"), .noSniffing,
            ],
            body: .bytes(bytes))
    }

    /// The answer to what cannot be read as a request; nothing is read behind it.
    init(_ refusal: Refusal) {
        self = .text(refusal.status, refusal.text)
        closesConnection = true
    }

    init(status: HTTPStatus, fields: [HTTPField], body: Body) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The status line and the fields, with the empty line behind them.
    func head(date: String) -> [UInt8] {
        var head: [UInt8] = []
        head.reserveCapacity(640)
        func append(_ name: String, _ value: String) {
            head.append(contentsOf: name.utf8)
            head.append(contentsOf: ": ".utf8)
            head.append(contentsOf: value.utf8)
            head.append(contentsOf: "\r\n".utf8)
        }
        head.append(contentsOf: "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n".utf8)
        append("Date", date)
        for field in fields { append(field.name, field.value) }
        if closesConnection { append("Connection", "close") }
        head.append(contentsOf: "\r\n".utf8)
        return head
    }
}

extension HTTPField {
    /// The browser takes a file for what it is said to be.
    static let noSniffing = HTTPField("X-Content-Type-Options", "nosniff")
    /// Pages of other sites cannot show or run the file.
    static let ownPagesOnly = HTTPField("Cross-Origin-Resource-Policy", "same-origin")
    /// The browser asks each time whether a file has changed.
    static let alwaysAsk = HTTPField("Cache-Control", "no-cache")

    /// The number of the last event when a page was sent, where its script can read it: the sheets and images that the page asks for
    /// next may already be those of the event after it.
    static func lastChange(_ number: Int) -> HTTPField { HTTPField("Server-Timing", "change;dur=\(number)") }
}
