import TableBasics

extension DocumentName {
    /// Whether a document is a changelog, which is known by its name.
    ///
    /// - Parameter isIndex: it stands for its folder, whose name counts.
    static func isChangelog(_ path: String, isIndex: Bool) -> Bool {
        let name = isIndex ? SourcePath.name(of: SourcePath.folder(of: path)) : SourcePath.stem(of: path)
        return changelogNames.contains(name.lowercased())
    }

    private static let changelogNames: Set<String> = [
        "changelog", "change-log", "changes", "history", "releases", "release-notes", "release_notes",
    ]
}
