import SiteModel
import TableBasics
import TableModel

/// Where the parts of a project are on disk. All paths are absolute.
package struct ProjectLayout: Sendable, Equatable {
    /// The folder that paths in messages are relative to.
    package let project: String
    package let sources: String
    /// The only document, relative to ``sources``, or nil for all.
    package let document: String?
    package let themes: String
    /// The settings file; need not exist.
    package let settings: String

    /// The folder around all that has the project's version control; the project itself where there is none.
    package let repository: String

    /// The list of published addresses; need not exist.
    package var lock: String { "\(sources)/\(ProjectFile.lock)" }

    /// A settings file in the project that is not among the documents, where nothing reads it; nil when there is none.
    var unreadSettings: String? {
        let path = "\(project)/\(ProjectFile.settings)"
        guard sources != project, settings != path, FileSystem.status(of: path) != nil else { return nil }
        return ProjectFile.settings
    }

    /// What stands before a source's path in messages: `Site/` or nothing.
    package var sourcePrefix: String { sources == project ? "" : SourcePath.name(of: sources) + "/" }

    /// The page to look at first, relative to the output: the only one, or the root's index.
    package var startPage: String {
        guard let document else { return "index.html" }
        let page = DocumentName.page(ofDocument: document)
        return SourcePath.join(
            SourcePath.folder(of: page), DocumentName.fitting(stem: SourcePath.stem(of: page), end: ".html"))
    }

    /// Finds the parts: `path` is a project with a folder `Site`, any folder of documents, or one document.
    package static func locate(_ path: String, settings: String? = nil) throws -> ProjectLayout {
        // A pipe of a shell has no path of its own.
        if FileSystem.status(of: path)?.kind == .other { throw ProjectError.pipe(path) }
        guard let real = FileSystem.realPath(of: path), let status = FileSystem.status(of: real) else {
            throw ProjectError.missing(path)
        }
        var project = real
        var sources = real
        var document: String?
        if status.kind == .folder {
            // Asked for by its exact name: on some disks `site` is `Site` as well.
            let names = (try? FileSystem.names(in: real)) ?? []
            if names.contains("Site"), FileSystem.status(of: real + "/Site")?.kind == .folder { sources = real + "/Site" }
        } else {
            guard status.kind == .file, SourcePath.isDocument(real) else { throw ProjectError.notADocument(path) }
            project = SourcePath.folder(of: real)
            sources = project
            document = SourcePath.name(of: real)
        }
        return try of(project: project, sources: sources, document: document, settings: settings)
    }

    /// The layout of a project whose folders are known; throws when the settings that were asked for are not there.
    static func of(project: String, sources: String, document: String? = nil, settings: String?) throws -> ProjectLayout {
        var settingsPath = "\(sources)/\(ProjectFile.settings)"
        if let settings {
            guard let real = FileSystem.realPath(of: settings) else { throw ProjectError.missing(settings) }
            settingsPath = real
        }
        return ProjectLayout(
            project: project, sources: sources, document: document, themes: project + "/Themes", settings: settingsPath,
            repository: repository(around: project) ?? project)
    }

    /// The nearest folder around one, or that itself, with `.git`, which is a file in work trees and submodules.
    package static func repository(around folder: String) -> String? {
        SourcePath.folders(of: folder + "/").reversed().first { !$0.isEmpty && FileSystem.status(of: $0 + "/.git") != nil }
    }

    /// What of the source folder is among the sources, by the settings and the `.gitignore` files around it.
    func sourceRules(_ settings: SiteSettings) -> SourceRules {
        SourceRules(
            of: sources, in: repository, include: settings.include.map(\.text),
            exclude: settings.exclude.map(\.text))
    }

    /// The output folder: `chosen` from the current folder, else the settings' from the project, else `public` in the project, or `_site` where
    /// that is another generator's.
    package func output(chosen: String?, settings: String?) -> String {
        if let chosen { return Self.absolute(chosen, from: FileSystem.currentFolder) }
        return Self.absolute(settings ?? defaultOutput, from: project)
    }

    /// `public`, unless that is where another generator keeps what a site serves.
    private var defaultOutput: String {
        let names = ((try? FileSystem.names(in: project)) ?? []).compactMap(\.self)
        let isServed = FolderSigns(names).servedFolder == "public" && names.contains("public")
        return isServed && OutputManifest.read(in: project + "/public") == nil ? "_site" : "public"
    }

    /// An absolute path without `.` and `..`.
    package static func absolute(_ path: String, from folder: String) -> String {
        let start = path.hasPrefix("/") ? "" : folder
        var parts = SourcePath.parts(of: start)
        for part in SourcePath.parts(of: path) {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}

/// The path that a command was given leads to nothing it can work on.
package enum ProjectError: Error, CustomStringConvertible {
    case missing(String)
    case notADocument(String)
    /// Or a device.
    case pipe(String)

    /// As it was given.
    package var path: String {
        switch self {
        case .missing(let path), .notADocument(let path), .pipe(let path): path
        }
    }

    package var description: String {
        switch self {
        case .missing(let path): "there is no file or folder `\(path)`"
        case .notADocument(let path): "`\(path)` is neither a folder nor a Markdown document"
        case .pipe(let path): "`\(path)` is a pipe or a device; use `-` for a document from standard input"
        }
    }
}
