import TableBasics

/// A file of the source folder.
package struct SourceFile: Sendable, Equatable {
    /// Relative to the source folder, with `/`.
    package let path: String
    package let kind: Kind
    /// nil for a file that is on no disk, and is taken for changed.
    package var stamp: FileStamp?

    package enum Kind: Sendable {
        /// A list document, which becomes a page.
        case document
        /// Anything else; copied as it is.
        case asset
    }

    package init(_ path: String, kind: Kind? = nil, stamp: FileStamp? = nil) {
        self.path = path
        self.stamp = stamp
        self.kind = kind ?? (SourcePath.isDocument(path) ? .document : .asset)
    }
}
