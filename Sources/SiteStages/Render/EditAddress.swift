import SiteModel
import TableBasics
import TableModel

/// Where the documents of a site can be edited.
struct EditAddress: Sendable {
    private let before: String
    private let after: String

    /// nil for settings without one. What has no `{path}` is taken for a folder.
    ///
    /// - Parameter folder: where the source folder is in its repository. An address that ends in it already gets no second one.
    init?(_ settings: SiteSettings, folder: String = "") {
        guard let url = settings.editURL else { return nil }
        var start: String
        if let place = url.firstRange(of: "{path}") {
            start = String(url[..<place.lowerBound])
            after = String(url[place.upperBound...])
        } else {
            start = url.hasSuffix("/") ? url : url + "/"
            after = ""
        }
        if !folder.isEmpty {
            let place = URLPath.encodedPath(folder) + "/"
            let isThere = ["/", "=", ":"].contains { start.hasSuffix($0 + place) || start.hasSuffix($0 + folder + "/") }
            if !isThere { start += place }
        }
        before = start
    }

    /// - Parameter document: its path in the source folder, from which it may lead out.
    func address(of document: String) -> String {
        var (start, path) = (before[...], document[...])
        while path.hasPrefix("../"), start.last == "/", let end = start.dropLast().lastIndex(where: { "/=:".contains($0) }) {
            (start, path) = (start[...end], path.dropFirst(3))
        }
        return start + URLPath.encodedPath(String(path)) + after
    }
}
