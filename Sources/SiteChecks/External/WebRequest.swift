/// One request for the state of an address.
package struct WebRequest: Hashable, Sendable {
    package enum Method: Sendable { case head, get }

    package let address: ExternalAddress
    package let method: Method

    package init(_ method: Method, _ address: ExternalAddress) {
        self.address = address
        self.method = method
    }
}

/// What came of a ``WebRequest``, redirects followed.
package enum WebAnswer: Sendable, Equatable {
    case response(WebResponse)
    /// There was no answer; with words for the author.
    case failure(WebFailure, String)
}

/// The last response to a request.
package struct WebResponse: Sendable, Equatable {
    package var status: Int
    /// Where permanent redirects led, before any other; nil for none.
    package var newURL: String?
    /// The field of that name, as it is (RFC 9110 §10.2.3).
    package var retryAfter: String?

    package init(_ status: Int, newURL: String? = nil, retryAfter: String? = nil) {
        self.status = status
        self.newURL = newURL
        self.retryAfter = retryAfter
    }
}

/// Why there was no response.
package enum WebFailure: Sendable {
    /// No host has the name, or no one could be asked.
    case unknownHost
    /// The address is none.
    case malformed
    /// No connection, or one that broke or took too long.
    case connection
    /// What another try would not change: a certificate, too many redirects.
    case other
}
