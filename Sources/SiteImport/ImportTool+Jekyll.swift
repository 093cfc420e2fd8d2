import SiteModel
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// Jekyll: `_config.yml`, posts and collections in folders that begin with `_`.
    static let jekyll = ImportTool(name: "Jekyll", isMeant: { $0.first(of: names) != nil }) { draft in
        guard let path = draft.first(of: names) else { return }
        let settings = draft.settings(in: path)
        let collections = collections(settings) + ["posts"]
        draft.take("") { place(of: $0, collections: collections) }
        draft.leaveTemplates()
        draft.datePosts()
        draft.apply(settingsOfJekyll, to: settings, path: path)
        if let url = settings?.value("url")?.words, url.contains("://") {
            draft.settings.baseURL = url + (settings?.value("baseurl")?.words ?? "")
        }
        if draft.has("_redirects") { draft.takeRedirects(in: "_redirects") }
        for (folder, what) in [
            ("_layouts", "templates"), ("_includes", "templates"), ("_sass", "style sheets"), ("_data", "data"),
            ("_plugins", "programs"),
            ("_drafts", "drafts"),
        ] where !draft.paths(in: folder).isEmpty {
            let help =
                folder == "_drafts"
                ? "copy them with `draft: true` in their front matter" : "`tablesite theme new` makes a theme of your own"
            draft.diagnostics.append(.importFiles(what, in: folder, help: help))
        }
    }

    private static let names = ["_config.yml", "_config.yaml"]

    private static func collections(_ settings: YAMLNode?) -> [String] {
        switch settings?.value("collections")?.content {
        case .mapping(let entries)?: entries.compactMap(\.key.words)
        case .sequence(let items)?: items.compactMap(\.words)
        default: []
        }
    }

    /// Where a file goes; nil for one that stays behind.
    private static func place(of path: String, collections: [String]) -> String? {
        if let name = collections.first(where: { path.hasPrefix("_\($0)/") }) { return name + path.dropFirst(name.utf8.count + 1) }
        let first = SourcePath.parts(of: path).first ?? ""
        let isOwn = ["_layouts", "_includes", "_sass", "_data", "_plugins", "_drafts"].contains(String(first))
        let isProgram = first.hasPrefix("Gemfile") || first.hasSuffix(".gemspec") || first == "Rakefile"
        return isOwn || isProgram || names.contains(path) || path == "_redirects" ? nil : path
    }

    private static let settingsOfJekyll: [ForeignSetting] =
        [
            .text("title", \.title), .text("name", \.title), .text("description", \.description), .text("lang", \.language),
            ForeignSetting("locale") { node, draft in
                draft.settings.language = node.words?.replacing("_", with: "-")
                return true
            },
            ForeignSetting("exclude") { node, draft in
                guard case .success(let patterns) = node.textList() else { return false }
                draft.settings.exclude += patterns.filter { draft.has($0) || !draft.paths(in: $0).isEmpty || $0.contains("*") }
                return true
            },
            ForeignSetting("plugins") { node, draft in draft.reportPlugins(node) },
            ForeignSetting("gems") { node, draft in draft.reportPlugins(node) },
            ForeignSetting("permalink") { node, _ in node.words?.hasSuffix(".html") ?? false },
        ]
        + ForeignSetting.needless(
            "url", "baseurl", "theme", "remote_theme", "markdown", "kramdown", "highlighter", "collections", "source",
            "destination",
            "include", "keep_files", "safe", "future", "unpublished", "show_drafts", "timezone", "encoding", "incremental", "sass",
            "repository", "port", "host", "livereload", "strict_front_matter")
}

extension ImportDraft {
    /// Names plug-ins whose work is not done here anyway.
    fileprivate mutating func reportPlugins(_ node: YAMLNode) -> Bool {
        guard case .sequence(let items) = node.content else { return false }
        for item in items {
            guard let name = item.words, !Self.plugins.contains(name) else { continue }
            diagnostics.append(.importSetting("plugins: \(name)", path: "_config.yml", at: item.range))
        }
        return true
    }

    private static let plugins: Set<String> = [
        "jekyll-feed", "jekyll-sitemap", "jekyll-seo-tag", "jekyll-redirect-from", "jekyll-relative-links",
        "jekyll-titles-from-headings",
        "jekyll-optional-front-matter", "jekyll-readme-index", "jekyll-default-layout", "jekyll-coffeescript", "jekyll-gist",
        "jekyll-paginate", "github-pages", "jemoji", "jekyll-include-cache",
    ]

    /// Leaves out what is a template although it is no document: it begins with front matter.
    fileprivate mutating func leaveTemplates() {
        for (place, file) in project.files.sorted(by: { $0.key < $1.key }) {
            guard case .copy(let path) = file, !SourcePath.isDocument(path),
                [".html", ".xml", ".css", ".scss", ".json", ".js", ".txt"].contains(where: path.hasSuffix),
                (try? folder.tree.readStart(path, 3)) == Array("---".utf8)
            else { continue }
            project.files[place] = nil
            diagnostics.append(.importFiles("a template", in: path, help: "write what it shows as Markdown"))
        }
    }

    /// Gives posts the day that their names have, and makes redirects from the addresses that they had.
    fileprivate mutating func datePosts() {
        for (place, file) in project.files.sorted(by: { $0.key < $1.key }) where place.hasPrefix("\(Self.site)/posts/") {
            guard case .copy(let path) = file, SourcePath.isDocument(path) else { continue }
            let stem = SourcePath.stem(of: path)
            let day = String(stem.prefix(10))
            guard CalendarDate.isDate(day), stem.count > 11 else { continue }
            let settings = frontMatter(of: path)
            if settings?.value("permalink") == nil, settings?.value("categories") == nil, settings?.value("category") == nil {
                let old = "\(day.replacing("-", with: "/"))/\(stem.dropFirst(11)).html"
                self.settings.redirect(old, to: SourcePath.relative(place, from: Self.site))
            }
            guard settings?.value("date") == nil, let bytes = read(path) else { continue }
            var text = String(decoding: bytes, as: UTF8.self)
            if settings != nil, let line = text.firstIndex(of: "\n") {
                text.insert(contentsOf: "\ndate: \(day)", at: line)
            } else {
                text = "---\ndate: \(day)\n---\n" + text
            }
            project.files[place] = .text(text)
        }
    }
}
