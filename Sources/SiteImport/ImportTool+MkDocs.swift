import SiteStages
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// MkDocs, with Material or without: `mkdocs.yml`, whose `nav` becomes a `SUMMARY.md`.
    static let mkDocs = ImportTool(name: "MkDocs", isMeant: { $0.first(of: names) != nil }) { draft in
        guard let path = draft.first(of: names) else { return }
        let settings = draft.settings(in: path)
        let source = SourcePath.resolve(settings?.value("docs_dir")?.words ?? "docs", from: "") ?? "docs"
        draft.take(source)
        draft.apply(settingsOfMkDocs, to: settings, path: path)
        if let settings {
            draft.settings.editURL = editURL(settings, source: source)
            if let nav = settings.value("nav") { draft.takeNavigation(nav) }
            draft.moveSnippets(from: source, bases: snippetBases(settings))
            if settings.value("use_directory_urls")?.words != "false" { draft.redirectFolders() }
        }
        for folder in ["overrides", "theme"] where !draft.paths(in: folder).isEmpty {
            draft.diagnostics.append(.importFiles("templates", in: folder, help: "`tablesite theme new` makes a theme of your own"))
        }
    }

    private static let names = ["mkdocs.yml", "mkdocs.yaml"]

    private static let settingsOfMkDocs: [ForeignSetting] =
        [
            .text("site_name", \.title), .text("site_description", \.description), .text("site_url", \.baseURL),
            .text("theme.language", \.language), .text("theme.locale", \.language),
            ForeignSetting("exclude_docs") { node, draft in
                guard let patterns = node.words else { return false }
                draft.settings.exclude += patterns.split(separator: "\n").map { String($0) }.filter { !$0.isEmpty }
                return true
            },
            ForeignSetting("plugins") { node, draft in
                draft.takePlugins(node)
                return true
            },
            ForeignSetting("markdown_extensions") { node, draft in
                draft.takeExtensions(node)
                return true
            },
        ]
        + ForeignSetting.needless(
            "nav", "docs_dir", "site_dir", "repo_url", "repo_name", "edit_uri", "edit_uri_template", "use_directory_urls", "strict",
            "validation", "watch", "dev_addr", "not_in_nav", "theme.name", "theme.features", "theme.palette", "theme.icon",
            "theme.font",
            "theme.include_search_page", "theme.search_index_only", "remote_branch", "remote_name")

    /// Where the documents can be edited: the repository with the way to the documents.
    private static func editURL(_ settings: YAMLNode, source: String) -> String? {
        if let template = settings.value("edit_uri_template")?.words, template.contains("{path}") {
            return template.contains("://") ? template : settings.value("repo_url")?.words.map { joined($0, template) }
        }
        guard let repository = settings.value("repo_url")?.words, repository.contains("://") else { return nil }
        let isKnown = ["github.com", "gitlab.com"].contains { repository.contains($0) }
        let way = settings.value("edit_uri")?.words ?? (isKnown ? "edit/master/docs/" : nil)
        // The documents are in another folder now.
        let place = way.map { $0.hasSuffix("/\(source)/") ? String($0.dropLast(source.count + 1)) + "Site/" : $0 }
        return place.map { joined(repository, $0) }
    }

    private static func joined(_ url: String, _ way: String) -> String {
        if way.contains("://") { return way }
        let start = url.hasSuffix("/") ? String(url.dropLast()) : url
        return way.hasPrefix("?") || way.hasPrefix("#") ? start + way : start + "/" + way.drop { $0 == "/" }
    }

    /// The folders in which snippets are looked for.
    private static func snippetBases(_ settings: YAMLNode) -> [String] {
        guard case .sequence(let items)? = settings.value("markdown_extensions")?.content else { return [""] }
        let bases = items.compactMap { $0.value("pymdownx.snippets")?.value("base_path") }.first
        guard case .success(let paths)? = bases?.textList() else { return [""] }
        return paths.compactMap { SourcePath.resolve($0, from: "") }
    }
}

extension ImportDraft {
    /// Makes a `SUMMARY.md` of `nav`.
    mutating func takeNavigation(_ nav: YAMLNode) {
        guard project.files["\(Self.site)/SUMMARY.md"] == nil, case .sequence(let items) = nav.content else { return }
        var text = "# Summary\n\n"
        appendEntries(items, level: 0, to: &text)
        project.files["\(Self.site)/SUMMARY.md"] = .text(text)
    }

