package import TableModel

/// How ``parsePage(_:path:settings:options:)`` reads a document.
package struct ParseOptions: Sendable, Equatable {
    package var html: HTMLPolicy
    /// Read what CommonMark does not have: GFM tables, bare URLs, strike-through, alerts, footnotes, shortcodes, attributes.
    package var hasAdditions: Bool

    package init(html: HTMLPolicy = .sanitized, hasAdditions: Bool = true) {
        self.html = html
        self.hasAdditions = hasAdditions
    }
}
