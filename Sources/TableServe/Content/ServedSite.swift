/// A site as it is handed out: its files by decoded path, `guide/index.html`. A request can reach nothing else.
package struct ServedSite: Sendable {
    package let files: [String: ServedFile]
    package let policy: ContentPolicy?

    /// `policy` is nil for a site whose authors may write scripts into their documents.
    ///
    /// Files of a site at a reserved path are left out.
    package init(_ files: [String: ServedFile], extras: PreviewExtras = .none, policy: ContentPolicy? = .careful) {
        let own =
            files.contains { $0.key.hasPrefix(ReservedPath.folder) }
            ? files.filter { !$0.key.hasPrefix(ReservedPath.folder) } : files
        self.files = own.merging(extras.files) { _, extra in extra }
        self.policy = policy
    }

    /// The page shown for addresses that do not exist: that of the site, or the preview's own.
    var notFoundPage: ServedFile? { files["404.html"] ?? files[ReservedPath.notFound] }
}
