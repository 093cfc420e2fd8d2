import Foundation
import Testing

@Suite struct CommandTests {
    /// Runs commands one after the other in a new folder with these files.
    private func run(
        _ commands: [[String]], files: [String: String] = [:], links: [String: String] = [:],
        check: (URL, [CommandRunner.Outcome]) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        for (path, target) in links {
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + path, withDestinationPath: target)
        }
        try check(folder, commands.map { try CommandRunner.run($0, in: folder) })
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static let clash = ["Site/a.md": "# A", "Site/a.markdown": "# A"]

    @Test func makesAProjectThatBuildsWithoutProblems() throws {
        try run([["init", "my"], ["build", "my", "--strict"], ["build", "my"], ["clean", "my"]]) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 0, 0])
            #expect(outcomes.map(\.error) == ["", "", "", ""])
            #expect(outcomes[0].output.hasSuffix("next: tablesite build my --open\n"))
            #expect(outcomes[1].output.hasPrefix("2 pages, "))
            #expect(outcomes[1].output.contains("11 files written, 0 unchanged in my/public/, "))
            #expect(outcomes[2].output.contains("0 files written, 11 unchanged"))
            #expect(outcomes[3].output == "11 files removed\n")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "my/public").path))
            #expect((try? String(contentsOfFile: folder.path + "/my/.gitignore", encoding: .utf8)) == "/public/\n")
        }
        try run([["init", "my"]], files: ["my/.gitignore": "mine"]) { folder, outcomes in
            #expect(outcomes[0].exitCode == 0)
            #expect((try? String(contentsOfFile: folder.path + "/my/.gitignore", encoding: .utf8)) == "mine")
        }
    }

    @Test func letsGitIgnoreTheSiteOfAProjectThatIsPublished() throws {
        let deploy = ["init", "my", "--deploy", "netlify"]
        try run([deploy], files: ["my/Site/a.md": "# A\n"]) { folder, outcomes in
            #expect(outcomes[0].output.hasPrefix("made my/netlify.toml\nmade my/.gitignore\nnext: write `base_url"))
            #expect((try? String(contentsOfFile: folder.path + "/my/.gitignore", encoding: .utf8)) == "/public/\n")
        }
        try run([deploy], files: ["my/README.md": "# A\n", "my/.gitignore": "*.log\n"]) { folder, outcomes in
            #expect(outcomes[0].output.contains("\nnext: add a line `/public/` to .gitignore, since what is built is no source\n"))
            #expect((try? String(contentsOfFile: folder.path + "/my/.gitignore", encoding: .utf8)) == "*.log\n")
        }
        try run([["init", "my"], deploy]) { _, outcomes in
            #expect(!outcomes[1].output.contains("gitignore"))
        }
    }

    @Test func tellsWhereTheAddressOfASiteIsWritten() throws {
        let line = "next: write `base_url: https://…` into my/%, the address that the sitemap, feeds and 404.html need\nnext: "
        func expected(_ path: String) -> String { line.replacing("%", with: path) }
        for host in ["netlify", "cloudflare", "docker", "rsync"] {
            try run([["init", "my", "--deploy", host]]) { _, outcomes in
                #expect(outcomes[0].output.contains(expected("Site/tablesite.yml")), "\(host)")
            }
        }
        let deploy = ["init", "my", "--deploy", "netlify"]
        try run([deploy], files: ["my/README.md": "# A\n", "my/tablesite.yml": "title: T\n"]) { _, outcomes in
            #expect(outcomes[0].output.contains(expected("tablesite.yml")))
        }
        try run([deploy], files: ["my/README.md": "# A\n", "my/tablesite.yml": "base_url: https://a.org\n"]) { _, outcomes in
            #expect(!outcomes[0].output.contains("base_url"))
        }
        // These hosts tell each build.
        for host in ["github", "gitlab"] {
            try run([["init", "my", "--deploy", host]]) { _, outcomes in #expect(!outcomes[0].output.contains("base_url")) }
        }
    }

    @Test func namesAFileThatIsLeftOut() throws {
        try run([["build"], ["build", "-v"]], files: ["a.md": "# A\n", "Makefile": "all:\n"]) { _, outcomes in
            #expect(outcomes[0].output.contains(" in public/, 1 left out (Makefile: no page refers to it), "))
            #expect(outcomes[1].output.contains("left out Makefile: no page refers to it\n"))
            #expect(outcomes[1].output.contains(" in public/, 1 left out, "))
        }
    }

    @Test func overwritesNothingWhenMakingAProject() throws {
        try run([["new", "."]], files: ["Site/index.md": "mine"]) { folder, outcomes in
            #expect(outcomes[0].exitCode == 1)
            #expect(outcomes[0].error == "error: ./Site/index.md exists already; nothing was written\n")
            #expect(names(in: folder.path) == ["Site"])
        }
    }

    /// A folder `Site/` would be published in place of the documents that are there.
    @Test func makesNoProjectAmongDocuments() throws {
        try run([["init"], ["build", "-q"]], files: ["README.md": "# Mine"]) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 0])
            #expect(outcomes[0].error.hasPrefix("error: there are documents here already, as `README.md`: `tablesite build`"))
            #expect(names(in: folder.path) == ["README.md", "public"])
        }
        try run([["init"]], files: ["README.md": "# Mine", "Site/a.txt": ""]) { folder, outcomes in
            #expect(outcomes[0].exitCode == 0)
            #expect(names(in: folder.path + "/Site").contains("index.md"))
        }
    }

    @Test func importsAProjectAndChangesNothingInIt() throws {
        let files = [
            "book/book.toml": "[book]\ntitle = \"A\"\nauthors = []\n", "book/src/SUMMARY.md": "- [A](a.md)\n",
            "book/src/a.md": "# A\n",
        ]
        let commands = [
            ["import", "book", "--dry-run"], ["import", "book", "-o", "my"], ["build", "my", "--strict"],
            ["import", "book", "-o", "my"],
            ["import", "book", "-o", "book/my"], ["import", "book"], ["import", "book/src"], ["import", "none"],
            ["import", "my", "-q"],
        ]
        try run(commands, files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 0, 1, 1, 0, 1, 1, 1])
            #expect(
                outcomes[0].output.hasPrefix("mdBook: 2 documents would go to /")
                    && outcomes[0].output.hasSuffix("/book-tablesite\n"))
            #expect(outcomes[1].output == "mdBook: 2 documents went to my\nnext: tablesite serve my\n")
            #expect(outcomes[1].error.contains("note[import-setting]: `book.authors` has no equivalent\n --> book/book.toml:3:1\n"))
            #expect(
                outcomes[3].error
                    == "error: my exists already and is not empty; choose another folder with `-o`, nothing was written\n")
            #expect(outcomes[4].error.contains("is in the folder that is imported"))
            #expect(outcomes[6].error.hasPrefix("error: `book/src` has no settings of mdBook, MkDocs, "))
            #expect(names(in: folder.appending(path: "book").path).sorted() == ["book.toml", "src"])
            #expect(names(in: folder.path).sorted() == ["book", "book-tablesite", "my"])
        }
    }

    @Test func importTakesWhatLiesBesideItInTheRepository() throws {
        let files = [
            ".git/HEAD": "", "README.md": "# Read\n", "docs/a.md": "# A\n\n{{#include inc.txt}}\n", "docs/inc.txt": "Words.\n",
            "book/book.toml": "[book]\nsrc = \"../docs\"\n", "m/mkdocs.yml": "docs_dir: ../docs\nnav: [A: a.md]\n",
            "far/mkdocs.yml": "docs_dir: ../../docs\nnav: [A: a.md]\n", "own/book.toml": "[book]\n", "own/src/a.md": "# A\n",
        ]
        let links = ["own/src/README.md": "../../README.md", "own/src/gone.md": "nowhere.md", "own/src/git.md": "../../.git/HEAD"]
        try run(
            [["import", "book"], ["import", "m"], ["import", "far"], ["import", "own"]], files: files, links: links
        ) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 1, 0])
            #expect(names(in: folder.path + "/book-tablesite/Site").sorted() == ["a.md", "inc.txt"])
            #expect(names(in: folder.path + "/m-tablesite/Site").sorted() == ["SUMMARY.md", "a.md", "inc.txt", "tablesite.yml"])
            #expect(
                outcomes[2].error.contains("`../../docs` is no folder of this repository")
                    && outcomes[2].error.contains("error: `far` has settings of MkDocs and no documents where they say"))
            #expect(!names(in: folder.path).contains("far-tablesite"))
            #expect(names(in: folder.path + "/own-tablesite/Site").sorted() == ["README.md", "a.md"])
            #expect(outcomes[3].error.contains("cannot read `src/gone.md`: the symbolic link leads nowhere"))
            #expect(outcomes[3].error.contains("the symbolic link `src/git.md` leads out of the source folder"))
        }
    }

    @Test func importNamesDocumentsThatEndInSomethingElse() throws {
        try run([["import", "star"]], files: ["star/src/content/docs/index.mdx": "# A\n"]) { _, outcomes in
            #expect(outcomes[0].error.hasSuffix("; 1 file ends in `.mdx`: name them `.md`, and build the folder\n"))
        }
    }

    @Test func quietChangesWhatIsPrintedButNotTheExitCode() throws {
        let commands = [["build"], ["build", "-q"], ["build", "--strict"], ["build", "-q", "--strict"], ["check", "-sq"]]
        try run(commands, files: Self.clash) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 1, 1, 1])
            #expect(outcomes.map { !$0.output.isEmpty } == [true, false, true, false, false])
            #expect(outcomes.map { !$0.error.isEmpty } == [true, false, true, true, true])
        }
    }

    // MARK: check --external

    private static let external = ["Site/index.md": "# A\n\n- [B](https://b.host.localhost/x)\n- [C](https://example.org/)\n"]

    /// Without `PATH` there is no `curl`, and without network nothing to ask.
    private func runWithoutCurl(_ arguments: [String], in folder: URL) throws -> CommandRunner.Outcome {
        try CommandRunner.run(arguments, in: folder, environment: ["PATH": "/nonexistent"])
    }

    @Test func checkingAddressesNeedsCurl() throws {
        try run([], files: Self.external) { folder, _ in
            let outcome = try runWithoutCurl(["check", "--external", "--cache", "caches"], in: folder)
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.error == """
                    error[curl-missing]: cannot check addresses elsewhere: `curl` does not start (No such file or directory)
                      = help: install `curl`, or leave out `--external`

                    1 error

                    """)
            #expect(try runWithoutCurl(["check"], in: folder).exitCode == 0)
        }
    }

    @Test func addressesThatAreKnownAreNotAskedFor() throws {
        try run([], files: Self.external) { folder, _ in
            let time = Int(Date().timeIntervalSince1970 * 1000) - 1000
            let caches = folder.appending(path: "caches")
            try FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true)
            try Data("tablesite links 1\n\(time)\tdead\thttps://b.host.localhost/x\t410 Gone\n".utf8)
                .write(to: caches.appending(path: "links.tsv"))
            let command = ["check", "--external", "--cache", "caches"]
            let outcomes = try [
                command, command + ["--strict"], command + ["--strict", "--skip", "host.localhost"], command + ["--fresh"],
            ]
            .map { try runWithoutCurl($0, in: folder) }
            #expect(outcomes.map(\.exitCode) == [0, 1, 0, 1])
            #expect(
                outcomes[0].error == """
                    warning[link-dead]: `https://b.host.localhost/x` is not there: 410 Gone
                     --> Site/index.md:3:7
                      |
                    3 | - [B](https://b.host.localhost/x)
                      |       ^^^^^^^^^^^^^^^^^^^^^^^^^^

                    1 warning

                    """)
            #expect(
                outcomes[0].output.hasSuffix(
                    "\n2 addresses elsewhere: 0 tried, 1 from the cache, 1 skipped; 1 dead, 0 moved, 0 not verified\n"
                        + "  b.host.localhost: 1 dead of 1 address\n"))
            #expect(outcomes[2].error == "")
            #expect(outcomes[3].error.contains("error[curl-missing]"))
        }
    }

    @Test func optionsOfAddressesNeedTheirFlag() throws {
        try run([["check", "--fresh"], ["check", "--external", "--skip", "https://a.org/"]], files: Self.external) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [64, 64])
            #expect(outcomes[0].error.hasPrefix("error: `--skip`, `--cache`, `--fresh` and `--timeout` belong to `--external`\n"))
            #expect(
                outcomes[1].error.hasPrefix(
                    "error: `--skip` takes the name of a host, such as `example.org`; it is `https://a.org/`\n"))
        }
    }

    /// Themes have their own check; what a site or a page sets in a theme is measured with every build.
    @Test func measuresTheTokensOfTheSiteAndOfPages() throws {
        let page = "---\ntokens: {label: '#eee'}\n---\n# A\n"
        let files = [
            "Site/a.md": page, "Site/b.md": page, "Site/c.md": "---\ntokens: {label: {light: '#111', dark: '#eee'}}\n---\n# C\n",
            "Site/tablesite.yml": "tokens:\n  tint: '#fb0'\n",
        ]
        try run([["check"], ["build"], ["check", "-t", "midnight"]], files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 0])
            for outcome in outcomes.prefix(2) {
                let error = outcome.error
                #expect(error.contains("warning[theme-contrast]: `tint` (`#fb0`) has"))
                #expect(error.contains("--> Site/tablesite.yml:2:9\n") && error.contains("--> Site/a.md:2:17\n"))
                #expect(error.contains("is the nearest that can be read wherever `tint` stands"))
                #expect(error.hasSuffix("\n2 warnings\n"), "\(error)")
            }
            // On black it can be read.
            #expect(!outcomes[2].error.contains("`tint`"))
        }
        let readable = ["Site/a.md": "# A\n", "Site/tablesite.yml": "tokens:\n  tint: {light: '#1d6b34', dark: '#7fd093'}\n"]
        try run([["check"]], files: readable) { _, outcomes in #expect(outcomes[0].error == "") }
    }

    @Test func checkWritesNothing() throws {
        try run([["check"]], files: Self.clash) { folder, outcomes in
            #expect(outcomes[0].error.contains("warning[output-clash]"))
            #expect(names(in: folder.path) == ["Site"])
        }
    }

    @Test func locksAddressesSoThatTheyStay() throws {
        let lock = "Site/tablesite.lock"
        func write(_ folder: URL, _ markdown: String) throws {
            try Data(markdown.utf8).write(to: folder.appending(path: "Site/index.md"))
        }
        func recorded(_ folder: URL) throws -> [Substring] {
            try String(contentsOf: folder.appending(path: lock), encoding: .utf8).split(separator: "\n").dropFirst().map { $0 }
        }
        try run([["check"]], files: ["Site/index.md": "# Home\n- Install\n- Use\n"]) { folder, outcomes in
            #expect(outcomes[0].exitCode == 0)
            #expect(names(in: folder.path + "/Site") == ["index.md"])

            let first = try CommandRunner.run(["lock"], in: folder)
            #expect(first.exitCode == 0)
            #expect(first.output == "3 ids of 1 page recorded, 3 new\n")
            #expect(try recorded(folder) == ["index.html", "index.html#home", "index.html#install", "index.html#use"])
            #expect(names(in: folder.path + "/Site") == ["index.md", "tablesite.lock"])

            try write(folder, "# Home\n- Set it up\n- Use\n")
            let error = """
                error[anchor-vanished]: `#install` of `index.html` was published and is gone
                 --> Site/tablesite.lock:4:11
                  |
                4 | index.html#install
                  |           ^^^^^^^^ no such row or heading
                  = help: if `Set it up` (Site/index.md:2) took its place, write `{aliases=install}` behind it

                1 error

                """
            for command in [["check"], ["lock"], ["build", "-q"]] {
                let outcome = try CommandRunner.run(command, in: folder)
                #expect(outcome.exitCode == 1)
                #expect(outcome.error == error)
            }
            #expect(names(in: folder.path + "/public") == [".tablesite", "404.html", "index.html", "robots.txt", "tablesite.css"])
            #expect(try recorded(folder).contains("index.html#install"))

            try write(folder, "# Home\n- Set it up {aliases=install}\n- Use\n")
            #expect(try CommandRunner.run(["check", "--strict"], in: folder).exitCode == 0)
            #expect(try CommandRunner.run(["lock"], in: folder).output == "4 ids of 1 page recorded, 1 new\n")
            let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + lock)
            #expect(try CommandRunner.run(["lock", "-q"], in: folder).output == "")
            let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + lock)
            #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)

            try write(folder, "# Home\n- Use\n")
            let forgetting = try CommandRunner.run(["lock", "--forget"], in: folder)
            #expect(forgetting.exitCode == 0)
            #expect(forgetting.output == "2 ids of 1 page recorded, 0 new, 2 forgotten\n")
            #expect(forgetting.error == "")
            #expect(try recorded(folder) == ["index.html", "index.html#home", "index.html#use"])
        }
    }

    @Test func locksNoSingleDocumentAndNothingWithErrors() throws {
        let files = ["Site/index.md": "# Home\n", "Site/tablesite.lock": "index.html\ngone.html\nnonsense\n"]
        let commands = [["lock", "Site/index.md"], ["build", "Site/index.md", "-d", "one"], ["lock", "--forget"]]
        try run(commands, files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 0, 1])
            #expect(outcomes[0].error == "error: a single document has no list of published addresses; give its folder instead\n")
            #expect(outcomes[1].error == "")
            #expect(
                outcomes[2].error.hasPrefix("error[lock-line]: `nonsense` is no address of a page\n --> Site/tablesite.lock:3:1\n"))
            #expect(!outcomes[2].error.contains("page-vanished"))
            let lock = try String(contentsOf: folder.appending(path: "Site/tablesite.lock"), encoding: .utf8)
            #expect(lock == files["Site/tablesite.lock"])
        }
    }

    @Test func printsProblemsForProgramsOnStandardOutput() throws {
        try run([["check", "--format", "json"], ["check", "--format", "github"]], files: Self.clash) { _, outcomes in
            #expect(outcomes[0].output.hasPrefix("{\"code\":\"output-clash\""))
            #expect(outcomes[0].output.split(separator: "\n").count == 1)
            #expect(outcomes[1].output.hasPrefix("::warning file=Site/a.md,title=output-clash::"))
        }
    }

    @Test func tellsWrongUsageFromErrors() throws {
        let commands = [
            ["build", "--no-such-option"], ["explain", "link-tagret"], ["build", "nowhere"], ["build", "-u", "example.org"],
        ]
        try run(commands) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [64, 64, 1, 64])
            #expect(outcomes[1].error.contains("did you mean `link-target`?"))
            #expect(outcomes[2].error == "error: there is no file or folder `nowhere`\n")
        }
    }

    @Test func keepsItsHandsOffAFolderItDidNotMake() throws {
        let files = ["a.md": "# A", "out/thesis.txt": "precious"]
        try run([["build", "-d", "out"], ["clean", "-d", "out"], ["build", "-d", "."]], files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 1])
            #expect(outcomes[0].error.contains("has files that tablesite did not make, such as `thesis.txt`"))
            #expect(outcomes[1].error.contains("tablesite did not make the folder"))
            #expect(outcomes[2].error.contains("contains the sources"))
            #expect(names(in: folder.appending(path: "out").path) == ["thesis.txt"])
        }
    }

    @Test(arguments: [
        (".", "contains the sources"), ("\"\"", "contains the sources"), ("Site", "contains the sources"),
        ("mine", "such as `thesis.txt`"),
    ])
    func checksTheOutputThatBuildRefuses(output: String, message: String) throws {
        let files = ["Site/a.md": "# A", "Site/tablesite.yml": "output: \(output)", "mine/thesis.txt": "precious"]
        try run([["check"], ["build"], ["check", "Site/a.md"], ["check", "-o", "new"]], files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 0, 0])
            #expect(outcomes[0].error.contains(message) && outcomes[0].error.contains("\n --> Site/tablesite.yml:1:9\n"))
            #expect(outcomes[0].error == outcomes[1].error)
        }
    }

    /// A repository may have a `public/` of another program, and its site be built elsewhere.
    @Test func checksNoOutputThatNobodyChose() throws {
        let files = ["Site/a.md": "# A", "public/favicon.ico": "precious"]
        try run([["check"], ["check", "-o", "public"], ["build"], ["build", "-o", "dist"]], files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 1, 1, 0])
        }
    }

    /// The folder that is there tells whose it is, and no sign in it.
    @Test func leavesTheOutputOfAnotherProject() throws {
        let files = [
            "a/Site/a.md": "# A", "b/Site/b.md": "# B", "b/sub/c.md": "# C", "d/README.md": "# D", "d/docs/e.md": "# E",
            "f/tablesite.yml": "title: F", "f/docs/g.md": "# G", "h/Site/A.cs": "class A {}", "h/docs/i.md": "# I",
        ]
        let out = ["-o", "b/public"]
        let refused = [
            ["build", "b"], ["build", "a"] + out, ["check", "a"] + out, ["build", "b"], ["clean", "a"] + out,
            ["build", "b/sub"] + out,
        ]
        try run(refused, files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 1, 1, 0, 1, 1])
            let b = folder.path + "/b"
            for outcome in [outcomes[1], outcomes[2], outcomes[4], outcomes[5]] {
                #expect(outcome.error.contains("/b/public is that of the project ") && outcome.error.contains("/b, and not of "))
            }
            #expect(names(in: b + "/public").contains("b.html"))
        }
        let taken = [
            ["build", "b/Site"] + out, ["build", "a", "-o", "b/public/a"], ["build", "d/docs", "-o", "d/public"],
            ["build", "f/docs", "-c", "f/tablesite.yml", "-o", "f/public"], ["build", "f/docs", "-o", "f/public"],
            // A folder of that name without documents is no project.
            ["build", "h/docs", "-o", "h/public"], ["build", "h/docs", "-o", "h/public"], ["clean", "h/docs", "-o", "h/public"],
        ]
        try run(taken, files: files) { _, outcomes in #expect(outcomes.map(\.exitCode) == [0, 0, 0, 0, 1, 0, 0, 0]) }
    }

    @Test func goesOnWithTheOtherProjects() throws {
        let files = [
            "a/Site/a.md": "# A", "b/Site/b.md": "# B", "b/public/thesis.txt": "precious", "c/Site/c.md": "# C",
            "a/Site/tablesite.yml": "output: ../x", "c/Site/tablesite.yml": "output: ../x", "d/Site/d.md": "# D",
        ]
        let all = ["a", "b", "c", "d"]
        try run([["build"] + all, ["check"] + all, ["clean"] + all], files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 1])
            #expect(outcomes[0].error.contains("such as `thesis.txt`") && outcomes[0].error.hasSuffix("\n2 errors\n"))
            #expect(outcomes[0].output.contains(" in x/, ") && outcomes[0].output.contains(" in d/public/, "))
            #expect(outcomes[1].error.contains("/x is that of the project ") && outcomes[1].output.contains("8 pages, "))
            #expect(outcomes[2].output.hasSuffix("files removed\nnothing to remove\n5 files removed\n"))
            #expect(names(in: folder.path + "/d") == ["Site"])
        }
    }

    @Test func checksThePlacesThatFilesCannotTake() throws {
        let files = ["a/a.md": "# A", "a/CNAME": "a.example", "branch/CNAME": "b.example", "same/CNAME": "a.example"]
        let commands = ["branch", "same"].flatMap { output in ["check", "build", "check"].map { [$0, "a", "-o", output] } }
        try run(commands, files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 1, 0, 0, 0])
            for outcome in outcomes[...2] { #expect(outcome.error.contains("of the same name as \(folder.path)/branch/CNAME, ")) }
            #expect(names(in: folder.path + "/branch") == ["CNAME"])
        }
    }

    @Test func showsWhatOutlineCannotRead() throws {
        let files = ["Site/a.md": "---\ntitle: [a\n---\n# A\n", "Site/b.md": "# B\n\n{{#include c.txt}}\n", "Site/c.txt": "C\n"]
        try run([["outline"], ["check"]], files: files) { _, outcomes in
            #expect(outcomes[0].error.contains("\n2 | title: [a\n"))
            #expect(outcomes[0].error == outcomes[1].error)
        }
    }

    @Test func showsWhereAThemeOfAPageIsMissing() throws {
        let files = ["a.md": "---\ntitle: A\ntheme: plian\n---\n# A\n", "b.md": "+++\ntheme = 'plian'\n+++\n# B\n"]
        try run([["check", "--format", "json"]], files: files) { _, outcomes in
            #expect(outcomes[0].output.contains(#""file":"a.md","line":3,"column":8,"#))
            #expect(outcomes[0].output.contains(#""file":"b.md","line":2,"column":9,"#))
        }
    }

    @Test func saysThatSettingsAreALinkToNowhere() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("# A\n".utf8).write(to: folder.appending(path: "a.md"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "tablesite.yml").path, withDestinationPath: "nowhere.yml")
        let outcome = try CommandRunner.run(["check"], in: folder)
        #expect(outcome.error.contains("cannot read `tablesite.yml`: the symbolic link leads nowhere"))
    }

    @Test func buildsNoDocumentOverTheSite() throws {
        let files = ["index.md": "# A", "b.md": "# B"]
        let commands = [
            ["build"], ["build", "b.md"], ["build", "b.md", "-d", "b"], ["clean", "b.md"], ["clean", "b.md", "-d", "b"],
            ["theme", "gallery", "-o", "public"],
        ]
        try run(commands, files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 1, 0, 1, 0, 1])
            #expect(outcomes[1].error.contains("holds a whole site"))
            #expect(names(in: folder.appending(path: "public").path).contains("index.html"))
        }
    }

    @Test func buildsOneDocument() throws {
        try run([["build", "notes.md", "-v"]], files: ["notes.md": "# Notes", "other.md": "# Other"]) { folder, outcomes in
            #expect(outcomes[0].output.hasPrefix("wrote notes.html\nwrote tablesite.css\n1 page, "))
        }
    }

    @Test func explainsEveryCode() throws {
        try run([["explain"], ["explain", "link-target"]]) { _, outcomes in
            #expect(outcomes[0].output.contains("link-target"))
            #expect(outcomes[1].output.hasPrefix("warning[link-target]: "))
            #expect(
                outcomes[1].output.contains("`diagnostics: { link-target: off }` in Site/tablesite.yml, or tablesite.yml where"))
        }
    }

    @Test func buildsAGalleryInAFolderOfItsOwn() throws {
        let files = ["Site/index.md": "# A", "Themes/mine/theme.yml": "name: mine\nextends: system\n", "other/file": ""]
        let commands = [
            ["theme", "gallery"], ["theme", "gallery", "-q"], ["theme", "gallery", "mine"], ["theme", "gallery", "nosuch"],
            ["theme", "gallery", "-d", "other"], ["theme", "gallery", "-d", "."],
        ]
        try run(commands, files: files) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 0, 1, 1, 1])
            #expect(outcomes[1].output.isEmpty)
            #expect(outcomes[0].output.hasSuffix(" written, 0 unchanged in gallery/\n"))
            #expect(outcomes[2].output.hasPrefix("1 theme, "))
            #expect(outcomes[2].output.hasSuffix(" removed in gallery/\n"))
            #expect(outcomes[3].error.hasPrefix("error[theme-missing]: no theme `nosuch`"))
            #expect(names(in: folder.path) == ["Site", "Themes", "gallery", "other"])
            #expect(
                names(in: folder.path + "/gallery") == [
                    ".tablesite", "images", "index.html", "mine.html", "tablesite-mine.css", "tablesite.css", "tablesite.js",
                ])
            #expect(names(in: folder.path + "/other") == ["file"])
        }
    }

    @Test func listsThemes() throws {
        let files = ["a.md": "", "Themes/mine/theme.yml": "name: mine\n", "b/Themes/other/theme.yml": "name: other\n"]
        let list = ["theme", "list"]
        try run([list, list + ["--project", "b"], list + ["-C", "b"], list + ["--format", "json"]], files: files) { _, outcomes in
            #expect(outcomes[0].output.contains("mine  "))
            #expect(outcomes[0].output.contains("Themes/"))
            #expect(outcomes.map(\.exitCode) == [0, 0, 0, 0])
            #expect(outcomes[3].output.contains("{\"name\":\"easy\",\"origin\":\"bundled\",\"extends\":\"system\","))
            for outcome in outcomes[1...2] {
                #expect(outcome.output.contains("other  "))
                #expect(!outcome.output.contains("mine  "))
            }
        }
    }

    @Test func checksThemes() throws {
        let gray = "name: gray\nextends: system\ntokens:\n  detail-label: {light: \"#999\", dark: \"#bbc\"}\n"
        let files = [
            "Site/index.md": "# X", "Site/tablesite.yml": "theme: fine\n", "Themes/gray/theme.yml": gray,
            "Themes/fine/theme.yml": "name: fine\nextends: system\n",
        ]
        let commands = [
            [], ["gray"], ["fine"], ["system", "--format", "json"], ["gray", "--format", "github"], ["--all", "-q"], ["nosuch"],
            ["--all", "gray"], ["gray", "-C", "nowhere"],
        ]
        try run(commands.map { ["theme", "check"] + $0 }, files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 0, 0, 1, 1, 1, 64, 1])
            let message = "error[theme-contrast]: `detail-label` (`#999`) has a contrast of "
            #expect(outcomes[0].error.hasPrefix(message))
            #expect(outcomes[0].error.contains(" --> Themes/gray/theme.yml:4:25\n"))
            #expect(
                outcomes[0].error.contains(
                    "4 |   detail-label: {light: \"#999\", dark: \"#bbc\"}\n  |                         ^^^^^^\n"))
            let lines = outcomes[0].output.split(separator: "\n")
            #expect(lines.map { $0.prefix { $0 != ":" } } == ["fine", "gray"])
            #expect(lines.allSatisfy { $0.contains(/: \d+ tokens, \d+ places in 2 schemes checked$/) })
            #expect(outcomes[1].error == outcomes[0].error)
            #expect(outcomes[2].error == "")
            #expect(outcomes[3].output == "")
            #expect(outcomes[4].output.hasPrefix("::error file=Themes/gray/theme.yml,line=4,"))
            #expect(outcomes[5].error == outcomes[0].error)
            #expect(outcomes[5].output == "")
            #expect(outcomes[6].error.contains("error[theme-missing]: no theme `nosuch`"))
            #expect(outcomes[7].error.contains("`--all` checks every theme"))
            #expect(outcomes[8].error.contains("there is no file or folder `nowhere`"))
        }
    }

    /// Each theme of the circle is one that another extends; nobody else tells what is wrong with them.
    @Test func findsThemesThatExtendEachOther() throws {
        let files = ["a.md": "", "Themes/day/theme.yml": "extends: night\n", "Themes/night/theme.yml": "extends: day\n"]
        try run([["theme", "check"], ["theme", "check", "day"]], files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1])
            let lines = outcomes[0].error.split(separator: "\n").filter { $0.hasPrefix("error") }
            #expect(
                lines == [
                    "error[theme-loop]: the theme extends itself: night -> day -> night",
                    "error[theme-loop]: the theme extends itself: day -> night -> day",
                ])
        }
    }

    /// A file in the place of a bundled one makes another theme of that; a folder without any is a slip.
    @Test func checksAllFilesOfTheProjectsThemes() throws {
        let files = [
            "Site/index.md": "# X", "Themes/docs/theme.css": ".a { colr: red }\n", "Themes/foo/theme.css": ".a { color: red }\n",
            "Themes/notes/README.md": "Hi",
        ]
        try run([["theme", "check"], ["theme", "check", "system"]], files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0])
            #expect(outcomes[0].error.contains("no property `colr` in CSS\n --> Themes/docs/theme.css:1:6\n"))
            #expect(outcomes[0].error.contains("nothing is read from `Themes/foo/`, which has no `theme.yml`"))
            #expect(!outcomes[0].error.contains("notes"))
            #expect(outcomes[0].output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["system", "docs"])
            #expect(outcomes[1].error.isEmpty)
        }
    }

    /// No build of the project reads `Site/Themes`.
    @Test func findsTheProjectAboveItsDocuments() throws {
        try run([["theme", "new", "woods", "-C", "Site"]], files: ["Site/index.md": "# X", "Site/a/b.md": "# B"]) {
            folder, outcomes in
            #expect(outcomes[0].output.hasPrefix("made Themes/woods/theme.yml\n"))
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Themes/woods/theme.yml").path))
            let inside = try CommandRunner.run(["theme", "new", "reeds"], in: folder.appending(path: "Site/a"))
            #expect(
                inside.output.contains("next: tablesite build ../.. -t reeds --open\nthen: `theme: reeds` in Site/tablesite.yml"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Site/Themes").path))
        }
    }

    /// The answer that the page about it shows, and that of the commands at its end.
    @Test func answersAsThePageOnItSays() throws {
        let site = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: site.appending(path: "Site/theme-check.md"), encoding: .utf8)
        let commands = try String(contentsOf: site.appending(path: "Site/commands.md"), encoding: .utf8)
        let yaml = { (color: String) in
            "name: forest\nextends: system\ntokens:\n  detail-label: {light: \"\(color)\", dark: \"#bbc\"}\n"
        }
        for (color, exitCode) in [("#999", 1), ("#5d5d5d", 0)] {
            try run([["theme", "check", "forest"]], files: ["a.md": "", "Themes/forest/theme.yml": yaml(color)]) { _, outcomes in
                #expect(Int(outcomes[0].exitCode) == exitCode)
                let message = outcomes[0].error.replacing("\n1 error\n", with: "")
                #expect(message.isEmpty == (exitCode == 0))
                #expect(message.isEmpty || page.contains(message))
                #expect(page.contains(outcomes[0].output))
                #expect(exitCode == 1 || commands.contains(outcomes[0].output))
            }
        }
    }

    @Test func checksTheThemeOfASiteWithItsTokens() throws {
        let files = ["Site/index.md": "# X", "Site/tablesite.yml": "tokens:\n  prim-row-color: \"#000\"\n"]
        try run([["theme", "check"], ["theme", "check", "system"], ["theme", "check", "-C", "Site"]], files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 1])
            for (outcome, path) in zip(outcomes, ["Site/tablesite.yml", "Site/tablesite.yml", "Site/tablesite.yml"]) {
                #expect(outcome.error.contains("error[theme-contrast]: `prim-row-color` (`#000`) gives "))
                #expect(outcome.error.contains(" --> \(path):2:19\n"))
            }
        }
    }

    @Test(arguments: [
        ("Themes/oops/theme.yaml", "Themes/oops/theme.yaml"), ("themes/oops/theme.yml", "themes/oops/"),
        ("oops/theme.yml", "oops/"),
        ("Site/Themes/oops/theme.yaml", "Site/Themes/oops/"),
    ])
    func saysWhereAThemeIsThatIsNotRead(path: String, shown: String) throws {
        try run([["check", "-t", "oops"]], files: ["Site/index.md": "# A\n\n- a {cell=card}\n", path: "name: oops\n"]) {
            _, outcomes in
            #expect(
                outcomes[0].error == """
                    error[theme-missing]: no theme `oops`
                      = help: a theme is `Themes/oops/theme.yml`; there is `\(shown)`

                    1 error

                    """)
        }
    }

    @Test func showsEveryTokenOfATheme() throws {
        let own = "extends: system\ntokens:\n  tint: {light: '#060', dark: '#6f6'}\n  margin: 20px\n"
        let commands = [["theme", "show", "mine"], ["theme", "show", "mine", "--format", "json"], ["theme", "show", "mini"]]
        let files = [
            "a.md": "", "Themes/mine/theme.yml": own, "Themes/mine/theme.css": "", "Themes/mine/assets/a.png": "",
            "Themes/mine/README.md": "", "Themes/system/theme.css": "",
        ]
        try run(commands, files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 1])
            let lines = outcomes[0].output.split(separator: "\n", omittingEmptySubsequences: false)
            let icons = "bell, book, clock, cloud, code, flag, gear, globe, heart, key, person, star, tag, wifi"
            let system = outcomes[0].output.split(separator: "\n").first { $0.hasPrefix("  inherits") }
            #expect(
                lines.prefix(5) == [
                    "mine (Themes/)", "  extends       system", "  style         inset", "  color_scheme  both",
                    "  files         theme.yml, assets/a.png, theme.css",
                ])
            #expect(system?.contains("system/theme.css") == true)
            #expect(lines.dropFirst(6).prefix(3) == ["  icons         \(icons)", "", "Rows"])
            #expect(lines.contains("  tint                          mine     #060              #6f6"))
            #expect(lines.contains("  margin                        mine     20px"))
            #expect(lines.contains("  image-size                    system   29px"))
            #expect(lines.contains("  top-row-image                 default  none"))
            #expect(!outcomes[0].output.contains("\u{1B}"))
            let objects = outcomes[1].output.split(separator: "\n")
            // The head is one object, and five lines.
            #expect(objects.count - 1 == lines.filter { $0.hasPrefix("  ") }.count - 6)
            #expect(
                objects.first?.hasPrefix(
                    #"{"theme":"mine","origin":"project","description":"","extends":["system"],"style":"inset","color_scheme":"both","cell":null,"files":["mine/assets/a.png","mine/theme.css","#
                ) == true)
            #expect(
                objects.contains(
                    ##"{"token":"tint","kind":"color","light":"#060","dark":"#6f6","default":null,"theme":"mine","meaning":"links, narrow labels, progress"}"##
                ))
            #expect(
                objects.contains(
                    #"{"token":"top-row-image","kind":"image","light":null,"dark":null,"default":"none","theme":null,"meaning":"picture behind the first row of a section"}"#
                ))
            #expect(outcomes[2].output == "")
            #expect(outcomes[2].error.hasPrefix("error[theme-missing]: no theme `mini`\n  = help: did you mean `mine`?\n"))
        }
    }

    /// What was measured of a theme that cannot be read is another one.
    @Test func showsTheLineOfABrokenThemeAndCountsNothing() throws {
        let commands = [["theme", "show", "mine"], ["theme", "list"], ["theme", "check", "mine"], ["theme", "check", "other"]]
        let files = [
            "a.md": "", "Themes/mine/theme.yml": "extends: system\ntokens: {tint: '#060'\n",
            "Themes/other/theme.yml": "extends: system\n",
        ]
        try run(commands, files: files) { _, outcomes in
            #expect(outcomes.map(\.exitCode) == [1, 1, 1, 0])
            for outcome in outcomes.prefix(3) {
                #expect(outcome.error.contains("error[yaml-syntax]"))
                #expect(outcome.error.contains("\n2 | tokens: {tint: '#060'\n"))
            }
            #expect(outcomes[2].output == "")
            #expect(outcomes[3].output.hasPrefix("other: "))
        }
    }

    @Test func makesAThemeThatBuildsAtOnce() throws {
        let commands = [
            ["theme", "new", "forest"], ["theme", "check", "forest"], ["build", "-t", "forest", "--strict"],
            ["theme", "new", "forest"],
            ["theme", "new", "dusk", "--extends", "midnight", "-q"], ["theme", "new", "dawn", "--extends", "midnigth"],
            ["theme", "new", "system"], ["theme", "new", "../x"], ["theme", "new", "Big"], ["theme", "new", ""],
        ]
        try run(commands, files: ["Site/index.md": "# A\n\n- row\n"]) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 0, 1, 0, 1, 1, 64, 64, 64])
            #expect(
                outcomes[0].output == "made Themes/forest/theme.yml\nnext: tablesite build -t forest --open\n"
                    + "then: `theme: forest` in Site/tablesite.yml, for every build\n")
            let text = try String(contentsOf: folder.appending(path: "Themes/forest/theme.yml"), encoding: .utf8)
            #expect(
                text.hasPrefix(
                    """
                    name: forest
                    description: What it looks like, in one line
                    extends: system

                    # Tokens to begin with, as `system` has them. Take the `#` away from `tokens:` and from what you change;
                    # `tablesite theme show forest` lists all tokens.
                    #tokens:
                    #  background: { light: '#e5e5ea', dark: '#000' }
                    #  bar-background: { light: '#e5e5eaee', dark: '#000d' }
                    #  prim-row-color: { light: '#fff', dark: '#1c1c1e' }

                    """))
            #expect(outcomes[3].error == "error: Themes/forest/theme.yml exists already; nothing was written\n")
            #expect(outcomes[4].output == "")
            #expect(outcomes[5].error.hasPrefix("error[theme-missing]: no theme `midnigth`\n  = help: did you mean `midnight`?\n"))
            #expect(
                outcomes[6].error
                    == "error: `system` is a bundled theme; choose another name, or change it with `tablesite theme eject system`\n"
            )
            #expect(
                outcomes[8].error.contains("the name `Big` has other characters than `a` to `z`, digits and `-`; `big` would do"))
            #expect(names(in: folder.appending(path: "Themes").path) == ["dusk", "forest"])
        }
    }

    /// What stands there as a comment is valid once the `#` are gone.
    @Test func aNewThemeCanBeChangedAtOnce() throws {
        try run([["theme", "new", "forest", "--extends", "easy"]], files: ["Site/index.md": "# A\n"]) { folder, _ in
            let file = folder.appending(path: "Themes/forest/theme.yml")
            let text = try String(contentsOf: file, encoding: .utf8)
            let parts = text.split(separator: "#tokens:\n", maxSplits: 1).map(String.init)
            try #require(parts.count == 2)
            try (parts[0] + "tokens:\n" + parts[1].replacing("#  ", with: "  ")).write(to: file, atomically: true, encoding: .utf8)
            let outcome = try CommandRunner.run(["theme", "show", "forest"], in: folder)
            #expect(outcome.error == "")
            #expect(outcome.output.split(separator: "\n").count { $0.contains(" forest ") } >= 5)
        }
    }

    @Test func ejectsBundledFilesOneByOne() throws {
        let commands = [
            ["theme", "eject"], ["theme", "eject", "system/theme.css"], ["build", "--strict"], ["theme", "eject", "system"],
            ["theme", "eject", "Themes/midnight/"], ["theme", "eject", "sistem/theme.css"], ["theme", "eject", "midnigth"],
            ["theme", "eject", "../system"],
        ]
        try run(commands, files: ["Site/index.md": "# A\n"]) { folder, outcomes in
            #expect(outcomes.map(\.exitCode) == [0, 0, 0, 1, 0, 1, 1, 1])
            #expect(outcomes[0].output.contains("\nsystem/theme.css\nsystem/theme.yml\n"))
            #expect(outcomes[1].output == "made Themes/system/theme.css\n")
            #expect(outcomes[3].error == "error: Themes/system/theme.css exists already; nothing was written\n")
            #expect(outcomes[4].output == "made Themes/midnight/theme.css\nmade Themes/midnight/theme.yml\n")
            #expect(outcomes[5].error == "error: no bundled theme or file `sistem/theme.css`; did you mean `system/theme.css`?\n")
            #expect(outcomes[6].error == "error: no bundled theme or file `midnigth`; did you mean `midnight`?\n")
            #expect(names(in: folder.appending(path: "Themes/system").path) == ["theme.css"])
            let list = try CommandRunner.run(["theme", "list"], in: folder).output.split(separator: "\n")
            #expect(list.contains { $0.hasPrefix("midnight     Themes/  ") })
            #expect(list.contains { $0.hasPrefix("system       bundled  ") })
        }
    }

    /// The time and place of a build are in none of its files.
    @Test func buildsTheSameBytesWhereverItRuns() throws {
        let files = [
            "Site/tablesite.yml": "title: İstanbul\nbase_url: https://example.org/a\nmanifest: true\n",
            "Site/index.md": "# İI\n\n- [Ä](a.md)\n- [z](z/b.md)\n",
            "Site/a.md": "---\ndate: 2026-03-29 02:30\n---\n# Ä\n\n- ı - ß\n",
            "Site/z/b.md": "---\ndate: 2026-03-28\n---\n# Z\n",
        ]
        try run([], files: files) { folder, _ in
            let places = [["TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "America/New_York", "LC_ALL": "C"]]
            var lists: [Data] = []
            for (place, name) in zip(places, ["one", "two"]) {
                let copy = folder.appending(path: "copies/\(name)")
                try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: folder.appending(path: "Site"), to: copy.appending(path: "Site"))
                #expect(try CommandRunner.run(["build"], in: copy, environment: place).exitCode == 0)
                // It has the hash of every other file.
                lists.append(try Data(contentsOf: copy.appending(path: "public/manifest.json")))
            }
            #expect(lists[0] == lists[1])
            #expect(String(decoding: lists[0], as: UTF8.self).contains("feed.xml"))
        }
    }

    @Test func writesThemesThroughNoLink() throws {
        try run([], files: ["Site/index.md": "# A\n", "Themes/mine/theme.css": "", "outside/file": ""]) { folder, _ in
            let link = folder.appending(path: "Themes/system")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "outside"))
            let outcome = try CommandRunner.run(["theme", "eject", "system/theme.css"], in: folder)
            #expect(outcome.exitCode == 1)
            #expect(outcome.error == "error: Themes/system is a symbolic link; nothing was written\n")
            #expect(names(in: folder.appending(path: "outside").path) == ["file"])
        }
    }

    /// Names that not every version control can keep, so no golden case has them.
    @Test func buildsDocumentsWithOddNames() throws {
        let odd = "a \"b\" <c> d?e#f&g:h|i*j\\k%20l.md"
        let index = "- [odd](a%20%22b%22%20%3Cc%3E%20d%3Fe%23f%26g:h%7Ci*j%5Ck%2520l.md)\n- [up](up.md)\n- [UP](UP.md)\n"
        let files = ["Site/\(odd)": "# Odd\n\n- [home](index.md)\n", "Site/index.md": index, "Site/-x.md": "# Dash"]
        try run([["build", "--strict"]], files: files.merging(["Site/up.md": "# Up"]) { $1 }) { folder, outcomes in
            #expect(outcomes[0].exitCode == 1)
            let page = try String(contentsOf: folder.appending(path: "public/index.html"), encoding: .utf8)
            #expect(page.contains("./a%20%22b%22%20%3Cc%3E%20d%3Fe%23f&amp;g:h%7Ci*j%5Ck%2520l.html"))
            #expect(names(in: folder.appending(path: "public").path).contains("a \"b\" <c> d?e#f&g:h|i*j\\k%20l.html"))
            #expect(names(in: folder.appending(path: "public").path).contains("-x.html"))
        }
    }

    @Test func reportsWhatItCannotReadAndBuildsTheRest() throws {
        let commands = [["build"], ["check", "-q"], ["outline"], ["build", "--format", "json"], ["build", "--format", "github"]]
        try run([], files: ["Site/index.md": "# Fine\n\n- row\n"]) { folder, _ in
            let site = folder.appending(path: "Site")
            mkfifo(site.appending(path: "pipe.md").path, 0o666)
            try FileManager.default.createSymbolicLink(
                atPath: site.appending(path: "gone.md").path, withDestinationPath: "nowhere.md")
            let outcomes = try commands.map { try CommandRunner.run($0, in: folder) }
            #expect(outcomes.map(\.exitCode) == [1, 1, 1, 1, 1])
            for outcome in outcomes {
                let all = outcome.output + outcome.error
                #expect(all.contains("cannot read `Site/pipe.md`: it is no regular file"))
                #expect(all.contains("cannot read `Site/gone.md`: the symbolic link leads nowhere"))
            }
            #expect(outcomes[0].error.hasSuffix("\n2 errors\n"))
            #expect(outcomes[3].output.split(separator: "\n").count == 2)
            #expect(outcomes[4].output.hasPrefix("::error file=Site/gone.md,title=source-unreadable::"))
            #expect(
                names(in: folder.appending(path: "public").path) == [
                    ".tablesite", "404.html", "index.html", "robots.txt", "tablesite.css",
                ])
        }
    }

    @Test func doesNotWaitForSettingsThatAreAPipe() throws {
        try run([], files: ["Site/index.md": "# Fine"]) { folder, _ in
            mkfifo(folder.appending(path: "Site/tablesite.yml").path, 0o666)
            let outcome = try CommandRunner.run(["build"], in: folder)
            #expect(outcome.exitCode == 1)
            #expect(outcome.output == "nothing written\n")
            #expect(outcome.error.contains("cannot read `Site/tablesite.yml`: it is no regular file"))
        }
    }

    @Test(arguments: [
        (["build"], 0), (["build", "-s"], 1), (["check"], 0), (["check", "-s"], 1), (["outline", "-s"], 0),
        (["theme", "list", "-s"], 0), (["theme", "check", "-s"], 0),
    ])
    func quietAndFormatNeverChangeTheExitCode(command: [String], exitCode: Int) throws {
        let additions = [[], ["-q"], ["--format", "json"], ["--format", "github"], ["-q", "--format", "json"], ["-v"]]
        try run(additions.map { command + $0 }, files: ["Site/index.md": "- [x](gone.md)\n"]) { _, outcomes in
            #expect(outcomes.map { Int($0.exitCode) } == additions.map { _ in exitCode })
        }
    }
}
