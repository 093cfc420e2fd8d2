package import TableModel

/// The few words that pages have of their own, in one language.
package struct PageWords: Sendable {
    package var skip: String
    package var details: String
    package var table: String
    /// With `%` for the title.
    package var moreAboutPattern: String
    /// The title of the page that is shown in place of one that does not exist, and what it says.
    package var notFound: String
    package var notFoundText: String
    /// What the root page is called where the site has no title.
    package var contents: String
    package var alerts: [AlertKind: String]

    package static let english = PageWords(
        skip: "Skip to content", details: "Details", table: "Table", moreAboutPattern: "More about %",
        notFound: "Page not found", notFoundText: "There is no page at this address.", contents: "Contents",
        alerts: [.note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution"])

    func alert(_ kind: AlertKind) -> String { alerts[kind] ?? kind.rawValue }

    func moreAbout(_ title: String) -> String {
        moreAboutPattern.split(separator: "%", omittingEmptySubsequences: false).joined(separator: title)
    }
}
