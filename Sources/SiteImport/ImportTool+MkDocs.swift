import SiteStages
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// MkDocs, with Material or without: `mkdocs.yml`, whose `nav` becomes a `SUMMARY.md`. Zensical and ProperDocs have the same
    /// settings in other files.
    static let mkDocs = ImportTool(name: "MkDocs", isMeant: { $0.first(of: filesOfMkDocs) != nil }) { draft in
        guard let path = draft.first(of: filesOfMkDocs) else { return }
        var settings = draft.settings(in: path)
        if path.hasSuffix(".toml"), let node = settings { settings = project(in: node, &draft, path: path) }
        let source = draft.folder(of: "docs_dir", settings?.value("docs_dir"), or: "docs", path: path)
        draft.take(source)
        draft.hasFolders = settings?.value("use_directory_urls")?.words != "false"
        draft.apply(settingsOfMkDocs, to: settings, path: path)
        if let settings {
            draft.settings.editURL = editURL(settings, source: source)
            draft.moveSnippets(from: source, SnippetSettings(settings), path: path)
            draft.takeMetadataLines()
            if let nav = settings.value("nav") ?? settings.value("pages") { draft.takeNavigation(nav, path: path) }
            if let patterns = settings.value("not_in_nav") { draft.mark(patterns, "hidden") }
            if let patterns = settings.value("draft_docs") { draft.mark(patterns, "draft") }
            if draft.hasFolders { draft.redirectFolders() }
            if hasPlugIn("literate-nav", settings) { draft.leaveNavigationOfFolders() }
            if hasPlugIn("macros", settings) { draft.takeVariables(settings.value("extra"), prefix: "") }
            draft.reportExtra(settings.value("extra"), path: path)
        }
        draft.reportNavigationFiles(in: source)
        for folder in ["overrides", "theme"] where !draft.paths(in: folder).isEmpty {
            draft.diagnostics.append(.importFiles("templates", in: folder, help: ownTheme))
        }
    }

    /// The best first, where several are there.
    fileprivate static let filesOfMkDocs = ["zensical.toml", "mkdocs", "properdocs", "zensical"].flatMap {
        $0.hasSuffix(".toml") ? [$0] : ["\($0).yml", "\($0).yaml"]
    }

    /// What Zensical has in its only table, with the extensions by the names that they have in lists. Names what stands beside it.
    private static func project(in node: YAMLNode, _ draft: inout ImportDraft, path: String) -> YAMLNode? {
        guard case .mapping(let tables) = node.content else { return nil }
        for table in tables where table.key.words != "project" {
            let key = table.key.words ?? ""
            draft.diagnostics.append(.importSetting(key, "settings stand below `[project]`", path: path, at: table.key.range))
        }
        guard var project = node.value("project"), case .mapping(var entries) = project.content else { return nil }
        for index in entries.indices where entries[index].key.words == "markdown_extensions" {
            guard case .mapping(let groups) = entries[index].value.content else { continue }
            // `pymdownx.keys` is a table in a table.
            let extensions = groups.flatMap { group -> [YAMLEntry] in
                guard let name = group.key.words, ["pymdownx", "zensical"].contains(name),
                    case .mapping(let parts) = group.value.content
                else { return [group] }
                return parts.map { part in
                    let key = YAMLNode(.scalar("\(name).\(part.key.words ?? "")", isQuoted: true), at: part.key.range)
                    return YAMLEntry(key: key, value: part.value)
                }
            }
            entries[index].value.content = .mapping(extensions)
        }
        project.content = .mapping(entries)
        return project
    }

    private static let settingsOfMkDocs: [ForeignSetting] =
        [
            .text("site_name", \.title), .text("site_description", \.description), .text("site_url", \.baseURL),
            .text("theme.language", \.language), .text("theme.locale", \.language),
            .text("theme.logo", \.logo), .text("copyright", \.footer), .repository("repo_url"),
            ForeignSetting("edit_uri") { node, draft in
                if node.words?.isEmpty == false {
                    draft.diagnostics.append(
                        .importedSetting(
                            "edit_uri", "`edit_url` leads to `Site/` of the repository, where the documents are now",
                            path: draft.settingsOfMkDocs, at: node.range))
                }
                return true
            },
            ForeignSetting(
                "edit_uri_template", reason: "`edit_url` names whole paths, `{path}`; write one that leads to the document"
            ) { node, _ in node.words?.isEmpty != false || editTemplate(node) != nil },
            ForeignSetting("theme.favicon", reason: "`favicon.svg` or `favicon.png` beside the first page is the icon of all pages")
            {
                node, draft in draft.takeIcon(node.words ?? "")
            },
            ForeignSetting("exclude_docs") { node, draft in
                guard let patterns = node.words else { return false }
                draft.settings.exclude += patterns.split(separator: "\n").map { String($0) }.filter { !$0.isEmpty }
                return true
            },
            .files("extra_css", "what pages look like is in the theme, so that these files stay behind"),
            .files("extra_javascript", "pages run no scripts but their own, so that these files stay behind"),
            ForeignSetting("plugins") { node, draft in
                draft.takePlugins(node)
                return true
            },
            ForeignSetting("markdown_extensions") { node, draft in
                draft.takeExtensions(node)
                return true
            },
        ]
        + [
            .left("repo_name", "the link to the repository has a name of its own"),
            .left("theme.features", "what pages have is in the settings here, and how they look is in the theme"),
            .left("theme.name", "`theme` in tablesite.yml names one of the themes here"),
            .left("theme.palette", "`tokens: tint` in tablesite.yml colours links; light and dark are the reader's choice"),
            .left("theme.icon", "icons belong to a theme"),
            .left("theme.font", "`tokens: font` in tablesite.yml names a font that readers have"),
        ]
        + ForeignSetting.needless(
            "nav", "pages", "docs_dir", "site_dir", "use_directory_urls", "draft_docs", "strict", "validation", "watch",
            "dev_addr",
            "not_in_nav", "theme.include_search_page", "theme.search_index_only", "remote_branch", "remote_name",
            // What of it is shown is taken over, and the rest is reported, when all documents are known.
            "extra")

    /// Where the documents can be edited: the repository with the way to the documents.
    private static func editURL(_ settings: YAMLNode, source: String) -> String? {
        // The documents are in another folder now.
        let folder = SourcePath.parts(of: source).filter { $0 != ".." }.joined(separator: "/") + "/"
        if let node = settings.value("edit_uri_template"), node.words?.isEmpty == false {
            guard let template = editTemplate(node) else { return nil }
            let moved = template.replacing("/\(folder){path}", with: "/Site/{path}")
            return moved.contains("://") ? moved : settings.value("repo_url")?.words.map { joined($0, moved) }
        }
        guard let repository = settings.value("repo_url")?.words, repository.contains("://") else { return nil }
        let isKnown = ["github.com", "gitlab.com"].contains { repository.contains($0) }
        // An empty one wants no links.
        guard let way = settings.value("edit_uri")?.words ?? (isKnown ? "edit/master/docs/" : nil), !way.isEmpty else { return nil }
        return joined(repository, way.hasSuffix("/" + folder) ? String(way.dropLast(folder.count)) + "Site/" : way)
    }

    /// A template with the path of the document as it is called here; nil for one without, or with only a part of it.
    private static func editTemplate(_ node: YAMLNode) -> String? {
        let template = node.words?.replacing("{path!q}", with: "{path}") ?? ""
        return template.contains("{path}") && !template.contains("{path_noext") ? template : nil
    }

    private static func joined(_ url: String, _ way: String) -> String {
        if way.contains("://") { return way }
        let start = url.hasSuffix("/") ? String(url.dropLast()) : url
        return way.hasPrefix("?") || way.hasPrefix("#") ? start + way : start + "/" + way.drop { $0 == "/" }
    }

    private static func hasPlugIn(_ name: String, _ settings: YAMLNode) -> Bool {
        let plugins = settings.value("plugins")
        if case .sequence(let items)? = plugins?.content {
            return items.contains { $0.words == name || $0.value(name) != nil }
        }
        return plugins?.value(name) != nil
    }
}

