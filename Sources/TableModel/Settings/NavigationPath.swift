/// A document or folder that `navigation:` of `tablesite.yml` names.
package struct NavigationPath: Sendable, Equatable {
    /// As written, relative to the source folder.
    package var path: String
    /// Where it stands in the settings file.
    package var range: SourceRange?

    package init(_ path: String, at range: SourceRange? = nil) {
        self.path = path
        self.range = range
    }
}
