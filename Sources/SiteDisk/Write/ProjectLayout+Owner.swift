import SiteModel
import TableBasics
import TableModel

extension ProjectLayout {
    /// Throws ``OutputError/ofOther(_:owner:project:)`` for a folder that a build of another project writes to when nobody names one.
    ///
    /// An output does not say whose it is, so that it is the same wherever it is made: its place does. A project is a folder around it
    /// with `Site` or settings and documents, and another one when it has neither sources nor settings in common with this one. What is
    /// not there yet is nobody's.
    package func checkOwner(of output: String) throws {
        guard FileSystem.status(of: output) != nil else { return }
        let real = FileSystem.realPath(of: output) ?? output
        for folder in SourcePath.folders(of: real) where !folder.isEmpty {
            guard let other = try? Self.locate(folder), other.sources != sources, other.settings != settings else { continue }
            let text = try? FileSystem.read(other.settings)
            guard text != nil || other.sources != folder else { continue }
            let theirs = other.output(chosen: nil, settings: readSiteSettings(text ?? [], path: "").value.output)
            guard FileSystem.realPath(of: theirs) ?? theirs != real || !Self.holdsDocument(other.sources, depth: 0) else {
                throw OutputError.ofOther(output, owner: folder, project: project)
            }
        }
    }

    /// Whether there is a document in a folder, or not far below it.
    private static func holdsDocument(_ folder: String, depth: Int) -> Bool {
        let names = ((try? FileSystem.names(in: folder)) ?? []).compactMap { $0 }.filter { $0.utf8.first != UInt8(ascii: ".") }
        if names.contains(where: SourcePath.isDocument) { return true }
        guard depth < deepestDocument else { return false }
        return names.contains { name in
            let path = SourcePath.join(folder, name)
            return FileSystem.status(of: path)?.kind == .folder && holdsDocument(path, depth: depth + 1)
        }
    }

    private static let deepestDocument = 3
}
