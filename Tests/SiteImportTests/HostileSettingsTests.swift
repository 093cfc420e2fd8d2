import SiteModel
import TableModel
import Testing

@testable import SiteImport

/// Settings of every tool that nobody would write: each is imported, and what is said of them has its place.
@Suite struct HostileSettingsTests {
    private static let documents = [
        "docs/index.md": "---\nlayout: home\nhero: {name: A, actions: [{text: B, link: 'c d'}]}\n---\n# A\n",
        "src/SUMMARY.md": "- [A](a.md)\n",
        "src/a.md": "# A\n", "content/_index.md": "# A\n",
        "_posts/2024-01-02-a.md": "---\ncategories: {a: b}\npermalink: [x]\n---\n# A\n",
        "_g/g.md": "# G {{ site.a.b.c }} {{ site. }} {{\n",
    ]

    /// The file of settings of each tool, and the keys that are read in a way of their own.
    private static let tools: [(file: String, keys: [String])] = [
        (
            "mkdocs.yml",
            [
                "nav", "plugins", "markdown_extensions", "docs_dir", "exclude_docs", "not_in_nav", "edit_uri", "theme", "extra",
                "use_directory_urls", "site_name",
            ]
        ),
        (
            "_config.yml",
            [
                "permalink", "collections", "defaults", "exclude", "plugins", "url", "baseurl", "nav_external_links",
                "gh_edit_repository",
                "locale",
            ]
        ),
        ("book.toml", ["book", "output", "preprocessor"]),
        ("hugo.yaml", ["menus", "menu", "params", "title", "baseURL", "markup"]),
        ("hugo.json", ["menus", "params"]), ("docusaurus.config.js", ["x"]),
    ]

    private static let values = [
        "null", "''", "12", "[]", "{}", "text", "[[[a]]]", "[{a: [{b: [c]}]}]", "{a: {b: {c: {d: e}}}}",
        "[null, 1, {}, [], '', {a: null}]",
        "{redirects: {redirect_maps: {'': '', '/': '#', 'a': '../../x', '#': a.md}}}", "[redirects: {redirect_maps: [a]}]",
        "[{pymdownx.snippets: {auto_append: {a: b}, base_path: {}}}]",
        "{pymdownx.snippets: {auto_append: ['../../etc/passwd', '', '\"']}}",
        "['*', '**', '[', '!', '/', '../x', '*/*/*/*', '\\\\']", "[a: [b: [c: [d: [e: '*']]]]]", "':year/:nothing/:'", "'::::'",
        "pretty",
        "[{scope: {path: []}, values: {permalink: ':x'}}, {values: 1}]", "{g: {permalink: ':path:path:path', output: [1]}, '': {}}",
        "../../..", "/", "'https://'", "\"\\0\\x01\\u202e\"", "&a [*a]", "!!python/name:a.b", "{? [a] : b}",
    ]

    @Test(arguments: tools.map(\.file))
    func isReadWithoutHarm(file: String) async throws {
        let keys = Self.tools.first { $0.file == file }?.keys ?? []
        for key in keys {
            for value in Self.values {
                let isTOML = file.hasSuffix(".toml")
                let text = isTOML ? "[\(key)]\nsrc = \(value)\n[\(key).html]\nredirect = \(value)\n" : "\(key): \(value)\n"
                try check(file, text)
            }
        }
    }

    private func check(_ file: String, _ text: String) throws {
        var sources = Self.documents
        sources[file] = text
        let tree = SourceTree(sources.mapValues { Array($0.utf8) })
        let imported = try #require(importProject(ForeignFolder(tree: tree, name: "project")), "\(text)")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        for diagnostic in imported.diagnostics where diagnostic.path == file && diagnostic.code != .importProgram {
            #expect((1...lines).contains(diagnostic.range?.start.line ?? 0), "\(text): \(diagnostic.message)")
        }
        for path in imported.value.files.keys {
            #expect(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "\(text): \(path)")
        }
        guard case .text(let settings)? = imported.value.files["Site/tablesite.yml"] else { return }
        let read = readSiteSettings(Array(settings.utf8), path: "tablesite.yml")
        #expect(
            read.diagnostics.filter { $0.code.name.hasPrefix("yaml") || $0.code.name == "settings-key" }.map(\.message) == [],
            "\(settings)")
    }

    /// Names of languages and folders that lead out of the project.
    @Test(arguments: [
        "languages: {../x: {contentDir: a}}", "languages: {en: {contentDir: ../a}}", "contentDir: /", "contentDir: ''",
        "module: {mounts: [{source: a, target: content, lang: ../../x}]}",
    ])
    func staysInTheNewProject(settings: String) throws { try check("hugo.yaml", settings) }

    /// As deep and as many as memory allows, and bytes that are no text.
    @Test(arguments: ["mkdocs.yml", "_config.yml", "hugo.json", "book.toml", "hugo.toml"])
    func holdsAgainstBytesAndDepth(file: String) throws {
        let deep = String(repeating: "[", count: 3000)
        var texts = [
            "nav: \(deep)", "nav: " + String(repeating: "{a: [", count: 60) + String(repeating: "]}", count: 60), deep, "\u{FEFF}",
            "",
        ]
        texts.append("nav:\n" + (0..<2000).map { "  - 'p\($0)*': 'a\($0).md'\n" }.joined())
        texts.append("a: &a [x]\n" + (0..<30).map { "b\($0): &b\($0) [*a, *a]\n" }.joined())
        for text in texts {
            var sources = Self.documents.mapValues { Array($0.utf8) }
            sources[file] = Array(text.utf8)
            #expect(importProject(ForeignFolder(tree: SourceTree(sources), name: "project")) != nil)
        }
        var state: UInt64 = 7
        for _ in 0..<200 {
            var bytes: [UInt8] = Array("nav: ".utf8)
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: state >> 33))
            }
            var sources = Self.documents.mapValues { Array($0.utf8) }
            sources[file] = bytes
            #expect(importProject(ForeignFolder(tree: SourceTree(sources), name: "project")) != nil, "\(bytes)")
        }
    }
}
