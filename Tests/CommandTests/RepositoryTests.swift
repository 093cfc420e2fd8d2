import TableTestSupport
import Foundation
import Testing

/// A repository of a real shape, built at its root, below it, and one document of it.
///
/// Made here and not kept as files, since no repository can hold `node_modules` and what `.gitignore` names.
@Suite struct RepositoryTests {
    private static let files = [
        ".git/HEAD": "ref: refs/heads/main\n",
        ".gitignore": "node_modules/\n/dist/\n*.log\n.env*\n!/docs/kept.log\n",
        ".github/workflows/ci.yml": "on: push\n", ".github/CONTRIBUTING.md": "# Contributing\n", ".editorconfig": "root = true\n",
        ".env": "SECRET=1\n",
        "README.md": """
        # Widgets

        ![The window](assets/window.png) [![Build](https://ci.example.org/badge.svg)](https://ci.example.org)

        - [Guide](docs/guide.md) - how to use it
        - [Licence](LICENSE) - MIT
        - [Missing](docs/mising.md) - a page that is not there
        - [Contributing](.github/CONTRIBUTING.md) - hidden
        - [Demo](demo/index.html) - to try it

        """,
        "CHANGELOG.md": "# Changelog\n\n## 1.0.0 - 2026-01-02\n\n- First.\n", "LICENSE": "MIT\n",
        "docs/guide.md":
            "# Guide\n\n- [Setup](../scripts/setup.sh) - run it\n- [Home](../README.md) - back\n- [Nothing](nothing.md) - no\n",
        "docs/kept.log": "log\n", "docs/debug.log": "log\n", "docs/node_modules/a/README.md": "# A\n",
        "docs/tablesite.yml": "title: Docs\n",
        "scripts/setup.sh": "echo\n", "scripts/release.py": "print()\n", "scripts/build.js": "1\n", "Makefile": "all:\n",
        "package.json": "{}\n", "package-lock.json": "{}\n", "yarn.lock": "\n", "Cargo.lock": "\n", "tsconfig.json": "{}\n",
        "src/index.js": "1\n", "src/main.css": "a{}\n", "test/fixture.html": "<p>\n",
        "node_modules/left-pad/README.md": "# left-pad\n", "node_modules/left-pad/logo.png": "png\n", "dist/bundle.js": "1\n",
        "build/out.md": "# Out\n", "npm-debug.log": "log\n",
        "demo/index.html": "<script src=app.js></script><link href='app.css' rel=stylesheet>\n",
        "demo/app.js": "fetch('data.json')\n",
        "demo/app.css": "body{background:url(../assets/paper.webp)}\n", "demo/data.json": "{}\n", "demo/unused.js": "1\n",
        "assets/window.png": "png\n", "assets/paper.webp": "webp\n", "assets/logo.psd": "psd\n", "favicon.svg": "<svg/>\n",
        "robots.txt": "User-agent: *\n", ".well-known/security.txt": "Contact: x\n", "CNAME": "widgets.example.org\n",
        "tablesite.yml": "title: Widgets\nedit_url: https://git.example.org/w/w/edit/main\n",
    ]

