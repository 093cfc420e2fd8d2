import ArgumentParser
import SiteDisk
import TableBuild
import TableModel
import TableThemes

/// What shells complete names with: those of the project in the current folder.
enum NameCompletion {
    static let themes = CompletionKind.custom { _, _, _ in availableThemes(in: files).value.map(\.name) }

    /// Themes that come with the program, then their files.
    static let bundledFiles = CompletionKind.custom { _, _, _ in
        let paths = files.bundledPaths
        return Set(paths.map { String($0.prefix { $0 != "/" }) }).sorted() + paths
    }

    static let codes = CompletionKind.custom { _, _, _ in DiagnosticCode.all.map(\.name) }

    private static var files: ThemeFiles {
        readThemeFiles(in: (try? ProjectLayout.locate("."))?.themes ?? "Themes").value
    }
}