    private func appendEntries(_ items: [YAMLNode], level: Int, to text: inout String) {
        let indent = String(repeating: "    ", count: level)
        for item in items {
            guard case .mapping(let entries) = item.content else {
                if let path = item.words { text += "\(indent)- [\(title(of: path))](\(Self.destination(path)))\n" }
                continue
            }
            for entry in entries {
                guard case .scalar(let name, _) = entry.key.content else { continue }
                if case .sequence(var children) = entry.value.content {
                    var path = ""
                    // The first page of a section may be its index.
                    if let first = children.first?.words, DocumentName.isIndex(first) {
                        path = first
                        children.removeFirst()
                    }
                    text += "\(indent)- [\(Self.escaped(name))](\(Self.destination(path)))\n"
                    appendEntries(children, level: level + 1, to: &text)
                } else if let path = entry.value.words {
                    text += "\(indent)- [\(Self.escaped(name))](\(Self.destination(path)))\n"
                }
            }
        }
    }

    private func title(of path: String) -> String { Self.escaped(DocumentName.title(ofDocument: path)) }

    static func escaped(_ text: String) -> String { text.replacing("[", with: "\\[").replacing("]", with: "\\]") }

    /// A path as the target of a link.
    static func destination(_ path: String) -> String { path.contains(" ") || path.contains("(") ? "<\(path)>" : path }

    /// Takes over what plug-ins say that is a setting here, and names the others.
    fileprivate mutating func takePlugins(_ node: YAMLNode) {
        for (name, range, value) in named(node) {
            switch name {
            case "search", "material/search", "privacy", "offline", "minify", "git-revision-date-localized", "section-index",
                "literate-nav":
                break
            case "redirects":
                for (old, new) in value?.value("redirect_maps")?.texts ?? [] { takeRedirect(old, new, at: range) }
            default: diagnostics.append(.importSetting("plugins: \(name)", path: "mkdocs.yml", at: range))
            }
        }
    }

    private mutating func takeRedirect(_ old: String, _ new: String, at range: SourceRange) {
        let stem = old.hasSuffix(".md") ? String(old.dropLast(3)) : old
        let page = DocumentName.isIndex(old) ? SourcePath.folder(of: old) : stem
        guard let target = new.contains("://") ? new : document(at: new) else {
            diagnostics.append(.importSetting("redirect_maps: \(old)", "there is no `\(new)`", path: "mkdocs.yml", at: range))
            return
        }
        settings.redirect(page + "/", to: target)
    }

    /// Names the extensions of Markdown that are not read here.
    fileprivate mutating func takeExtensions(_ node: YAMLNode) {
        for (name, range, _) in named(node) where !Self.extensions.contains(name) {
            diagnostics.append(.importSetting("markdown_extensions: \(name)", path: "mkdocs.yml", at: range))
        }
    }

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
        "nl2br", "codehilite", "pymdownx.betterem", "pymdownx.caret", "pymdownx.critic", "pymdownx.details", "pymdownx.emoji",
        "pymdownx.extra", "pymdownx.highlight", "pymdownx.inlinehilite", "pymdownx.keys", "pymdownx.magiclink", "pymdownx.mark",
        "pymdownx.smartsymbols", "pymdownx.snippets", "pymdownx.superfences", "pymdownx.tabbed", "pymdownx.tasklist",
        "pymdownx.tilde",
        "mdx_truly_sane_lists",
    ]

    /// Changes the paths of snippets that are found from another folder than here.
    fileprivate mutating func moveSnippets(from source: String, bases: [String]) {
        for (place, file) in project.files.sorted(by: { $0.key < $1.key }) {
            guard case .copy(let path) = file, SourcePath.isDocument(path), let bytes = read(path) else { continue }
            var outside: [String] = []
            let moved = movingSnippets(in: bytes) { target in
                guard let found = bases.lazy.map({ SourcePath.join($0, target) }).first(where: has) else { return nil }
                if !SourcePath.isInside(found, source) { outside.append(found) }
                return SourcePath.relative(found, from: source)
            }
            for found in outside {
                guard let place = SourcePath.resolve(SourcePath.relative(found, from: source), from: Self.site) else { continue }
                project.files[place] = .copy(of: found)
            }
            if let moved { project.files[place] = .text(String(decoding: moved, as: UTF8.self)) }
        }
    }
}
