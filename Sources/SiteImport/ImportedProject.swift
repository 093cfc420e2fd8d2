import TableBasics

/// A project of tablesite's, as it is to be written.
package struct ImportedProject: Sendable {
    /// By path, relative to the project.
    package internal(set) var files: [String: ImportedFile] = [:]
    /// What it was made for: `mdBook`.
    package let generator: String

    /// It has documents beside a list of them.
    package var hasDocuments: Bool { files.keys.contains { SourcePath.isDocument($0) && SourcePath.name(of: $0) != "SUMMARY.md" } }

    /// How many documents it has.
    package var documentCount: Int { files.keys.count(where: SourcePath.isDocument) }
}

/// A file of an imported project.
package enum ImportedFile: Sendable, Equatable {
    /// As it is at a path of the other project.
    case copy(of: String)
    case text(String)
}
