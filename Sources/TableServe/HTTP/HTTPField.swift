/// A header field of a request or response.
package struct HTTPField: Sendable, Equatable {
    /// In lower case in requests.
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
