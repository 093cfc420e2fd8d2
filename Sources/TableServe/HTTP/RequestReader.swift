/// Finds requests in the bytes of a connection, however they are cut into pieces.
///
/// Bytes go in with ``append(_:)``; ``next()`` gives one request after the other until more bytes are needed. It goes line by
/// line and judges a line only when all of it is there, so the same bytes always give the same steps. Behind a refusal nothing
/// is read: where the next request begins is not known.
package struct RequestReader: Sendable {
    package enum Step: Sendable, Equatable {
        case needsMore
        case request(HTTPRequest)
        case refused(Refusal)
    }

    private let limits: RequestLimits
    private var buffer: [UInt8] = []
    /// Where the line begins that is not read yet.
    private var lineStart = 0
    /// Up to here that line has no end.
    private var searched = 0
    /// The request whose fields are being read.
    private var request: HTTPRequest?
    /// Of the fields read so far, in bytes.
    private var fieldsLength = 0
    private var emptyLines = 0
    private var refusal: Refusal?

    package init(limits: RequestLimits = RequestLimits()) { self.limits = limits }

    /// Nothing of a next request has come yet.
    package var isIdle: Bool { request == nil && lineStart == buffer.count }

    package mutating func append(_ bytes: some Collection<UInt8>) {
        if lineStart > 0 {
            buffer.removeSubrange(..<lineStart)
            searched -= lineStart
            lineStart = 0
        }
        buffer.append(contentsOf: bytes)
    }

    package mutating func next() -> Step {
        if let refusal { return .refused(refusal) }
        do throws(Refusal) {
            while let line = try nextLine() {
                if let whole = try read(line) { return .request(whole) }
            }
            return .needsMore
        } catch {
            refusal = error
            return .refused(error)
        }
    }

    /// The request that ends with this line, if one does.
    private mutating func read(_ line: ArraySlice<UInt8>) throws(Refusal) -> HTTPRequest? {
        guard var whole = request else {
            // Some clients end a request with an empty line too many (RFC 9112 §2.2).
            if line.isEmpty {
                emptyLines += 1
                if emptyLines > 4 { throw Refusal(.badRequest, "There are empty lines in place of a request.") }
            } else {
                request = try HTTPRequest(requestLine: line)
            }
            return nil
        }
        guard line.isEmpty else {
            guard whole.fields.count < limits.fields else { throw Refusal(.fieldsTooLarge, "There are too many header fields.") }
            // Only one reference, so that the list of fields grows in place.
            request = nil
            try whole.addField(line)
            request = whole
            return nil
        }
        try whole.finish()
        request = nil
        fieldsLength = 0
        emptyLines = 0
        return whole
    }

    /// The next line without its end, if all of it is there.
    private mutating func nextLine() throws(Refusal) -> ArraySlice<UInt8>? {
        while searched < buffer.count, buffer[searched] != UInt8(ascii: "\n") { searched += 1 }
        let isWhole = searched < buffer.count
        try checkLength(searched - lineStart + (isWhole ? 1 : 0))
        guard isWhole else { return nil }
        let line = buffer[lineStart..<searched]
        guard line.last == UInt8(ascii: "\r"), !line.dropLast().contains(where: { $0 == UInt8(ascii: "\r") || $0 == 0 }) else {
            throw Refusal(.badRequest, "A line of the request does not end as lines of HTTP do, or holds what no line may.")
        }
        if request != nil { fieldsLength += line.count + 1 }
        searched += 1
        lineStart = searched
        return line.dropLast()
    }

    /// Checks a line of so many bytes, its end among them; there may be more of it to come.
    private func checkLength(_ length: Int) throws(Refusal) {
        if request == nil, length > limits.requestLine { throw Refusal(.targetTooLong, "The address is too long.") }
        if request != nil, fieldsLength + length > limits.fieldsLength {
            throw Refusal(.fieldsTooLarge, "The header fields are too long.")
        }
    }
}

/// How much of a request is read.
package struct RequestLimits: Sendable {
    /// Bytes of the request line, its end included.
    package var requestLine = 8 << 10
    /// Bytes of all field lines together, their ends included.
    package var fieldsLength = 32 << 10
    package var fields = 100

    package init() {}
}
