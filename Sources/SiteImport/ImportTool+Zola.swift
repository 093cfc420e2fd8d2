import SiteModel
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// Zola: `zola.toml`, or a `config.toml` that says `base_url`; documents in `content`, files in `static`. What is written in
    /// another language, `a.fr.md`, goes to a folder of it.
    static let zola = ImportTool(name: "Zola", isMeant: { config(in: $0) != nil }) { draft in
        guard let path = config(in: draft) else { return }
        let settings = draft.settings(in: path)
        let languages = (settings?.value("languages")?.entries ?? []).map(\.key)
        let addresses = ZolaAddresses(
            languages: languages, keepsDates: settings?.value("slugify")?.value("paths_keep_dates")?.words == "true")
        draft.take("content") { addresses.place(of: $0) }
        draft.takeFiles(besideTranslationsIn: "content") { addresses.language(of: $0) }
        draft.take("static")
        draft.apply(zolaSettings + ofLanguages(languages), to: settings, path: path)
        draft.move(addresses)
        for language in languages {
            draft.nameLanguage(language, title: settings?.value("languages")?.value(language)?.value("title")?.words)
        }
        draft.datePosts { path in addresses.day(of: path) }
        for (folder, what, help) in foldersOfZola where !draft.paths(in: folder).isEmpty {
            draft.diagnostics.append(.importFiles(what, in: folder, help: help))
        }
    }

    /// The file of settings; nil where there is none. Hugo calls its own `config.toml` as well, and the key `baseURL`.
    private static func config(in draft: ImportDraft) -> String? {
        if draft.has("zola.toml") { return "zola.toml" }
        guard draft.has("config.toml") else { return nil }
        var draft = draft
        return draft.settings(in: "config.toml")?.value("base_url") == nil ? nil : "config.toml"
    }

    private static let foldersOfZola = [
        ("templates", "templates", ownTheme), ("themes", "themes", ownTheme), ("sass", "style sheets", ownTheme),
    ]

    /// A language other than the main one: its documents have a folder.
    private static func ofLanguages(_ languages: [String]) -> [ForeignSetting] {
        languages.flatMap { language in
            ["build_search_index", "generate_feeds", "feed_filenames", "taxonomies", "search"].map { key in
                ForeignSetting("languages.\(language).\(key)") { _, _ in true }
            } + [
                .left("languages.\(language).title", "a site has one title; `\(language)/_index.md` has that of its folder"),
                .left("languages.\(language).description", "`description` of `\(language)/_index.md` is that of its home"),
            ]
        }
    }

    private static let zolaSettings: [ForeignSetting] =
        [
            .text("title", \.title), .text("description", \.description), .text("default_language", \.language),
            ForeignSetting("base_url") { node, draft in
                // A slash is a site at the root of a host that is not known.
                guard let url = node.words, url.contains("://") else { return node.words == "/" }
                draft.settings.baseURL = url
                return true
            },
            .left("author", "pages name no authors"),
            .left("taxonomies", "pages have no tags"),
            .left("generate_feeds", "dated pages have a feed; `feeds: false` takes it away", unless: "true"),
            .left("build_search_index", "`search: false` in tablesite.yml takes search away", unless: "true"),
            .left("ignored_content", "`exclude` in tablesite.yml leaves documents out"),
            .left("extra", "templates show it; `variables` in tablesite.yml has what documents show"),
            .left("markdown.smart_punctuation", "signs stay as they are written", unless: "false"),
            .left("markdown.highlight_theme", "the colours of code are tokens of the theme"),
            .left("markdown.highlighting", "code is coloured, and its colours are tokens of the theme"),
            .left("markdown.highlight_code", "`code_colors: false` in tablesite.yml leaves code plain", unless: "true"),
            ForeignSetting("markdown.external_links_target_blank") { node, draft in
                if node.words == "true" { draft.settings.externalLinks = ExternalLinks.newTab.rawValue }
                return true
            },
        ]
        + ForeignSetting.needless(
            "theme", "mode", "compile_sass", "minify_html", "output_dir", "preserve_dotfiles_in_output", "hard_link_static",
            "feed_filenames", "feed_filename", "feed_limit", "generate_feed", "generate_sitemap", "generate_robots_txt",
            "exclude_paths_in_sitemap", "ignored_static", "slugify", "search", "link_checker", "markdown.extra_syntaxes_and_themes",
            "markdown.extra_syntaxes", "markdown.highlight_themes_css", "markdown.render_emoji", "markdown.definition_list",
            "markdown.github_alerts", "markdown.bottom_footnotes", "markdown.insert_anchor_links", "markdown.lazy_async_image",
            "markdown.external_links_no_follow", "markdown.external_links_no_referrer", "markdown.external_links_external",
            "markdown.external_links_class", "markdown.error_on_missing_highlight")
}

extension ImportDraft {
    /// Gives pages the addresses that `path` names and makes redirects from where the others were; former addresses are written from
    /// the root, and links to documents in other languages to where those went.
    fileprivate mutating func move(_ addresses: ZolaAddresses) {
        for document in documents {
            let frontMatter = frontMatter(ofDocument: document)
            if case .sequence(let aliases)? = frontMatter?.value("aliases")?.content {
                // From the last: the places of those before it stay.
                for alias in aliases.reversed() {
                    if let words = alias.words, !words.hasPrefix("/") { replace(alias, by: "/" + words, inDocument: document) }
                }
            }
            let address = addresses.address(of: document, frontMatter)
            if frontMatter?.value("path") != nil, let address {
                if let slug = frontMatter?.value("slug") {
                    replace(slug, by: "/\(address)/", inDocument: document)
                } else {
                    addFrontMatter("slug", "/\(address)/", toDocument: document)
                }
            } else if let address {
                redirect(from: address, to: document)
            }
            moveLinks(of: document, addresses)
        }
    }

    private mutating func moveLinks(of document: String, _ addresses: ZolaAddresses) {
        guard !addresses.languages.isEmpty, let bytes = bytes(ofDocument: document) else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        var changed = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "](@/") {
            let path = rest[start.upperBound...].prefix { !")# \n".contains($0) }
            changed += rest[..<start.upperBound] + addresses.place(of: String(path))
            rest = rest[path.endIndex...]
        }
        changed += rest
        if changed != text { project.files["\(Self.site)/\(document)"] = .text(changed) }
    }
}
