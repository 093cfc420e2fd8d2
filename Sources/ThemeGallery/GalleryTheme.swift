import TableBasics
import TableModel

/// What the gallery tells and shows of one theme.
struct GalleryTheme: Sendable, Equatable {
    var name: String
    /// One line; may be empty.
    var description = ""
    var isOfProject = false
    /// The names of its cell templates, sorted.
    var templates: [String] = []
    /// The names of its icons, sorted.
    var icons: [String] = []

    /// The name as a title: `two-tone` is `Two-tone`.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The document of the theme's page. Folders whose names mean an index page have another one.
    var document: String {
        (IndexName(rawValue: name.lowercased()) != nil ? "theme-\(name)" : name) + ".md"
    }
}
