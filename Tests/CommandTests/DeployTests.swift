import Foundation
import TableTestSupport
import Testing

/// What `init --deploy` writes where, and that `init`, `import` and `theme` leave nothing half made.
@Suite struct DeployTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., in inner: String = "") throws -> CommandRunner.Outcome {
        let place = URL(filePath: folder.path).appending(path: inner)
        return try CommandRunner.run(arguments, in: place)
    }

    /// The files of a host, the one that names the folder, and with which words.
    private static let hosts = [
        ("github", [".github/workflows/site.yml"], ["path: \"my docs\"", "output: \"my docs/public\""]),
        ("gitlab", [".gitlab-ci.yml"], ["- tablesite check 'my docs' --format", "- tablesite build 'my docs' --output public "]),
        ("netlify", ["netlify.toml"], ["tablesite build 'my docs' --output 'my docs/public'\"", "publish = \"my docs/public\""]),
        (
            "cloudflare", ["my docs/_headers", "wrangler.toml"],
            ["tablesite build 'my docs' --output 'my docs/public'\n", "pages_build_output_dir = \"my docs/public\""]
        ),
        ("docker", [".dockerignore", "Dockerfile", "nginx.conf"], ["RUN tablesite build 'my docs' --output /public\n"]),
    ]

    @Test(arguments: hosts)
    func writesAtTheTopOfTheRepository(host: String, paths: [String], words: [String]) throws {
        try folder.write([".git/HEAD": "", "my docs/a.md": "# A\n"])
        let before = Set(folder.files().keys)
        let outcome = try run("init", "--deploy", host, in: "my docs")
        #expect(outcome.exitCode == 0)
        let made = folder.files().filter { !before.contains($0.key) }
        #expect(made.keys.sorted() == (paths + ["my docs/.gitignore"]).sorted())
        let text = made.values.joined()
        for word in words { #expect(text.contains(word), "\(word) in \(text)") }
        for path in paths { #expect(outcome.output.contains("made ../\(path)\n")) }
        // Never over a file that is there.
        let again = try run("init", "my docs", "--deploy", host)
        #expect(again.exitCode == 1 && again.error.hasSuffix(" exists already; nothing was written\n"))
        #expect(folder.files().count == before.count + made.count)
    }

    @Test func namesFoldersOnlyWhereThereAreSome() throws {
        try folder.write([".git/HEAD": "", "a.md": "# A\n", "docs/b.md": "# B\n"])
        #expect(try run("init", "--deploy", "github").exitCode == 0)
        #expect(folder.files()[".github/workflows/site.yml"]?.contains("path:") == false)
        // A project that is to be made.
        #expect(try run("init", "new/notes", "--deploy", "gitlab").exitCode == 0)
        #expect(folder.files()[".gitlab-ci.yml"]?.contains("tablesite check new/notes --format") == true)
        #expect(folder.files()["new/notes/Site/index.md"] != nil)
        // A host that reads no file.
        #expect(try run("init", "docs", "--deploy", "rsync").output.hasSuffix("srv/www sh docs/deploy.sh\n"))
        #expect(folder.files()["docs/deploy.sh"] != nil)
    }

    @Test func printsCommandsThatCanBePasted() throws {
        #expect(try run("init", "new dir/deep").output.hasSuffix("next: tablesite build 'new dir/deep' --open\n"))
        let docker = try run("init", "new dir/two", "--deploy", "docker").output
        #expect(docker.contains("next: docker build -t site 'new dir/two' && docker run -p 8080:8080 site; or podman build "))
        #expect(try run("theme", "new", "mine", "-C", "new dir/deep").output.contains("tablesite build 'new dir/deep' -t mine"))
        try folder.write([
            "book dir/book.toml": "[book]\n", "book dir/src/SUMMARY.md": "- [A](a.md)\n", "book dir/src/a.md": "# A\n",
        ])
        #expect(try run("import", "book dir", "-o", "out dir").output.hasSuffix("next: tablesite serve 'out dir'\n"))
        #expect(try run("new dir").error.contains("did you mean `tablesite build 'new dir'`?"))
    }

    @Test func leavesNothingBehindWhenAFileCannotBeMade() throws {
        try folder.write(["my/.github": "mine", "themes/Themes/system/icons": "mine"])
        let outcome = try run("init", "my", "--deploy", "github")
        #expect(outcome.exitCode == 1 && outcome.output.isEmpty)
        #expect(try run("theme", "eject", "system", "-C", "themes").exitCode == 1)
        #expect(folder.files() == ["my/.github": "mine", "themes/Themes/system/icons": "mine"])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/my/Site"))
    }
}
