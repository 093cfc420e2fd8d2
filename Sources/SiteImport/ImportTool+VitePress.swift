import SiteModel
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// VitePress: documents around `.vitepress`, whose configuration is a program, and files in `public`.
    static let vitePress = ImportTool(name: "VitePress", isMeant: { config(in: $0) != nil }) { draft in
        guard let config = config(in: draft) else { return }
        let source = SourcePath.folder(of: SourcePath.folder(of: config))
        draft.take(source) { path in
            if path.hasPrefix("public/") { return String(path.dropFirst("public/".count)) }
            return isSource(path) ? nil : path
        }
        draft.titleByHeadings()
        for folder in draft.translatedFolders { draft.nameLanguage(folder) }
        draft.diagnostics.append(.importProgram(config))
        if let theme = draft.folder.hiddenFiles.first(where: { SourcePath.name(of: $0) == "theme" }) {
            draft.diagnostics.append(
                .importFiles("components and styles", in: theme, help: ownTheme))
        }
    }

    private static func config(in draft: ImportDraft) -> String? {
        draft.folder.hiddenFiles.first { SourcePath.name(of: $0).hasPrefix("config.") }
    }

    /// Whether a file is one of the program around the documents.
    private static func isSource(_ path: String) -> Bool {
        let name = SourcePath.name(of: path)
        return [".vue", ".ts", ".mts", ".tsx", ".jsx"].contains(where: name.hasSuffix)
            || ["package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock", "tsconfig.json"].contains(name)
    }
}
