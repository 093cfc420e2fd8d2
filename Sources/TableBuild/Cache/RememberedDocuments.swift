import SiteModel
import TableModel

/// The documents of the last build as they were parsed.
struct RememberedDocuments: Sendable {
    private var conditions: Conditions?
    private var entries: [String: Entry] = [:]

    /// What all documents were parsed with.
    struct Conditions: Sendable, Equatable {
        let html: HTMLPolicy
        let includesDrafts: Bool
        /// It is in the paths of diagnostics.
        let prefix: String
    }

    private struct Entry: Sendable {
        let stamp: FileStamp
        let document: ParsedDocument
    }

    init() {}

    /// Remembers the documents whose files have stamps.
    init(_ documents: [ParsedDocument], conditions: Conditions) {
        self.conditions = conditions
        // What could not be read may be readable next time, and its stamp does not tell.
        for document in documents where document.isBuilt || document.isDraft {
            guard let stamp = document.file.stamp else { continue }
            entries[document.file.path] = Entry(stamp: stamp, document: document)
        }
    }

    /// The document of a file that did not change, marked as remembered; nil for any other.
    func document(of file: SourceFile, conditions: Conditions) -> ParsedDocument? {
        guard conditions == self.conditions, let stamp = file.stamp, let entry = entries[file.path], entry.stamp == stamp else {
            return nil
        }
        var document = entry.document
        document.isRemembered = true
        return document
    }
}