extension ImportDraft {
    fileprivate var settingsOfMkDocs: String { first(of: ImportTool.filesOfMkDocs) ?? "mkdocs.yml" }

    /// Takes over what plug-ins say that is a setting here, and names the others.
    fileprivate mutating func takePlugins(_ node: YAMLNode) {
        for (name, range, value) in named(node) {
            switch name {
            case "search", "material/search", "privacy", "material/privacy", "offline", "material/offline",
                "section-index", "literate-nav", "awesome-nav", "awesome-pages", "optimize", "material/optimize", "ezlinks",
                "roamlinks", "same-dir":
                break
            case "redirects":
                guard case .mapping(let entries)? = value?.value("redirect_maps")?.content else { break }
                for entry in entries {
                    guard let old = entry.key.words, let new = entry.value.words else { continue }
                    takeRedirect(old, new, at: entry.key.range)
                }
            case "minify":
                diagnostics.append(
                    .importSetting(
                        "plugins: minify", "pages are written without spare white space; other files stay as they are",
                        path: settingsOfMkDocs, at: range))
            case "macros":
                diagnostics.append(
                    .importedSetting(
                        "plugins: macros", "values of `extra` that documents show are `variables`; programs are left behind",
                        path: settingsOfMkDocs, at: range))
            case "include-markdown":
                diagnostics.append(
                    .importSetting(
                        "plugins: include-markdown",
                        "`--8<-- \"part.md\"` alone in a line includes a file; its path begins at the documents",
                        path: settingsOfMkDocs, at: range))
            default: diagnostics.append(.importSetting("plugins: \(name)", path: settingsOfMkDocs, at: range))
            }
        }
    }

