import Foundation
import Testing

/// What shells, hooks and build servers rely on: arguments, streams, forms of messages, exit codes.
@Suite struct ShellTests {
    /// Calls `body` with a new folder that has these files, and a function that runs a command in it.
    private func inFolder(
        _ files: [String: String] = [:], body: (URL, ([String], String?) throws -> CommandRunner.Outcome) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-shell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try body(folder) { try CommandRunner.run($0, in: folder, input: $1) }
    }

    private func lines(of outcome: CommandRunner.Outcome) throws -> [[String: Any]] {
        try outcome.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    // MARK: Wrong usage

    @Test(arguments: [
        (["buld"], "there is no command `buld`; did you mean `tablesite build`?"),
        (["theme", "lst"], "there is no command `lst`; did you mean `tablesite theme list`?"),
        (["README.md"], "there is no command `README.md`; did you mean `tablesite build README.md`?"),
        (["build", "--strikt"], "Unknown option '--strikt'. Did you mean '--strict'?"),
        (["build", "--format", "xml"], "The value 'xml' is invalid for '--format <format>'. "),
        (["serve", "a", "b"], "one path, not 2"),
        (["build", "a.md", "b.md"], "one document is a page alone; several are a site by `include` in the settings"),
        (["build", ".", "Site", "-d", "x"], "`--output` is for one path; it is written to as a whole"),
        (["check", "-", "README.md"], "`-` stands for the only document; leave out the other paths"),
        (["build", "--standalone", "x.html"], "`--standalone` takes one document; `.` is a folder"),
        (["build", "-", "--watch"], "`--watch` is for one project or document"),
    ])
    func saysWhatIsWrongWithArguments(arguments: [String], message: String) throws {
        try inFolder(["README.md": "# A", "a.md": "", "b.md": "", "Site/a.md": ""]) { folder, run throws in
            let text = try run(arguments, "")
            #expect(text.exitCode == 64)
            #expect(text.error.hasPrefix("Error: \(message)"), "\(text.error)")
            #expect(text.output.isEmpty)
            guard !arguments.contains("--format") else { return }
            let json = try run(arguments + ["--format", "json"], "")
            #expect(json.exitCode == 64)
            #expect(json.error.isEmpty)
            let told = try #require(try lines(of: json).first)
            #expect(told["code"] as? String == "command-usage")
            #expect((told["message"] as? String)?.hasPrefix(message) == true)
        }
    }

    @Test(arguments: ["json", "github", "gitlab", "sarif", "junit"])
    func tellsWhatTheMachineDeniesInTheFormOfMessages(format: String) throws {
        try inFolder { _, run throws in
            let outcome = try run(["check", "nowhere", "--format", format], nil)
            #expect(outcome.exitCode == 1)
            #expect(outcome.error.isEmpty)
            #expect(outcome.output.contains("there is no file or folder `nowhere`"))
            #expect(outcome.output.contains("command-failed"))
            #expect(try run(["check", "nowhere"], nil).error == "error: there is no file or folder `nowhere`\n")
        }
    }

    // MARK: Forms for build servers

    private static let faulty = ["Site/index.md": "# A\n\n- [ä b](nope.md) - \u{1} `<x>`\n- [c](nope.md)\n"]

    @Test func writesALogOfSARIF() throws {
        try inFolder(Self.faulty) { _, run throws in
            let outcome = try run(["check", "--format", "sarif"], nil)
            #expect(outcome.exitCode == 0)
            let log = try #require(try lines(of: outcome).first)
            let runs = try #require((log["runs"] as? [[String: Any]])?.first)
            let results = try #require(runs["results"] as? [[String: Any]])
            #expect(results.map { $0["ruleId"] as? String } == ["link-target", "link-target"])
            let places = try results.map { try #require(($0["locations"] as? [[String: Any]])?.first) }
            let regions = places.map { ($0["physicalLocation"] as? [String: Any])?["region"] as? [String: Int] }
            // `ä` is one scalar of two bytes.
            #expect(
                regions == [
                    ["startLine": 3, "startColumn": 9, "endColumn": 16], ["startLine": 4, "startColumn": 7, "endColumn": 14],
                ])
            let tool = (runs["tool"] as? [String: Any])?["driver"] as? [String: Any]
            #expect((tool?["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["link-target"])
        }
    }

    @Test func writesAReportOfCodeQuality() throws {
        try inFolder(Self.faulty) { _, run throws in
            let outcome = try run(["check", "--format", "gitlab"], nil)
            let problems = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
            #expect(problems.map { $0["check_name"] as? String } == ["link-target", "link-target"])
            #expect(Set(problems.compactMap { $0["fingerprint"] as? String }).count == 2)
            #expect(problems.map { $0["severity"] as? String } == ["minor", "minor"])
            let places = problems.map { $0["location"] as? [String: Any] }
            #expect(places.map { $0?["path"] as? String } == ["Site/index.md", "Site/index.md"])
            #expect(places.map { ($0?["lines"] as? [String: Int])?["begin"] } == [3, 4])
        }
    }

    @Test func writesAReportOfJUnit() throws {
        try inFolder(Self.faulty) { _, run throws in
            for (arguments, failures) in [(["check"], 0), (["check", "--strict"], 2)] {
                let outcome = try run(arguments + ["--format", "junit"], nil)
                #expect(Int(outcome.exitCode) == (failures == 0 ? 0 : 1))
                #expect(
                    outcome.output.contains("<testsuite name=\"Site/index.md\" tests=\"2\" failures=\"\(failures)\" errors=\"0\">"))
                #expect(outcome.output.components(separatedBy: "<failure").count == failures + 1)
                #expect(outcome.output.contains("<testcase name=\"link-target:3:10\""))
                #expect(outcome.output.contains("␁ `&lt;x&gt;`"))
            }
        }
    }