    private func run(_ commands: [[String]], in part: String = "", adding more: [String: String] = [:]) throws -> (
        outcomes: [CommandRunner.Outcome], site: [String: String]
    ) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-repository-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let outcomes = try commands.map { try CommandRunner.run($0, in: folder.appending(path: part)) }
        var site: [String: String] = [:]
        let output = folder.appending(path: part).appending(path: "site")
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: output.path)) ?? [] where !path.hasPrefix(".tablesite") {
            site[path] = try? String(contentsOf: output.appending(path: path), encoding: .utf8)
        }
        return (outcomes, site)
    }

    /// The address that "Edit this page" leads to.
    private func editAddress(of page: String?) -> String? {
        page.flatMap { page in
            page.firstRange(of: "tv-edit\"><a href=").map { String(page[$0.upperBound...].prefix { $0 != ">" && $0 != " " }) }
        }
    }

    @Test func publishesWhatAPersonWould() throws {
        let (outcomes, site) = try run([["build", ".", "-d", "site"], ["build", "-d", "site", "-v"]])
        #expect(outcomes.map(\.exitCode) == [0, 0])
        #expect(
            site.keys.withoutSearch.sorted() == [
                ".well-known/security.txt", "404.html", "CHANGELOG.html", "CNAME", "LICENSE", "assets/paper.webp",
                "assets/window.png",
                "demo/app.css", "demo/app.js", "demo/data.json", "demo/index.html", "docs/guide.html", "docs/index.html",
                "favicon.svg", "index.html", "robots.txt", "scripts/setup.sh", "tablesite.css",
            ])
        #expect(
            outcomes[0].output.contains(
                "4 pages, 10 rows, 24 files written, 0 unchanged in site/, 21 left out (`-v` names them), "),
            "\(outcomes[0].output)")
        #expect(
            outcomes[1].output.split(separator: "\n").dropLast() == [
                "left out Cargo.lock: no page refers to it", "left out Makefile: no page refers to it",
                "left out assets/logo.psd: no page refers to it", "left out build/: a folder that tools write",
                "left out demo/unused.js: no page refers to it", "left out dist/: a folder that tools write",
                "left out docs/debug.log: .gitignore", "left out docs/kept.log: no page refers to it",
                "left out docs/node_modules/: a folder of dependencies",
                "left out docs/tablesite.yml: no page refers to it", "left out node_modules/: a folder of dependencies",
                "left out npm-debug.log: .gitignore", "left out package-lock.json: no page refers to it",
                "left out package.json: no page refers to it", "left out scripts/build.js: no page refers to it",
                "left out scripts/release.py: no page refers to it", "left out src/index.js: no page refers to it",
                "left out src/main.css: no page refers to it", "left out test/fixture.html: no page refers to it",
                "left out tsconfig.json: no page refers to it", "left out yarn.lock: no page refers to it",
            ])
    }

    @Test func leadsToTheFilesOfTheRepository() throws {
        let (_, site) = try run([["build", "-d", "site"]])
        #expect(editAddress(of: site["index.html"]) == "https://git.example.org/w/w/edit/main/README.md")
        #expect(editAddress(of: site["docs/guide.html"]) == "https://git.example.org/w/w/edit/main/docs/guide.md")
        let below = try run(
            [["build", "-d", "site"]], in: "docs",
            adding: ["docs/tablesite.yml": "edit_url: https://git.example.org/w/w/edit/main\n"])
        #expect(editAddress(of: below.site["guide.html"]) == "https://git.example.org/w/w/edit/main/docs/guide.md")
        let project = try run(
            [["build", "-d", "site"]], in: "web",
            adding: ["web/Site/tablesite.yml": "edit_url: https://e.org/{path}\n", "web/Site/a.md": "# A\n"])
        #expect(editAddress(of: project.site["a.html"]) == "https://e.org/web/Site/a.md")
    }

    @Test func annotatesTheFilesOfTheRepository() throws {
        let whole = try run([["check", "--format", "github"]]).outcomes[0].output
        #expect(
            whole.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
                "::warning file=README.md", "::warning file=README.md", "::warning file=docs/guide.md",
            ])
        let below = try run([["check", "--format", "github"], ["check"]], in: "docs").outcomes
        #expect(below[0].output.split(separator: "\n").allSatisfy { $0.hasPrefix("::warning file=docs/guide.md,") })
        // A person looks for the file from where the command was run.
        #expect(below[1].error.contains("--> guide.md:"))
    }

    @Test func saysWhereADeadLinkOfTheRepositoryIs() throws {
        let messages = try run([["check"]]).outcomes[0].error
        #expect(messages.contains("no page `.github/CONTRIBUTING.md`"))
        #expect(messages.contains("did you mean `docs/guide.md`") || messages.contains("no page `docs/mising.md`"))
        #expect(!messages.contains("node_modules") && !messages.contains("LICENSE"))
    }

    @Test func saysWhyThereIsNothingLeft() throws {
        let messages = try run([["build", "-d", "site"]], adding: ["tablesite.yml": "exclude: '*.md'\n"]).outcomes[0].error
        #expect(
            messages.contains("documents end in `.md` or `.markdown`; left out is `CHANGELOG.md`, for example: `exclude` in"),
            "\(messages)")
    }

    @Test func publishesWhatTheSettingsSay() throws {
        let (_, site) = try run(
            [["build", "-d", "site"]],
            adding: [
                "tablesite.yml":
                    "exclude: [CHANGELOG.md, /demo/]\ninclude: [.github/CONTRIBUTING.md, dist/, Makefile, 'scripts/*.py']\n"
            ])
        let paths = Set(site.keys)
        #expect(paths.isSuperset(of: [".github/CONTRIBUTING.html", "dist/bundle.js", "Makefile", "scripts/release.py"]))
        #expect(!paths.contains { $0.hasPrefix("demo/") || $0.hasPrefix("CHANGELOG") || $0.hasPrefix(".github/workflows") })
    }

    @Test func buildsOneDocumentWithoutItsNeighbours() throws {
        let (outcomes, site) = try run([["build", "README.md", "-d", "site"]])
        #expect(site.keys.sorted() == ["assets/window.png", "index.html", "tablesite.css"])
        #expect(outcomes[0].error.contains("no page `docs/mising.md`"))
        #expect(outcomes[0].error.hasSuffix("\n1 warning\n"))
        let page = try #require(site["index.html"])
        for link in ["docs/guide.md", "LICENSE", ".github/CONTRIBUTING.md", "demo/index.html"] {
            #expect(page.contains("href=\(link)"), "\(link)")
        }
        #expect(!page.contains("<nav"))
    }
}
