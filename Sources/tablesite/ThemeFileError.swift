import SiteDisk
import SiteModel
import TableBasics

/// Why a file of a theme cannot be made.
struct ThemeFileError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension ProjectLayout {
    /// Writes files into the project's folder of themes, all or, when one of them is there already, none.
    func writeThemeFiles(_ files: [(path: String, bytes: [UInt8])], printer: DiagnosticPrinter) throws {
        for file in files where FileSystem.status(of: "\(themes)/\(file.path)", followingLinks: false) != nil {
            throw ThemeFileError("Themes/\(file.path) exists already; nothing was written")
        }
        for file in files {
            // Reading passes over links that lead out of the project, and writing must not follow them either.
            for folder in SourcePath.folders(of: file.path).dropFirst()
            where FileSystem.status(of: "\(themes)/\(folder)", followingLinks: false)?.kind == .link {
                throw ThemeFileError("Themes/\(folder) is a symbolic link; nothing was written")
            }
        }
        try NewFiles.make { new in
            for file in files { try new.add(file.bytes, at: "\(themes)/\(file.path)") }
        }
        for file in files { printer.printSummary("made \(DisplayText.visible("Themes/\(file.path)"))") }
    }
}
