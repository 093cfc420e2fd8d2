import SiteModel
import TableBasics
import TableModel

/// Where the documents of a site can be edited.
struct EditAddress: Sendable {
    private let before: String
    private let after: String

    /// nil for settings without one. What has no `{path}` is taken for a folder.
    init?(_ settings: SiteSettings) {
        guard let url = settings.editURL else { return nil }
        if let place = url.firstRange(of: "{path}") {
            before = String(url[..<place.lowerBound])
            after = String(url[place.upperBound...])
        } else {
            before = url.hasSuffix("/") ? url : url + "/"
            after = ""
        }
    }

    /// - Parameter document: its path in the source folder.
    func address(of document: String) -> String { before + URLPath.encodedPath(document) + after }
}
