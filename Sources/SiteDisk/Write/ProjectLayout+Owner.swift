import SiteModel
import TableBasics
import TableModel

extension ProjectLayout {
    /// Throws ``OutputError/ofOther(_:owner:project:)`` for a folder that a build of another project writes to when nobody names one.
    ///
    /// An output does not say whose it is, so that it is the same wherever it is made: its place does. A project is a folder around it
    /// with `Site` or settings, and another one when it has neither sources nor settings in common with this one.
    package func checkOwner(of output: String) throws {
        let real = FileSystem.realPath(of: output) ?? output
        for folder in SourcePath.folders(of: real) where !folder.isEmpty {
            guard let other = try? Self.locate(folder), other.sources != sources, other.settings != settings else { continue }
            let text = try? FileSystem.read(other.settings)
            guard text != nil || other.sources != folder else { continue }
            let theirs = other.output(chosen: nil, settings: readSiteSettings(text ?? [], path: "").value.output)
            guard FileSystem.realPath(of: theirs) ?? theirs != real else {
                throw OutputError.ofOther(output, owner: folder, project: project)
            }
        }
    }
}
