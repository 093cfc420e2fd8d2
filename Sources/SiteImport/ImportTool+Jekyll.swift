import SiteModel
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// Jekyll: `_config.yml`, posts and collections in folders that begin with `_`.
    static let jekyll = ImportTool(name: "Jekyll", isMeant: { $0.first(of: names) != nil }) { draft in
        guard let path = draft.first(of: names) else { return }
        let settings = draft.settings(in: path)
        let collections = collections(settings)
        let source = draft.folder(of: "source", settings?.value("source"), or: "", path: path)
        draft.take(source) { place(of: $0, collections: collections + ["posts"]) }
        draft.leaveTemplates()
        draft.takeVariables(settings, prefix: "site.")
        draft.apply(settingsOfJekyll, to: settings, path: path)
        if let url = settings?.value("url")?.words, url.contains("://") {
            draft.settings.baseURL = url + (settings?.value("baseurl")?.words ?? "")
        }
        draft.redirectAddresses(settings, collections: collections, path: path)
        draft.datePosts(ImportDraft.day)
        if let settings { draft.settings.editURL = editURL(settings) }
        let redirects = SourcePath.join(source, "_redirects")
        if draft.has(redirects) { draft.takeRedirects(in: redirects) }
        for (name, what, help) in folders {
            let folder = SourcePath.join(source, name)
            if !draft.paths(in: folder).isEmpty { draft.diagnostics.append(.importFiles(what, in: folder, help: help)) }
        }
    }

    private static let folders = [
        ("_layouts", "templates", ownTheme), ("_includes", "templates", ownTheme), ("_sass", "style sheets", ownTheme),
        ("_data", "data", "write what templates show of them as Markdown; `variables` in tablesite.yml has single values"),
        ("_plugins", "programs", "nothing runs while a site is built; write what they make as Markdown"),
        ("_drafts", "drafts", "copy them with `draft: true` in their front matter"),
    ]

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
            .text("logo", \.logo), .text("footer_content", \.footer),
            ForeignSetting("aux_links") { node, draft in
                guard case .mapping(let entries) = node.content else { return false }
                for entry in entries {
                    guard let title = entry.key.words, case .success(let addresses) = entry.value.textList(),
                        let address = addresses.first
                    else { return false }
                    draft.settings.links.append((title, address))
                }
                return true
            },
            ForeignSetting("locale") { node, draft in
                draft.settings.language = node.words?.replacing("_", with: "-")
                return true
            },
            ForeignSetting("exclude") { node, draft in
                guard case .success(let patterns) = node.textList() else { return false }
                draft.settings.exclude += patterns.filter { pattern in
                    // Without the slash that may stand at its end.
                    let path = SourcePath.join(draft.source, SourcePath.parts(of: pattern).joined(separator: "/"))
                    return draft.has(path) || !draft.paths(in: path).isEmpty || pattern.contains("*")
                }
                return true
            },
            ForeignSetting("plugins") { node, draft in draft.reportPlugins(node) },
            ForeignSetting("gems") { node, draft in draft.reportPlugins(node) },
            ForeignSetting("defaults") { node, draft in
                draft.reportDefaults(node)
                return true
            },
            ForeignSetting("collections") { node, draft in
                draft.reportCollections(node)
                return true
            },
            ForeignSetting("nav_external_links") { node, draft in
                draft.reportEach(of: node, "nav_external_links", "a `SUMMARY.md` can lead there")
                return true
            },
            ForeignSetting("gh_edit_source") { node, draft in
                draft.diagnostics.append(
                    .importedSetting(
                        "gh_edit_source", "`edit_url` leads to `Site/` of the repository, where the documents are now",
                        path: "_config.yml", at: node.range))
                return true
            },
        ]
        + [
            .left("kramdown", "Markdown is read in one way"), .left("include", "`include` in tablesite.yml takes hidden files in"),
            .left("future", "the option `--drafts` builds pages that are to come", unless: "false"),
            .left("unpublished", "the option `--drafts` builds them", unless: "false"),
            .left("show_drafts", "the option `--drafts` builds them", unless: "false"),
            .left("timezone", "dates are those of the front matter"),
            .left("repository", "`repository` in tablesite.yml is a whole address"),
            // For templates; what documents show of them is a variable.
            .left("email", templates), .left("author", templates), .left("minima", templates), .left("twitter", templates),
            // just-the-docs.
            .left("heading_anchors", "rows and headings have links to themselves", unless: "true"),
            .left("search_enabled", "`search: false` in tablesite.yml takes search away", unless: "true"),
            .left("search", "search looks through titles, headings and rows"),
            .left("color_scheme", "light and dark are the reader's choice; `theme` in tablesite.yml is another one"),
            .left("back_to_top", "pages have no such link", unless: "false"), .left("back_to_top_text", "pages have no such link"),
            .left("last_edit_timestamp", "pages have the dates of their front matter", unless: "false"),
            .left("enable_copy_code_button", "pages have no such button", unless: "false"),
            .left("aux_links_new_tab", "`external_links` in tablesite.yml says it for all", unless: "false"),
            .left("nav_enabled", "`hidden: true` in the front matter keeps a page out of the navigation", unless: "true"),
            .left("nav_fold", "the theme draws the navigation"), .left("gh_edit_link_text", "the link has words of its own"),
        ]
        + ForeignSetting.needless(
            "url", "baseurl", "permalink", "theme", "remote_theme", "markdown", "highlighter", "source", "destination",
            "keep_files",
            "safe", "encoding", "incremental", "sass", "port", "host", "livereload", "strict_front_matter", "liquid",
            "last_edit_time_format", "callouts_level", "nav_error_report", "gh_edit_link", "gh_edit_repository", "gh_edit_branch",
            "gh_edit_view_mode", "just_the_docs.collections", "compress_html")

    private static let templates = "templates showed it; what documents show of it is in `variables`"

    /// Where just-the-docs lets readers edit documents.
    private static func editURL(_ settings: YAMLNode) -> String? {
        guard let repository = settings.value("gh_edit_repository")?.words, repository.contains("://"),
            settings.value("gh_edit_link")?.words != "false"
        else { return nil }
        let start = repository.hasSuffix("/") ? String(repository.dropLast()) : repository
        let mode = settings.value("gh_edit_view_mode")?.words ?? "tree"
        return "\(start)/\(mode)/\(settings.value("gh_edit_branch")?.words ?? "main")/Site/"
    }
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

    /// Names each entry of a list, or of a mapping.
    fileprivate mutating func reportEach(of node: YAMLNode, _ key: String, _ reason: String) {
        switch node.content {
        case .sequence(let items):
            for item in items {
                let name = item.value("title")?.words ?? item.words ?? ""
                diagnostics.append(.importSetting("\(key): \(name)", reason, path: "_config.yml", at: item.range))
            }
        default: diagnostics.append(.importSetting(key, reason, path: "_config.yml", at: node.range))
        }
    }

    /// Names the values of defaults that are not read here; addresses are redirects.
    fileprivate mutating func reportDefaults(_ node: YAMLNode) {
        guard case .sequence(let items) = node.content else { return }
        for item in items {
            guard case .mapping(let values)? = item.value("values")?.content else { continue }
            for entry in values {
                guard let key = entry.key.words, !["layout", "permalink", "author", "comments", "toc"].contains(key) else {
                    continue
                }
                diagnostics.append(
                    .importSetting(
                        "defaults: \(key)", "write it into the front matter of the documents", path: "_config.yml",
                        at: entry.key.range))
            }
        }
    }

    /// Names the collections whose documents had no pages.
    fileprivate mutating func reportCollections(_ node: YAMLNode) {
        guard case .mapping(let entries) = node.content else {
            return reportEach(of: node, "collections", "its documents had no pages of their own, and have now")
        }
        for entry in entries where entry.value.value("output")?.words != "true" {
            let name = entry.key.words ?? ""
            if paths(in: SourcePath.join(source, "_\(name)")).contains(where: SourcePath.isDocument) {
                diagnostics.append(
                    .importedSetting(
                        "collections: \(name)", "its documents had no pages of their own, and have now", path: "_config.yml",
                        at: entry.key.range))
            }
        }
    }

    /// Makes redirects from the addresses that documents had.
    fileprivate mutating func redirectAddresses(_ settings: YAMLNode?, collections: [String], path: String) {
        let addresses = JekyllAddresses(settings)
        var unknown: [String] = []
        for (place, file) in project.files.sorted(by: { $0.key < $1.key }) {
            guard case .copy(let source) = file, SourcePath.isDocument(source) else { continue }
            let inner = self.source.isEmpty ? source : SourcePath.relative(source, from: self.source)
            let document = SourcePath.relative(place, from: Self.site)
            switch addresses.address(of: inner, kind(of: inner, collections: collections), frontMatter(of: source)) {
            case .success(let old): self.settings.redirect(old, to: document)
            case .failure(let problem):
                guard !unknown.contains(problem.pattern) else { continue }
                unknown.append(problem.pattern)
                let own = frontMatter(of: source)?.value("permalink")?.range
                let keys = ["permalink", "collections", "defaults"].lazy.compactMap { settings?.value($0)?.range }
                diagnostics.append(
                    .importSetting(
                        "permalink: \(problem.pattern)",
                        "`\(problem.part)` is not known: no redirect leads from the addresses of these pages, such as `\(source)`",
                        path: own == nil ? path : source, at: own ?? keys.first ?? SourceRange(line: 1, column: 1)))
            }
        }
    }

    private func kind(of path: String, collections: [String]) -> JekyllAddresses.Kind {
        let parts = SourcePath.parts(of: path)
        if let posts = parts.firstIndex(of: "_posts") { return .post(folder: parts[..<posts].joined(separator: "/")) }
        if let first = parts.first, first.hasPrefix("_"), collections.contains(String(first.dropFirst())) {
            return .collection(String(first.dropFirst()), path: parts.dropFirst().joined(separator: "/"))
        }
        return .page
    }

    /// Leaves out what is a template although it is no document: it begins with front matter.
    fileprivate mutating func leaveTemplates() {
        for (place, file) in project.files.sorted(by: { $0.key < $1.key }) {
            guard case .copy(let path) = file, !SourcePath.isDocument(path),
                [".html", ".xml", ".css", ".scss", ".json", ".js", ".txt"].contains(where: path.hasSuffix),
                (try? folder.tree.readStart(path, 3)) == Array("---".utf8)
            else { continue }
            project.files[place] = nil
            diagnostics.append(.importFile("a template", path: path, help: "write what it shows as Markdown"))
        }
    }

    /// The day of a post, which its name has; nil for another document.
    fileprivate static func day(ofPost path: String) -> String? {
        let stem = SourcePath.stem(of: path)
        let day = String(stem.prefix(10))
        return SourcePath.parts(of: path).contains("_posts") && CalendarDate.isDate(day) && stem.count > 11 ? day : nil
    }
}