    /// Puts an image among the documents beside the first page, where it is the icon of all pages. False for one that is not there,
    /// or of a kind that no icon has.
    fileprivate mutating func takeIcon(_ path: String) -> Bool {
        let kind = SourcePath.name(of: path).split(separator: ".").last?.lowercased() ?? ""
        guard ["svg", "png", "ico"].contains(kind), let place = SourcePath.resolve(path, from: Self.site),
            case .copy(let image)? = project.files[place]
        else { return false }
        let icon = "\(Self.site)/favicon.\(kind)"
        if project.files[icon] == nil { copy(image, to: icon) }
        return true
    }

    /// Names what stands in `extra` and no document shows: it is meant for templates.
    fileprivate mutating func reportExtra(_ node: YAMLNode?, path: String) {
        guard case .mapping(let entries)? = node?.content else { return }
        for entry in entries {
            guard let key = entry.key.words, !entry.value.isNull,
                !settings.variables.contains(where: { $0.name == key || $0.name.hasPrefix(key + ".") })
            else { continue }
            let help = key == "social" ? "`links` in tablesite.yml leads elsewhere, and `footer` has any text" : nil
            diagnostics.append(.importSetting("extra.\(key)", help, path: path, at: entry.key.range))
        }
    }

    private mutating func takeRedirect(_ old: String, _ new: String, at range: SourceRange) {
        let stem = old.hasSuffix(".md") ? String(old.dropLast(3)) : old
        let page = DocumentName.isIndex(old) ? SourcePath.folder(of: old) : stem
        let place = new.contains("://") ? "" : String(new.drop { $0 != "#" })
        guard let target = new.contains("://") ? new : document(at: String(new.dropLast(place.count))) else {
            diagnostics.append(.importSetting("redirect_maps: \(old)", "there is no `\(new)`", path: settingsOfMkDocs, at: range))
            return
        }
        let isFile = !hasFolders && !DocumentName.isIndex(old)
        settings.redirect(
            page + (isFile ? ".html" : "/"), to: target + place,
            origin: .init(key: "redirect_maps: \(old)", path: settingsOfMkDocs, range: range))
    }

    /// Names the extensions of Markdown that are not read here.
    fileprivate mutating func takeExtensions(_ node: YAMLNode) {
        for (name, range, value) in named(node) {
            if !Self.extensions.contains(name) {
                diagnostics.append(.importSetting("markdown_extensions: \(name)", path: settingsOfMkDocs, at: range))
            } else if name == "toc", case .mapping(let entries)? = value?.content {
                entries.forEach { reportContents($0.key) }
            }
        }
    }

    /// Names what the list of headings and their ids are told and are not here.
    private mutating func reportContents(_ key: YAMLNode) {
        guard let name = key.words, !Self.contentsSettings.contains(name) else { return }
        let help: String? =
            switch name {
            case "toc_depth": "the list of headings has all of them; `.no_toc` behind one leaves it out"
            case "slugify", "separator":
                "headings have the ids that GitHub gives them; `{#id}` behind one gives it another"
            default: nil
            }
        diagnostics.append(.importSetting("markdown_extensions: toc: \(name)", help, path: settingsOfMkDocs, at: key.range))
    }

    /// Every heading can be linked to.
    private static let contentsSettings: Set<String> = [
        "permalink", "permalink_title", "permalink_class", "permalink_leading", "anchorlink", "anchorlink_class", "toc_class",
        "title_class",
    ]

    /// A list of names, some with a mapping of their own.
    private func named(_ node: YAMLNode) -> [(name: String, range: SourceRange, value: YAMLNode?)] {
        switch node.content {
        case .mapping(let entries):
            return entries.compactMap { entry in entry.key.words.map { ($0, entry.key.range, entry.value) } }
        case .sequence(let items): return items.flatMap { item in item.words.map { [($0, item.range, nil)] } ?? named(item) }
        case .scalar: return node.words.map { [($0, node.range, nil)] } ?? []
        }
    }

    /// What is read here, or decided by the theme.
    private static let extensions: Set<String> = [
        "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "meta", "tables", "toc", "fenced_code", "extra", "smarty",
        "sane_lists",
        "nl2br", "codehilite", "pymdownx.betterem", "pymdownx.blocks.admonition", "pymdownx.blocks.caption",
        "pymdownx.blocks.details",
        "pymdownx.blocks.html", "pymdownx.blocks.tab", "pymdownx.caret", "pymdownx.critic", "pymdownx.details", "pymdownx.emoji",
        "pymdownx.extra", "pymdownx.highlight", "pymdownx.inlinehilite", "pymdownx.keys", "pymdownx.magiclink", "pymdownx.mark",
        "pymdownx.smartsymbols", "pymdownx.snippets", "pymdownx.superfences", "pymdownx.tabbed", "pymdownx.tasklist",
        "pymdownx.tilde",
        "mdx_truly_sane_lists",
    ]
}
