/// What the preview adds to a site and `build` never writes.
package struct PreviewExtras: Sendable {
    /// The bytes that stand before `</body>` of a page, from the page's tag.
    ///
    /// A page that carries its own tag can ask later whether it is still the newest: its tag is the `ETag` of the answer.
    package let insertion: @Sendable (_ tag: String) -> [UInt8]
    /// Own files by their path, which begins with ``ReservedPath/folder``.
    package let files: [String: ServedFile]

    package init(insertion: @escaping @Sendable (_ tag: String) -> [UInt8], files: [String: ServedFile] = [:]) {
        self.insertion = insertion
        self.files = files
    }

    /// Adds nothing.
    package static let none = PreviewExtras(insertion: { _ in [] })
}

/// Paths of the preview's own, which no file of a site can take.
package enum ReservedPath {
    package static let folder = ".tablesite/"
    /// The stream of events; `?since=` or `Last-Event-ID` says which event was the last one seen.
    package static let events = folder + "events"
    /// The events since `?since=` as JSON, at once.
    package static let state = folder + "state"
    /// The page for addresses that do not exist in a site that has none for them.
    static let notFound = folder + "404.html"
}

extension [UInt8] {
    /// Itself with bytes before its last `</body>`, or at its end when there is none.
    func inserting(atEndOfBody insertion: [UInt8]) -> [UInt8] {
        guard !insertion.isEmpty else { return self }
        var page = self
        page.insert(contentsOf: insertion, at: endOfBody)
        return page
    }

    private var endOfBody: Int {
        let tag = Array("</body".utf8)
        var start = count - tag.count
        while start >= 0 {
            // Only letters are changed by the bit of lower case here; `<` and `/` have it already.
            if tag.indices.allSatisfy({ self[start + $0] | 0x20 == tag[$0] }) { return start }
            start -= 1
        }
        return count
    }
}