    @Test func writesWholeReportsOfNothing() throws {
        try inFolder(["a.md": "# A\n"]) { _, run throws in
            #expect(try run(["check", "--format", "gitlab"], nil).output == "[]\n")
            #expect(try run(["check", "--format", "sarif"], nil).output.hasSuffix("\"results\":[]}]}\n"))
            #expect(try run(["check", "--format", "junit"], nil).output.contains("tests=\"1\" failures=\"0\""))
            #expect(try run(["check", "--format", "json"], nil).output.isEmpty)
        }
    }

    // MARK: Several paths

    private static let projects = [
        "one/Site/a.md": "# A\n\n[b](b.md) [x](x.md)\n", "one/Site/b.md": "# B\n\n[y](y.md)\n",
        "one/Site/c.md": "# C\n\n[z](z.md)\n",
        "two/tablesite.yml": "title: Two\n", "two/d.md": "# D\n\n[a](nope.md)\n", "two/node_modules/e.md": "[f](f.md)\n",
    ]

    @Test func checksDocumentsInTheirProjects() throws {
        try inFolder(Self.projects) { _, run throws in
            let paths = ["one/Site/a.md", "two/d.md", "one/Site/b.md", "two/node_modules/e.md"]
            let outcome = try run(["check", "--format", "json"] + paths, nil)
            // `b.md` is there, and what is wrong with `c.md` is nobody's question.
            #expect(
                try lines(of: outcome).map { ($0["file"] as? String ?? "") + " " + ($0["message"] as? String ?? "") } == [
                    "one/Site/a.md no page `x.md`", "one/Site/b.md no page `y.md`", "two/d.md no page `nope.md`",
                    "two/node_modules/e.md no page `f.md`",
                ])
        }
    }

    @Test func checksOneDocumentAloneUnlessAsked() throws {
        try inFolder(Self.projects) { folder, run throws in
            try Data("# C\n\n[z](/b.md)\n".utf8).write(to: folder.appending(path: "one/Site/c.md"))
            try Data("[b](/b.md)".utf8).write(to: folder.appending(path: "one/Site/sub.md"))
            #expect(try run(["check", "one/Site/c.md", "--in-project", "--strict"], nil).exitCode == 0)
            let whole = try run(["check", "one", "--format", "json"], nil)
            #expect(try lines(of: whole).count == 2)
        }
    }

    @Test func worksOnSeveralProjects() throws {
        try inFolder(Self.projects) { folder, run throws in
            #expect(try run(["build", "one", "two"], nil).exitCode == 0)
            for page in ["one/public/a.html", "two/public/d.html"] {
                #expect(FileManager.default.fileExists(atPath: folder.appending(path: page).path))
            }
            let outline = try run(["outline", "one/Site/a.md", "two/d.md"], nil)
            #expect(outline.output.contains("\"A\"") && outline.output.contains("\"D\""))
            #expect(try run(["clean", "one", "two"], nil).output.split(separator: "\n").count == 2)
        }
    }

    // MARK: Standard streams

    @Test func readsADocumentFromStandardInput() throws {
        try inFolder(["there.md": "# There\n"]) { _, run throws in
            let check = try run(["check", "-", "--format", "json"], "# A\n\n[a](there.md) [b](gone.md)\n")
            #expect(try lines(of: check).map { $0["message"] as? String } == ["no page `gone.md`"])
            #expect(try lines(of: check).first?["file"] as? String == "stdin.md")
            #expect(try run(["outline", "-"], "# Title\n\n- row\n").output.contains("\"Title\""))
        }
    }

    @Test func writesThePageOfStandardInputToStandardOutput() throws {
        try inFolder { folder, run throws in
            let outcome = try run(["build", "-"], "# Title\n\n- row\n")
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.hasPrefix("<!doctype html>\n"))
            #expect(outcome.output.contains("<h1 id=title>Title</h1>"))
            #expect(outcome.error.hasPrefix("1 page, 1 row, "))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
            #expect(try run(["build", "-", "-d", "out"], "# Title\n").exitCode == 0)
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "out/stdin.html").path))
        }
    }

    // MARK: One file

    @Test func putsAPageIntoOneFile() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"2\"/>"
        let files = [
            "a.md": "# A\n\n![x](b.svg) ![far](https://example.org/c.png)\n\n- [ ] task\n- [n](other.md)\n", "b.svg": svg,
            "other.md": "",
        ]
        try inFolder(files) { folder, run throws in
            let outcome = try run(["build", "a.md", "--standalone", "page.html"], nil)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.hasPrefix("1 page, 2 rows in page.html, "))
            let page = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
            #expect(page.contains("src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\""))
            #expect(page.contains("src=https://example.org/c.png"))
            #expect(!page.contains("<link rel=stylesheet") && !page.contains("<script src"))
            #expect(page.contains("href=other.md"))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                    "a.md", "b.svg", "other.md", "page.html",
                ])
            let policy = try #require(page.firstMatch(of: /Content-Security-Policy content="([^"]*)"/)).1
            #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
            #expect(!policy.contains("unsafe"))
        }
    }

    @Test func refusesToWriteOverTheDocument() throws {
        try inFolder(["a.md": "# A"]) { folder, run throws in
            let outcome = try run(["build", "a.md", "--standalone", "a.md"], nil)
            #expect(outcome.exitCode == 1)
            #expect(outcome.error.hasSuffix("error: `a.md` is the document itself; nothing was written\n"))
            #expect(try String(contentsOf: folder.appending(path: "a.md"), encoding: .utf8) == "# A")
        }
    }

    // MARK: Watching

    @Test func buildsAgainWhenSomethingChanges() throws {
        try RunningCommand.serve(["Site/a.md": "# A\n"], ["build", "--watch"]) { command in
            #expect(command.waitForOutput("watching"))
            try command.write("Site/a.md", "# Another\n\n[b](nope.md)\n")
            #expect(command.waitForError("no page `nope.md`"))
            #expect(command.waitForPart("public/a.html", "Another"))
            try command.write("Site/a.md", "# Third\n")
            #expect(command.waitForPart("public/a.html", "Third"))
            try command.write("Site/tablesite.yml", "nonsense: 1\n")
            #expect(command.waitForError("nonsense"))
            _ = command.end(SIGINT)
            #expect(command.exitCode == 0)
        }
    }
}
