import TableBasics
import YAMLReader

extension ImportTool {
    /// mdBook: `book.toml`, and a `SUMMARY.md` that is read here as well. Its pages have the same addresses.
    static let book = ImportTool(name: "mdBook", isMeant: { $0.has("book.toml") }) { draft in
        let settings = draft.settings(in: "book.toml")
        let source = settings?.value("book")?.value("src")?.words ?? "src"
        draft.take(SourcePath.resolve(source, from: "") ?? "src")
        draft.apply(bookSettings, to: settings, path: "book.toml")
        if draft.has("theme/index.hbs") || !draft.paths(in: "theme").isEmpty {
            draft.diagnostics.append(
                .importFiles("templates", in: "theme", help: "`tablesite theme new` makes a theme of your own"))
        }
    }

    private static let bookSettings: [ForeignSetting] =
        [
            .text("book.title", \.title), .text("book.description", \.description), .text("book.language", \.language),
            .repository("output.html.git-repository-url"),
            ForeignSetting("book.src") { _, _ in true },
            ForeignSetting("output.html.site-url") { node, draft in
                // Only the path below the host is known.
                guard let url = node.words, url.contains("://") else { return node.words == "/" }
                draft.settings.baseURL = url
                return true
            },
            ForeignSetting("output.html.edit-url-template") { node, draft in
                guard let url = node.words, url.contains("{path}") else { return false }
                // The template names the path in the repository, which begins with the folder of the documents.
                draft.settings.editURL = url.replacing("src/{path}", with: "Site/{path}")
                return true
            },
            ForeignSetting("output.html.redirect") { node, draft in
                var isWhole = true
                for (old, new) in node.texts {
                    let folder = SourcePath.folder(of: old.hasPrefix("/") ? String(old.dropFirst()) : old)
                    if let target = new.contains("://") ? new : draft.document(at: new, from: folder) {
                        draft.settings.redirect(old, to: target)
                    } else {
                        isWhole = false
                    }
                }
                return isWhole
            },
        ]
        + ForeignSetting.needless(
            "book.text-direction", "book.multilingual", "build.build-dir", "build.create-missing",
            "output.html.git-repository-icon", "output.html.print.enable", "output.html.search.enable",
            "output.html.no-section-label",
            "output.html.fold.enable", "output.html.fold.level", "output.html.smart-punctuation", "output.html.curly-quotes",
            "output.html.default-theme", "output.html.preferred-dark-theme", "output.html.cname", "rust.edition",
            "preprocessor.index",
            "preprocessor.links")
}
