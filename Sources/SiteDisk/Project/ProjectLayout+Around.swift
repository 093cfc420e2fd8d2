import SiteModel
import TableBasics

extension ProjectLayout {
    /// What a document that comes from standard input is called.
    package static let inputName = "stdin.md"

    /// A document from standard input, which is taken for one in the current folder.
    package static func ofInput(settings: String? = nil) throws -> ProjectLayout {
        let folder = FileSystem.currentFolder
        return try of(project: folder, sources: folder, document: inputName, settings: settings)
    }

    /// The project that a file is part of: the nearest folder around it that has `Site` or `tablesite.yml`, else the repository. A
    /// document in none of them is a project alone.
    ///
    /// Where the file does not exist, the error is that of ``locate(_:settings:)``.
    package static func locate(around file: String, settings: String? = nil) throws -> (layout: ProjectLayout, file: String) {
        if FileSystem.status(of: file)?.kind == .other { throw ProjectError.pipe(file) }
        guard let real = FileSystem.realPath(of: file) else { throw ProjectError.missing(file) }
        let folders = SourcePath.folders(of: real).reversed().filter { !$0.isEmpty }
        let repository = repository(around: SourcePath.folder(of: real))
        var project = repository
        for folder in folders {
            if SourcePath.name(of: folder) == "Site" {
                project = SourcePath.folder(of: folder)
                break
            }
            if FileSystem.status(of: "\(folder)/\(ProjectFile.settings)") != nil || SourcePath.isInside(real, folder + "/Themes") {
                project = folder
                break
            }
            if folder == repository { break }
        }
        let layout = try locate(project ?? (SourcePath.isDocument(real) ? real : SourcePath.folder(of: real)), settings: settings)
        return (layout, SourcePath.relative(real, from: layout.project))
    }
}
