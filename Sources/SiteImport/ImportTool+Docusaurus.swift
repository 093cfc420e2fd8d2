import SiteModel
import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// Docusaurus: `docs`, `blog`, the documents among `src/pages`, files in `static`; its configuration is a program.
    static let docusaurus = ImportTool(name: "Docusaurus", isMeant: { config(in: $0) != nil }) { draft in
        guard let config = config(in: draft) else { return }
        draft.diagnostics.append(.importProgram(config))
        draft.take("static")
        draft.take("src/pages") { SourcePath.isDocument($0) ? $0 : markdownName($0) }
        for folder in ["docs", "blog"] {
            draft.take(folder, to: folder) { path in
                SourcePath.name(of: path).hasPrefix("_category_.") ? nil : markdownName(path) ?? path
            }
        }
        draft.leaveOutParts()
        draft.writeMarkdownOfComponents()
        draft.includeParts()
        draft.writeTextOfPrograms()
        draft.titleByHeadings()
        draft.moveSlugs()
        draft.placeIndexes()
        draft.placeByNumbers { DocusaurusDocument.number(before: SourcePath.name(of: $0)) }
        draft.datePosts { path in
            SourcePath.isInside(path, "blog") ? DocusaurusPost(path: SourcePath.relative(path, from: "blog"), nil).day : nil
        }
        if draft.has("sidebars.json") {
            draft.takeSidebars("sidebars.json")
        } else {
            draft.takeCategories()
            if let program = draft.first(of: ["sidebars.js", "sidebars.ts", "sidebars.mjs", "sidebars.cjs"]) {
                draft.diagnostics.append(.importProgram(program))
            }
        }
        draft.redirectFromDocusaurus()
        for (folder, what, help) in leftBehind where !draft.paths(in: folder).isEmpty {
            draft.diagnostics.append(.importFiles(what, in: folder, help: help))
        }
    }

    private static let leftBehind = [
        ("versioned_docs", "other versions of the documents", "import each version into a folder of its own"),
        ("i18n", "translations", "put each language into a folder of its own: `Site/de`"),
        ("src/components", "components", "write what they show as Markdown"),
        ("src/theme", "components of the theme", ownTheme),
        ("src/css", "style sheets", ownTheme),
    ]

    private static func config(in draft: ImportDraft) -> String? {
        draft.first(of: ["js", "ts", "mjs", "cjs", "mts"].map { "docusaurus.config.\($0)" })
    }

    /// What a document with components is called here; nil for any other file.
    private static func markdownName(_ path: String) -> String? { path.hasSuffix(".mdx") ? String(path.dropLast()) : nil }
}

extension ImportDraft {
    /// Links to documents with components lead to what they are called here.
    fileprivate mutating func writeMarkdownOfComponents() {
        for (place, file) in project.files.sorted(by: { $0.key < $1.key }) {
            guard case .copy(let path) = file, SourcePath.isDocument(place), let bytes = read(path) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            let changed = text.replacing(".mdx)", with: ".md)").replacing(".mdx#", with: ".md#")
            if changed != text { project.files[place] = .text(changed) }
        }
    }

    /// Leaves out what is no page there: documents whose names begin with `_`, and those in folders called so, which are parts of
    /// others. Images and files in such a folder stay.
    fileprivate mutating func leaveOutParts() {
        let parts = documents.filter { SourcePath.parts(of: $0).contains { $0.hasPrefix("_") } }
        guard let first = parts.first else { return }
        let patterns = Set(
            parts.map { part in
                let folder = SourcePath.folders(of: part).first { SourcePath.name(of: $0).hasPrefix("_") }
                return folder.map { "/\($0)/**/*.md" } ?? "_*.md"
            })
        settings.included += patterns.sorted()
        let path = origin(ofDocument: first) ?? first
        let count = parts.count - 1
        let what =
            count == 0
            ? "is a part of other documents and no page"
            : "and \(count.phrase("other document")) are parts of others and no pages"
        diagnostics.append(
            Diagnostic(
                .importFiles, "`\(path)` \(what)", path: path,
                help: "`{{#include \(SourcePath.name(of: first))}}` alone in a line shows it"))
    }

    /// Puts the folder before the slugs that begin with a slash: below `docs` or `blog` there, in the whole site here.
    fileprivate mutating func moveSlugs() {
        let places = documents
        let folders = Set(places.flatMap { SourcePath.folders(of: $0) })
        for document in places {
            guard let root = ["docs", "blog"].first(where: { SourcePath.isInside(document, $0) }),
                let node = frontMatter(ofDocument: document)?.value("slug"), let slug = node.words
            else { continue }
            if DocumentName.isIndex(document), !slug.hasPrefix("/") {
                // It is the page of its folder; a redirect leads from the slug.
                rename(key: "slug", to: nil, inDocument: document)
                continue
            }
            guard slug.hasPrefix("/"), let path = SourcePath.resolve(slug, from: root) else { continue }
            let isFolder = slug.hasSuffix("/") || folders.contains(path)
            replace(node, by: "/\(path)\(isFolder ? "/" : "")", inDocument: document)
        }
    }

