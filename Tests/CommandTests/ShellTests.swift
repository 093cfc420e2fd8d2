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
        (["build", "--strikt"], "unknown option '--strikt'; did you mean '--strict'?"),
        (
            ["build", "--format", "xml"],
            "the value 'xml' is invalid for '--format <format>'; there are text, json, github, gitlab, "
        ),
        (["build", "-otest"], "unknown option '-otest'; write `-o test`"),
        (["build", "-tnope"], "unknown option '-tnope'; write `-t nope`"),
        (["build", "-qj4"], "unknown option '-qj4'"),
        (["schema", "nope"], "the value 'nope' is invalid for '<kind>'; there are settings, theme, message, outline, rows"),
        (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
        (["check", "--hepl"], "unknown option '--hepl'; did you mean '--help'?"),
        (["help", "biuld"], "there is no command `biuld`; did you mean `tablesite build`?"),
        (["help", "theme", "lst"], "there is no command `lst`; did you mean `tablesite theme list`?"),
        (
            ["init", "--deploy"],
            "missing value for '--deploy <host>'; there are github, gitlab, cloudflare, netlify, docker, rsync"
        ),
        (["schema"], "missing expected argument '<kind>'; there are settings, theme, message, outline, rows"),
        (["serve", "-o"], "missing value for '-o <dir>'; `--open` opens the browser"),
        (["explain", "link-targt"], "there is no diagnostic `link-targt`; did you mean `link-target`?"),
        (["build", "a.md", "-o", "a.html", "--watch"], "`--watch` writes a folder; `a.html` is one file"),
        (["serve", "a", "b"], "one path, not 2"),
        (
            ["build", "-o", "x.html"],
            "`x.html` is the name of a page, and a project is a folder of them; write `x.html/` for a folder, or name one document"
        ),
        (["build", "a.md", "b.md"], "one document is a page alone; several are a site by `include` in the settings"),
        (["build", ".", "Site", "-d", "x"], "`--output` is for one path; it is written to as a whole"),
        (["check", "-", "README.md"], "`-` stands for the only document; leave out the other paths"),
        (["build", "--standalone", "x.html"], "`--standalone` takes one document; `.` is a folder"),
        (["build", "-", "--watch"], "`--watch` is for one project or document"),
        (["build", ".", "-o", "x", "-d", "y"], "`-o` and `-d` both name the output; leave out one of them"),
        (["build", ".", "--output=x", "-o", "y"], "`--output` and `-o` both name the output; leave out one of them"),
        (["--generate-completion-script", "csh"], "can't generate completion scripts for 'csh'; there are zsh, bash, fish"),
    ])
    func saysWhatIsWrongWithArguments(arguments: [String], message: String) throws {
        try inFolder(["README.md": "# A", "a.md": "", "b.md": "", "Site/a.md": ""]) { folder, run throws in
            let text = try run(arguments, "")
            #expect(text.exitCode == 64)
            #expect(text.error.hasPrefix("error: \(message)"), "\(text.error)")
            #expect(text.error.contains("\nusage: tablesite ") && !text.error.contains("rror: Error"), "\(text.error)")
            #expect(text.output.isEmpty)
            guard !arguments.contains("--format"), !["schema", "explain"].contains(arguments[0]) else { return }
            let json = try run(arguments + ["--format", "json"], "")
            #expect(json.exitCode == 64)
            #expect(json.error.isEmpty)
            let told = try #require(try lines(of: json).first)
            #expect(told["code"] as? String == "command-usage")
            #expect((told["message"] as? String)?.hasPrefix(message) == true)
        }
    }

    /// With how the command is used that was meant, whoever finds what is wrong.
    @Test(arguments: [
        (["build", "--strikt"], "build [<options>] [<path> ...]"), (["build", "a.md", "b.md"], "build [<options>] [<path> ...]"),
        (["explain", "x-y"], "explain [<code>]"), (["theme", "list", "x"], "theme list "),
        (["theme", "lst"], "theme <subcommand>"),
        (["help", "theme", "lst"], "theme <subcommand>"), (["buld"], "<subcommand>"), (["schema"], "schema <kind>"),
    ])
    func saysHowTheCommandIsUsed(arguments: [String], usage: String) throws {
        try inFolder(["a.md": "", "b.md": ""]) { _, run throws in
            let lines = try run(arguments, nil).error.split(separator: "\n").map(String.init)
            #expect(lines.count == 3 && lines[1].hasPrefix("usage: tablesite \(usage)"), "\(lines)")
            let command = usage.split(separator: " ").prefix { $0.allSatisfy(\.isLetter) }
            #expect(lines.last == "  `\((["tablesite"] + command.map(String.init) + ["--help"]).joined(separator: " "))` says more")
        }
    }

    @Test func tellsTheVersion() throws {
        try inFolder { _, run throws in
            let outcomes = try [["--version"], ["version"]].map { try run($0, nil) }
            #expect(outcomes.map(\.exitCode) == [0, 0])
            #expect(outcomes[0].output == outcomes[1].output && !outcomes[0].output.isEmpty)
        }
    }

    @Test func tellsOfEveryPathThatIsNotThere() throws {
        try inFolder(["a.md": "# A\n\n[b](gone.md)\n", "b/Site/index.md": "# B\n\n- b\n"]) { folder, run throws in
            for arguments in [["a.md", "x.md", "y.md"], ["x.md", "y.md", "a.md"]] {
                let outcome = try run(["check"] + arguments, nil)
                #expect(outcome.exitCode == 1)
                let told = ["no file or folder `x.md`", "no file or folder `y.md`", "no page `gone.md`", "2 errors, 1 warning"]
                #expect(told.allSatisfy(outcome.error.contains), "\(outcome.error)")
                #expect(outcome.output.contains(" checked, "))
                let json = try lines(of: try run(["check", "--format", "json"] + arguments, nil))
                #expect(json.map { $0["code"] as? String } == ["command-failed", "command-failed", "link-target"])
            }
            let build = try run(["build", "x", "b"], nil)
            #expect(build.exitCode == 1 && build.error.contains("no file or folder `x`"))
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "b/public/index.html").path))
            let outline = try run(["outline", "b", "x"], nil)
            #expect(outline.exitCode == 1 && outline.output.contains("B") && outline.error.contains("no file or folder `x`"))
            let clean = try run(["clean", "x", "b"], nil)
            #expect(clean.exitCode == 1 && clean.error.contains("no file or folder `x`"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "b/public/index.html").path))
        }
    }

    @Test func writesToWhereTheOutputIs() throws {
        let files = ["a.md": "# A\n\n- row\n", "b/index.md": "# B\n"]
        try inFolder(files) { folder, run throws in
            func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }
            for option in ["-o", "-d", "--output"] {
                #expect(try run(["build", "b", option, "out\(option)"], nil).exitCode == 0)
                #expect(has("out\(option)/index.html"))
            }
            #expect(try run(["build", "a.md", "-o", "a.html"], nil).output.hasPrefix("1 page, 1 row in a.html, "))
            let page = try String(decoding: Data(contentsOf: folder.appending(path: "a.html")), as: UTF8.self)
            #expect(page.contains("<style>") && !page.contains("rel=stylesheet"))
            #expect(try run(["build", "-", "-o", "c.html"], "# C\n").exitCode == 0)
            #expect(has("c.html"))
            for arguments in [["-o", "new/one/a.html"], ["--standalone", "new/two/a.html"]] {
                #expect(try run(["build", "a.md"] + arguments, nil).exitCode == 0)
                #expect(has(arguments[1]))
            }
            // What has the name of a page and is a folder stays one.
            let refused = try run(["build", "b", "-o", "d.html"], nil)
            #expect(refused.exitCode != 0 && refused.error.contains("write `d.html/` for a folder") && !has("d.html"))
            #expect(try run(["build", "b", "-o", "d.html/"], nil).exitCode == 0)
            #expect(try run(["build", "b", "-o", "d.html"], nil).exitCode == 0)
            #expect(has("d.html/index.html"))
            #expect(try run(["build", "a.md", "-o", "e.html/"], nil).exitCode == 0)
            #expect(try run(["build", "a.md", "-o", "e.html"], nil).exitCode == 0)
            #expect(has("e.html/a.html"))
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

    /// Code scanning refuses a whole log for one result without a place.
    @Test func everyResultOfALogHasAPlace() throws {
        try inFolder(["e/Site/a.txt": ""]) { _, run throws in
            let log = try #require(try lines(of: try run(["check", "e", "--format", "sarif"], nil)).first)
            let results = try #require(((log["runs"] as? [[String: Any]])?.first)?["results"] as? [[String: Any]])
            let place = (results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            #expect((place?["artifactLocation"] as? [String: String]) == ["uri": "."])
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

    @Test func namesInAReportOfJUnitTheFileThatIsNotThere() throws {
        try inFolder(["a.md": "# A\n"]) { _, run throws in
            let missing = try run(["check", "nowhere.md", "--format", "junit"], nil).output
            #expect(missing.contains("<testsuite name=\"nowhere.md\""))
            #expect(missing.contains("classname=\"nowhere.md\" file=\"nowhere.md\">"))
            let usage = try run(["check", "-", "a.md", "--format", "junit"], nil).output
            #expect(usage.contains("classname=\"tablesite\">") && !usage.contains("file="))
        }
    }

    @Test func callsTheSurroundingsOfADocumentAFolder() throws {
        try inFolder(["a.md": "# A\n\n- [x](y.md)\n"]) { _, run throws in
            for (arguments, input) in [(["check", "a.md"], nil), (["check", "-"], "# A\n\n- [x](y.md)\n")] {
                #expect(try run(arguments, input).error.contains(" ^^^^ not found in this folder\n"))
            }
            #expect(try run(["check", "."], nil).error.contains(" ^^^^ not found in this site\n"))
        }
    }

    @Test func completesCommandsBehindHelp() throws {
        try inFolder { _, run throws in
            let themes = try run(["---completion", "theme", "eject", "--", "positional@0", "3", "0"], nil).output.split(
                separator: "\n")
            #expect(themes.contains("easy") && themes.contains("easy/theme.yml"))
            let commands = "build serve check lock init import clean outline theme explain schema"
            let parts = "list show new check eject gallery"
            let bash = try run(["--generate-completion-script", "bash"], nil).output
            #expect(bash.contains("_tablesite_help() {\n    case") && bash.contains("2,*) COMPREPLY+=($(compgen -W '\(commands)'"))
            #expect(bash.contains("3,theme) COMPREPLY+=($(compgen -W '\(parts)'"))
            let zsh = try run(["--generate-completion-script=zsh"], nil).output
            #expect(zsh.contains("'1:command:(\(commands))'\n") && zsh.contains("'2:command:(\(parts))'\n"))
            let fish = try run(["--generate-completion-script", "fish"], nil).output
            #expect(fish.contains("\"tablesite help\" -eq 1' -fa '\(commands)'\n") && fish.hasSuffix(" -eq 2' -fa '\(parts)'\n"))
        }
    }

    // MARK: Several paths

    @Test func checksADocumentOnceThatIsPartOfAnotherPath() throws {
        try inFolder(["d/a.md": "# A\n\n- [x](no.md)\n", "d/b.md": "# B\n"]) { _, run throws in
            let whole = try run(["check", "d"], nil)
            for arguments in [["d", "d/a.md"], ["d/a.md", "d"], ["d/b.md", "d", "d", "d/a.md"]] {
                let outcome = try run(["check"] + arguments, nil)
                #expect(outcome.output.split(separator: ",").first == whole.output.split(separator: ",").first)
                #expect(outcome.error.components(separatedBy: "link-target").count == 2)
            }
        }
    }

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

    /// A hook that is green looks as if it had read what was committed.
    @Test func tellsOfDraftsThatItDoesNotRead() throws {
        let draft = "---\ndraft: true\n---\n# D\n\n[x](no.md)\n"
        let files = ["Site/index.md": "# A\n", "Site/d.md": draft, "Site/e.md": draft]
        try inFolder(files) { _, run throws in
            let outcome = try run(["check", "--in-project", "-j2", "Site/d.md", "--format", "json"], nil)
            #expect(try lines(of: outcome).map { $0["message"] as? String } == ["the document is a draft, and was not checked"])
            #expect(try lines(of: outcome).first?["file"] as? String == "Site/d.md")
            #expect(try run(["check", "--in-project", "Site/d.md", "--strict", "--drafts"], nil).exitCode == 1)
            #expect(try run(["check"], nil).error.isEmpty)
            let alone = try run(["check", "Site/d.md", "--format", "json"], nil)
            #expect(try lines(of: alone).map { $0["file"] as? String } == ["Site/d.md"] && alone.exitCode == 1)
        }
    }

    @Test func tellsOfFilesThatAreNoDocuments() throws {
        try inFolder(["a.md": "# A\n", "notes.xyz": "", "x.mdx": "# X\n", "tablesite.yml": "title: A\n"]) { _, run throws in
            for arguments in [["check", "a.md", "notes.xyz"], ["check", "x.mdx", "--in-project"], ["build", "a.md", "x.mdx"]] {
                let outcome = try run(arguments, nil)
                #expect(outcome.exitCode == 1 && outcome.error.contains("is neither a folder nor a Markdown document"))
            }
            #expect(try run(["check", "a.md", "tablesite.yml"], nil).exitCode == 0)
        }
    }

    @Test func tellsOnceThatSettingsAreMissing() throws {
        try inFolder(["a/a.md": "# A\n", "b/b.md": "# B\n"]) { _, run throws in
            let outcome = try run(["check", "-c", "no.yml", "a", "b"], nil)
            #expect(outcome.error == "error[command-failed]: there is no file or folder `no.yml`\n --> no.yml\n\n1 error\n")
        }
    }

    @Test func keepsTheKnownProblemsOfOthers() throws {
        let text = "# A\n\n[x](no.md)\n"
        try inFolder(["a.md": text, "b.md": text, "tablesite.yml": "title: A\n"]) { folder, run throws in
            func known() throws -> [String] {
                try String(contentsOf: folder.appending(path: "known"), encoding: .utf8).split(separator: "\n").filter {
                    !$0.hasPrefix("#")
                }.map(String.init)
            }
            let write = ["--baseline", "known", "--write-baseline"]
            _ = try run(["check"] + write, nil)
            let (a, b) = ("link-target a.md: no page `no.md`", "link-target b.md: no page `no.md`")
            #expect(try known() == [a, b])
            try Data("# A\n".utf8).write(to: folder.appending(path: "a.md"))
            #expect(try run(["check", "b.md", "--baseline", "known"], nil).error.isEmpty)
            _ = try run(["check", "--in-project", "a.md"] + write, nil)
            #expect(try known() == [b])
            try Data(text.utf8).write(to: folder.appending(path: "a.md"))
            for command in ["check", "build"] {
                _ = try run([command, "b.md"] + write, nil)
                #expect(try known() == [b])
            }
        }
    }

    /// The same words about two projects have ways out of their own.
    @Test func tellsProblemsOfProjectsApart() throws {
        let text = "# A\n\n[x](nosuch.md) [y](nosuch.md)\n"
        try inFolder(["one/a.md": text, "two/a.md": text, "two/nosuchs.md": "# N\n"]) { _, run throws in
            let outcome = try run(["check", "one", "two"], nil)
            #expect(outcome.error.components(separatedBy: "no page `nosuch.md`").count == 3)
            #expect(outcome.error.hasSuffix("2 warnings (4 places)\n"))
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
            #expect(outcome.output.contains("<h1 id=title><a class=tv-link href=#title "))
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
            for arguments in [["a.md", "-o", "named", "--standalone"], ["--standalone", "--output", "named", "a.md"]] {
                let named = try run(["build"] + arguments, nil)
                #expect(named.exitCode == 0 && named.output.hasPrefix("1 page, 2 rows in named, "))
                try FileManager.default.removeItem(at: folder.appending(path: "named"))
            }
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

    @Test func tellsProgramsWhereAStateEnds() throws {
        try RunningCommand.serve(["Site/a.md": "# A\n"], ["build", "--watch", "--format", "json"]) { command in
            #expect(command.waitForOutput("0 errors, 0 warnings"))
            try command.write("Site/a.md", "# A\n\n[b](nope.md)\n")
            #expect(command.waitForOutput("0 errors, 1 warning"))
            let ends = command.output.split(separator: "\n").map { $0.hasPrefix("{\"code\":\"state-complete\"") }
            #expect(ends == [true, false, true])
        }
    }

    /// Runs a script in a folder with one document; `$0` is the program.
    private func shell(_ script: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-shell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "Site"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "# A\n".write(to: folder.appending(path: "Site/a.md"), atomically: true, encoding: .utf8)
        return try CommandRunner.run(script: script, in: folder).output
    }

    /// A script that starts a command with `&` has it ignore Ctrl-C.
    @Test(arguments: ["TERM", "HUP"]) func endsWhereOneSignalIsIgnored(signal: String) throws {
        let script = """
            trap '' INT
            "$0" build --watch >.log 2>&1 &
            n=0; until grep -q watching .log || [ $n = 100 ]; do sleep 0.1; n=$((n+1)); done
            kill -\(signal) $!
            n=0; while kill -0 $! 2>/dev/null && [ $n != 50 ]; do sleep 0.1; n=$((n+1)); done
            [ $n = 50 ] && kill -KILL $!
            wait $!; echo $?
            """
        #expect(try shell(script) == "0\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func failsWhereTheOutputIsFull() throws {
        for command in ["schema settings", "outline", "check --format sarif", "build Site/a.md --standalone -"] {
            #expect(try shell("\"$0\" \(command) >/dev/full 2>.log; echo $?; cat .log").hasPrefix("1\n"), "\(command)")
        }
        #expect(
            try shell("\"$0\" schema settings 2>&1 >/dev/full")
                == "error: cannot write to standard output: No space left on device\n")
        // Who has read enough is no failure.
        #expect(try shell("{ \"$0\" schema settings; echo $? >.code; } | head -c 1; cat .code") == "{0\n")
    }

    @Test func writesIntoAPipeThatHasAName() throws {
        let script = """
            mkfifo page.html
            cat page.html >got & reader=$!
            "$0" build Site/a.md --standalone page.html >.log 2>&1; echo $?
            test -p page.html && wait $reader && grep -c '<h1' got
            kill $reader 2>/dev/null
            """
        #expect(try shell(script) == "0\n1\n")
    }

    @Test func theTimeOfTheBuildIsANumber() throws {
        for epoch in ["abc", "99999999999999999999", "1.5"] {
            #expect(try shell("SOURCE_DATE_EPOCH=\(epoch) \"$0\" build 2>&1; echo $?").contains("is `\(epoch)`, and no number"))
        }
        #expect(try shell("SOURCE_DATE_EPOCH=1 \"$0\" build >.log 2>&1; echo $?") == "0\n")
    }

    @Test func outlineTellsWhatIsBrokenInFrontMatter() throws {
        #expect(
            try shell("printf -- '---\\ntitle: [\\n---\\n# A\\n' >Site/a.md; \"$0\" outline 2>&1; echo $?").contains(
                "error[yaml-syntax]"))
    }

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
