package import TableModel

/// How ``parsePage(_:path:settings:options:)`` reads a document.
package struct ParseOptions: Sendable, Equatable {
    package var html: HTMLPolicy
    /// Read what CommonMark does not have: GFM tables, bare URLs, strike-through, alerts, footnotes, shortcodes, attributes.
    package var hasAdditions: Bool
    /// What the document that stands for the root is called when it does not say so itself; empty for the name of its file.
    package var rootTitle: String

    /// All documents are of a catalog of DocC.
    package var isCatalog = false
    /// Find where exactly the links to other sites stand as well, which no build has to say anything of.
    package var placesExternalLinks = false

    package init(html: HTMLPolicy = .sanitized, hasAdditions: Bool = true, rootTitle: String = "") {
        self.html = html
        self.hasAdditions = hasAdditions
        self.rootTitle = rootTitle
    }
}
