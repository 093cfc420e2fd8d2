import TableBasics
import YAMLReader

extension ImportTool {
    /// mdBook: `book.toml`, and a `SUMMARY.md` that is read here as well. Its pages have the same addresses.
    static let book = ImportTool(name: "mdBook", isMeant: { $0.has("book.toml") }) { draft in
        let settings = draft.settings(in: "book.toml")
        draft.take(draft.folder(of: "book.src", settings?.value("book")?.value("src"), or: "src", path: "book.toml"))
        draft.apply(bookSettings, to: settings, path: "book.toml")
        if draft.has("theme/index.hbs") || !draft.paths(in: "theme").isEmpty {
            draft.diagnostics.append(
                .importFiles("templates", in: "theme", help: ownTheme))
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
        + [
            .left("book.text-direction", "`direction` in the front matter of a document says it, where its letters do not"),
            .left("output.html.git-repository-icon", "icons belong to a theme"),
            .left("output.html.print.enable", "`print: true` in tablesite.yml makes one page of all", unless: "false"),
            .left("output.html.search.enable", "`search: false` in tablesite.yml takes search away", unless: "true"),
            .left("output.html.no-section-label", "chapters have no numbers", unless: "true"),
            .left("output.html.fold.enable", "the theme draws the navigation"),
            .left("output.html.fold.level", "the theme draws the navigation"),
            .left("output.html.smart-punctuation", "signs stay as they are written", unless: "false"),
            .left("output.html.curly-quotes", "signs stay as they are written", unless: "false"),
            .left("output.html.default-theme", "light and dark are the reader's choice; `theme` in tablesite.yml is another one"),
            .left("output.html.preferred-dark-theme", "light and dark are the reader's choice"),
            .left("output.html.cname", "put a file `CNAME` beside the documents"),
        ]
        + ForeignSetting.needless(
            "book.multilingual", "build.build-dir", "build.create-missing", "rust.edition", "preprocessor.index",
            "preprocessor.links", "preprocessor.admonish")
}
