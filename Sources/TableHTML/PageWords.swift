package import TableModel

/// The few words that pages have of their own, in one language.
package struct PageWords: Sendable {
    package var skip: String
    package var details: String
    package var table: String
    /// With `%` for the title.
    package var moreAboutPattern: String
    package var alerts: [AlertKind: String]

    package static let english = PageWords(
        skip: "Skip to content", details: "Details", table: "Table", moreAboutPattern: "More about %",
        alerts: [.note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution"])

    func alert(_ kind: AlertKind) -> String { alerts[kind] ?? kind.rawValue }

    func moreAbout(_ title: String) -> String {
        moreAboutPattern.split(separator: "%", omittingEmptySubsequences: false).joined(separator: title)
    }
}