    /// Documents that are called as their folders are those folders' pages there, as are those in them which `_category_` files name.
    fileprivate mutating func placeIndexes() {
        let ids = documentsOfSidebars
        let named = paths(in: "docs").filter { SourcePath.name(of: $0).hasPrefix("_category_.") }.compactMap { path in
            settings(in: path)?.value("link")?.value("id")?.words.flatMap { ids[$0] }
                .map { (document: $0, folder: SourcePath.folder(of: path)) }
        }
        let called = documents.compactMap { document -> (document: String, folder: String)? in
            guard let source = origin(ofDocument: document), SourcePath.isInside(source, "docs"),
                DocusaurusDocument(path: SourcePath.relative(source, from: "docs"), frontMatter(of: source)).isIndex
            else { return nil }
            return (document, SourcePath.folder(of: document))
        }
        for (document, folder) in named + called where !hasIndex(folder) && !DocumentName.isIndex(document) {
            guard folder != "docs", SourcePath.isInside(document, folder), frontMatter(ofDocument: document)?.value("slug") == nil
            else { continue }
            addFrontMatter("slug", ImportedSettings.scalar("/\(folder)/"), toDocument: document)
        }
    }

    /// Whether a document stands for a folder.
    private func hasIndex(_ folder: String) -> Bool {
        documents.contains { document in
            SourcePath.isInside(document, folder)
                && (SourcePath.folder(of: document) == folder && DocumentName.isIndex(document)
                    || frontMatter(ofDocument: document)?.value("slug")?.words == "/\(folder)/")
        }
    }

    /// Makes redirects from the addresses that documents had. The configuration may say other ones, but is a program.
    fileprivate mutating func redirectFromDocusaurus() {
        for document in documents where !isExcluded(document) {
            guard let source = origin(ofDocument: document) else { continue }
            let settings = frontMatter(of: source)
            let path = { SourcePath.relative(source, from: $0) }
            if SourcePath.isInside(source, "docs") {
                redirect(from: "docs/" + DocusaurusDocument(path: path("docs"), settings).address, to: document)
            } else if SourcePath.isInside(source, "blog") {
                redirect(from: "blog/" + DocusaurusPost(path: path("blog"), settings).address, to: document)
            } else if !DocumentName.isIndex(document) {
                let name = SourcePath.join(SourcePath.folder(of: document), SourcePath.stem(of: document))
                redirect(from: settings?.value("slug")?.words ?? name, to: document)
            }
        }
    }

    /// Makes an index of each folder that a `_category_` file gives a name or a place, with its pages as rows.
    fileprivate mutating func takeCategories() {
        for path in paths(in: "docs") where SourcePath.name(of: path).hasPrefix("_category_.") {
            let folder = SourcePath.folder(of: path)
            guard let node = settings(in: path), !hasIndex(folder) else { continue }
            let label = node.value("label")?.words ?? DocumentName.title(ofFolder: folder)
            let link = node.value("link")
            let title = link?.value("title")?.words ?? label
            var text = "---\ntitle: \(ImportedSettings.scalar(title))\n"
            if title != label { text += "sidebar_label: \(ImportedSettings.scalar(label))\n" }
            if link?.value("type")?.words == "generated-index" {
                let slug =
                    link?.value("slug")?.words ?? "category/" + String(decoding: Slug.heading(Array(label.utf8)), as: UTF8.self)
                if let address = SourcePath.resolve(slug.hasPrefix("/") ? String(slug.dropFirst()) : slug, from: "docs") {
                    redirect(from: address, to: "\(folder)/index.md")
                }
            }
            let number = DocusaurusDocument.number(before: SourcePath.name(of: folder))
            if let position = node.value("position")?.words ?? number { text += "sidebar_position: \(position)\n" }
            if let description = link?.value("description")?.words {
                text += "description: \(ImportedSettings.scalar(description))\n"
            }
            text += "---\n\n"
            for child in children(of: folder) { text += "- [\(Self.escaped(child.title))](\(Self.destination(child.path)))\n" }
            project.files["\(Self.site)/\(folder)/index.md"] = .text(text)
        }
    }

    /// The documents of a folder, and the folders in it, by their places.
    private func children(of folder: String) -> [(path: String, title: String)] {
        var found: [(path: String, title: String, position: Double)] = []
        var folders: Set<String> = []
        for place in project.files.keys.sorted() where SourcePath.isDocument(place) {
            let path = SourcePath.relative(place, from: Self.site)
            guard SourcePath.isInside(path, folder), !isExcluded(path) else { continue }
            let inner = SourcePath.relative(path, from: folder)
            if let slash = inner.firstIndex(of: "/") {
                let name = String(inner[..<slash])
                if folders.insert(name).inserted {
                    found.append((name + "/", DocumentName.title(ofFolder: name), .greatestFiniteMagnitude))
                }
            } else {
                let position = frontMatter(ofDocument: path)?.value("sidebar_position")?.words.flatMap(Double.init)
                found.append((inner, label(ofDocument: path), position ?? .greatestFiniteMagnitude))
            }
        }
        return found.sorted { ($0.position, $0.path) < ($1.position, $1.path) }.map { ($0.path, $0.title) }
    }
}
