/// A text of a settings file or of front matter, with its place.
package struct PlacedText: Sendable, Equatable {
    package var text: String
    /// nil for text that was not read from a file.
    package var range: SourceRange?

    package init(_ text: String, at range: SourceRange? = nil) {
        self.text = text
        self.range = range
    }
}

/// What `redirects` says of one old address.
package struct RedirectSetting: Sendable, Equatable {
    /// The old address.
    package var old: PlacedText
    /// A document, with or without a fragment, or an address elsewhere.
    package var new: PlacedText

    package init(_ old: PlacedText, to new: PlacedText) {
        self.old = old
        self.new = new
    }
}
