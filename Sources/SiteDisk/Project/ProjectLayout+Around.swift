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

    /// The project whose themes a folder is about: that of the folder `Site` or `Themes` that it is or stands in, unless it has one of
    /// these itself. Farther up only what is known to be a project counts, and nothing beyond the repository.
    package static func locateTheme(from folder: String, settings: String? = nil) throws -> ProjectLayout {
        guard let real = FileSystem.realPath(of: folder), FileSystem.status(of: real)?.kind == .folder else {
            return try locate(folder, settings: settings)
        }
        let exists = { (path: String) in FileSystem.status(of: path) != nil }
        let repository = repository(around: real)
        var place = real
        while !place.isEmpty, !exists("\(place)/Site"), !exists("\(place)/Themes") {
            let parent = SourcePath.folder(of: place)
            let isKnown = place == real || exists("\(place)/\(ProjectFile.settings)") || exists("\(parent)/Themes")
            if ["Site", "Themes"].contains(SourcePath.name(of: place)), isKnown { return try locate(parent, settings: settings) }
            if place == repository || exists("\(place)/\(ProjectFile.settings)") { break }
            place = parent
        }
        return try locate(folder, settings: settings)
    }

    /// The settings file from the project: `Site/tablesite.yml`.
    package var settingsName: String { SourcePath.relative(settings, from: project) }

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
