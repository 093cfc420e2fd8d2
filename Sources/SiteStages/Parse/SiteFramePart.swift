import TableBasics

/// What a document that is no page puts around the pages of its folder and of those in it.
package enum SiteFramePart: String, Sendable, CaseIterable {
    case header = "_header"
    case footer = "_footer"

    /// nil for all other documents. Upper and lower case are one, as wikis have `_Footer.md`.
    init?(ofDocument path: String) { self.init(rawValue: SourcePath.stem(of: path).lowercased()) }
}
