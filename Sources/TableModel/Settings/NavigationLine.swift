/// A line of `navigation:` in `tablesite.yml`: a document, a folder, a page elsewhere, or a title over the lines below it.
package struct NavigationLine: Sendable, Equatable {
    /// The path of a document or folder as written, relative to the source folder; or a web address. Empty for a title alone.
    package var path: String
    /// What the navigation calls it; nil for its own title.
    package var title: String?
    /// 0 for the top and for the lines of a group.
    package var level: Int
    /// The line is the first of a group with this title; an empty one ends the group before it.
    package var group: String?
    /// Where it stands in the settings file.
    package var range: SourceRange?

    package init(_ path: String, title: String? = nil, level: Int = 0, group: String? = nil, at range: SourceRange? = nil) {
        self.path = path
        self.title = title
        self.level = level
        self.group = group
        self.range = range
    }
}
