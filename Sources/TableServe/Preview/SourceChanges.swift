import SiteModel
import TableBasics

/// The changes of sources that somebody saw, for the stamps of the files: the clock of a disk may stand still between two of them.
struct SourceChanges {
    /// The number of the listing that a file was seen to have changed before, by its path. A number never comes twice, so that no
    /// file that went and came back looks like the one before.
    private var revisions: [String: Int] = [:]
    private var listings = 0
    /// Seen since the last listing.
    private var seen: Set<String> = []

    /// - Parameters:
    ///   - paths: absolute. A folder stands for everything in it.
    ///   - folder: that of the sources, absolute.
    mutating func record(_ paths: Set<String>, in folder: String) {
        for path in paths {
            if path == folder { seen.insert("") } else { seen.insert(SourcePath.relativeFromRoot(path, to: folder)) }
        }
    }

    /// The sources of a new listing, with what was seen until now in the stamps of their files.
    ///
    /// - Parameter includes: files that documents include, which may be beside the sources.
    mutating func counted(_ sources: SourceTree, includes: Set<String> = []) -> SourceTree {
        listings += 1
        var revisions: [String: Int] = [:]
        for path in sources.files.map(\.path) + includes {
            if wasSeen(path) { revisions[path] = listings } else { revisions[path] = self.revisions[path] }
        }
        self.revisions = revisions
        seen = []
        return sources.counting(revisions)
    }

    private func wasSeen(_ path: String) -> Bool {
        guard !seen.isEmpty else { return false }
        if seen.contains("") || seen.contains(path) { return true }
        var folder = SourcePath.folder(of: path)
        while !folder.isEmpty {
            if seen.contains(folder) { return true }
            folder = SourcePath.folder(of: folder)
        }
        return false
    }
}
