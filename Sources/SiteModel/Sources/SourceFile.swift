import TableBasics

/// A file of the source folder.
package struct SourceFile: Sendable, Equatable {
    /// Relative to the source folder, with `/`.
    package let path: String
    /// Where it wants to be in the site: the same, but for files that another generator's project keeps in a folder of their own.
    package let sitePath: String
    package let kind: Kind
    /// It is copied only when something in the site refers to it.
    package let needsReference: Bool
    /// nil for a file that is on no disk, and is taken for changed.
    package var stamp: FileStamp?

    package enum Kind: Sendable {
        /// A list document, which becomes a page.
        case document
        /// Anything else; copied as it is.
        case asset
    }

    /// - Parameter needsReference: nil for what the kind of file says.
    package init(
        _ path: String, kind: Kind? = nil, at sitePath: String? = nil, needsReference: Bool? = nil, stamp: FileStamp? = nil
    ) {
        self.path = path
        self.sitePath = sitePath ?? path
        self.stamp = stamp
        self.kind = kind ?? (SourcePath.isDocument(path) ? .document : .asset)
        self.needsReference = self.kind == .asset && (needsReference ?? !ServedFiles.contain(path, isProgram: false))
    }
}
