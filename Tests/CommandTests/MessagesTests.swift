import Foundation
import Testing

/// Issue 11: severities by code and path, silenced blocks and baselines, and what the commands make of them.
@Suite struct MessagesTests {
    /// Runs `body` in a new folder with these files.
    private func inFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-messages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path, in: folder) }
        try body(folder)
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func run(_ arguments: String..., in folder: URL) throws -> CommandRunner.Outcome {
        try CommandRunner.run(arguments, in: folder)
    }

    private static let dead = "# Home\n\n- [A](a.md)\n- [B](b.md)\n"

    // MARK: Severities

    @Test(arguments: [
        ("error", 1, 1), ("warning", 0, 1), ("note", 0, 0), ("off", 0, 0),
    ])
    func exitCodesFollowTheSettings(severity: String, code: Int32, strictCode: Int32) throws {
        for settings in ["  link-target: \(severity)\n", "  link-target: {Site/: \(severity)}\n"] {
            try inFolder(["Site/index.md": Self.dead, "Site/tablesite.yml": "diagnostics:\n\(settings)"]) { folder in
                for command in ["build", "check"] {
                    #expect(try run(command, in: folder).exitCode == code)
                    let strict = try run(command, "--strict", in: folder)
                    #expect(strict.exitCode == strictCode)
                    #expect(strict.error.contains("\(severity)[link-target]") == (severity != "off"))
                }
            }
        }
    }

    /// An error of the settings' own making takes nothing from the site.
    @Test func buildsTheSiteAllTheSame() throws {
        try inFolder(["Site/index.md": Self.dead, "Site/tablesite.yml": "diagnostics: {link-target: error}"]) { folder in
            let outcome = try run("build", in: folder)
            #expect(outcome.exitCode == 1 && outcome.output.contains("1 page, 2 rows, "))
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "public/index.html").path))
        }
    }

    @Test(arguments: [
        ["Site/tablesite.yml": "diagnostics: {yaml-syntax: off}\ntitle: [", "Site/index.md": "# A"],
        ["Site/tablesite.yml": "diagnostics: {theme-missing: off, theme-loop: note}\ntheme: none", "Site/index.md": "# A"],
        ["Site/tablesite.yml": "diagnostics: {site-empty: off, settings-value: off}", "Site/notes.txt": ""],
    ])
    func nothingHidesThatNothingWasBuilt(files: [String: String]) throws {
        try inFolder(files) { folder in
            for arguments in [[], ["--baseline", "known", "--write-baseline"]] {
                let outcome = try CommandRunner.run(["build"] + arguments, in: folder)
                #expect(outcome.exitCode == 1 && outcome.error.contains("error["))
                #expect(outcome.output.contains("nothing written"))
                #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "public").path))
                #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "known").path))
            }
        }
    }

    @Test func themesAreCheckedByTheSameRules() throws {
        let theme = "extends: system\ntokens:\n  label: {light: \"#eee\", dark: \"#222\"}\n"
        for (severity, code) in [("error", Int32(1)), ("off", 0)] {
            let settings = "theme: mine\ndiagnostics: {theme-contrast: {Themes/mine/: \(severity)}}"
            try inFolder(["Site/index.md": "# A", "Site/tablesite.yml": settings, "Themes/mine/theme.yml": theme]) { folder in
                let outcome = try run("theme", "check", in: folder)
                #expect(outcome.exitCode == code, "\(outcome.error)")
                #expect(outcome.error.contains("[theme-contrast]") == (code == 1))
            }
        }
    }

    /// What vanished stays on the list when the settings make less of it.
    @Test func lockForgetsNothingUnasked() throws {
        try inFolder(["Site/index.md": "# Home\n\n- Row\n"]) { folder in
            #expect(try run("lock", in: folder).exitCode == 0)
            let lock = folder.appending(path: "Site/tablesite.lock")
            let before = try String(contentsOf: lock, encoding: .utf8)
            try write("# Home\n\n- Other\n", to: "Site/index.md", in: folder)
            #expect(try run("lock", in: folder).exitCode == 1)
            try write("diagnostics: {anchor-vanished: off}", to: "Site/tablesite.yml", in: folder)
            #expect(try run("lock", in: folder).exitCode == 0)
            let after = try String(contentsOf: lock, encoding: .utf8)
            #expect(before.contains("#row") && after.contains("#row") && after.contains("#other"))
        }
    }

    // MARK: Baselines

    @Test(arguments: ["build", "check"]) func onlyNewProblemsCount(command: String) throws {
        try inFolder(["Site/index.md": Self.dead]) { folder in
            #expect(try run(command, "--strict", in: folder).exitCode == 1)
            let written = try run(command, "--strict", "--baseline", "known.txt", "--write-baseline", in: folder)
            #expect(written.exitCode == 0 && written.error == "")
            #expect(written.output.contains("2 known problems written to known.txt\n"))
            let known = try run(command, "--strict", "--baseline", "known.txt", in: folder)
            #expect(known.exitCode == 0 && known.error == "")
            #expect(known.output.contains("2 known problems passed over, as listed in known.txt\n"))
            // Lines move, one problem is mended and one is new.
            try write("# Home\n\nText\n\n- [C](c.md)\n- [A](a.md)\n", to: "Site/index.md", in: folder)
            let new = try run(command, "--strict", "--baseline", "known.txt", in: folder)
            #expect(new.exitCode == 1)
            #expect(new.error.contains("no page `c.md`") && !new.error.contains("no page `a.md`\n"))
            #expect(new.error.contains("note[baseline-unused]: a known problem does not occur any more\n --> known.txt:4:1\n"))
            #expect(new.error.hasSuffix("1 warning, 1 note\n"))
        }
    }

    @Test func aBaselineIsTheSameFromWhereverItIsMade() throws {
        try inFolder(["docs/Site/index.md": Self.dead]) { folder in
            #expect(try run("check", "docs", "--baseline", "a", "--write-baseline", in: folder).exitCode == 0)
            let inside = folder.appending(path: "docs")
            #expect(try run("check", "--baseline", "../b", "--write-baseline", in: inside).exitCode == 0)
            let texts = try ["a", "b"].map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            #expect(texts[0] == texts[1] && texts[0].contains("link-target Site/index.md: no page `a.md`\n"))
        }
    }

    @Test(arguments: ["title: A\n", "# Notes\n", "link-target a.md: no page\n"])
    func aBaselineTakesThePlaceOfNoOtherFile(text: String) throws {
        try inFolder(["a.md": "# A", "notes": text, "empty": ""]) { folder in
            let outcome = try run("check", "--baseline", "notes", "--write-baseline", in: folder)
            #expect(
                outcome.exitCode == 1
                    && outcome.error.hasPrefix("error: `notes` is no list of known problems, and stays as it is; "))
            #expect(try String(contentsOf: folder.appending(path: "notes"), encoding: .utf8) == text)
            let list = folder.appending(path: "empty")
            for _ in 0...1 { #expect(try run("check", "--baseline", "empty", "--write-baseline", in: folder).exitCode == 0) }
            // As tools for licences have it.
            try ("# SPDX-License-Identifier: MIT\n" + String(contentsOf: list, encoding: .utf8)).write(
                to: list, atomically: true, encoding: .utf8)
            #expect(try run("check", "--baseline", "empty", "--write-baseline", in: folder).exitCode == 0)
        }
    }

    @Test func aBaselineMustBeThere() throws {
        try inFolder(["Site/index.md": Self.dead]) { folder in
            let outcome = try run("check", "--baseline", "known.txt", in: folder)
            #expect(outcome.exitCode == 1 && outcome.error == "error: there is no file `known.txt`; `--write-baseline` makes it\n")
            #expect(try run("check", "--write-baseline", in: folder).exitCode == 64)
        }
    }

    // MARK: Addresses elsewhere

    /// A `curl` that answers by the host's name.
    private static let curl = """
        #!/bin/sh
        for url; do :; done
        case "$url" in
        *//good.*) printf 'HTTP/1.1 200 OK\\r\\n\\r\\n';;
        *//dead.*) printf 'HTTP/1.1 404 Not Found\\r\\n\\r\\n';;
        *//shy.*) printf 'HTTP/1.1 403 Forbidden\\r\\n\\r\\n';;
        *) exit 6;;
        esac
        """

    private func check(
        _ hosts: [String], settings: String = "", _ options: String..., body: (URL, CommandRunner.Outcome) throws -> Void
    )
        throws
    {
        let rows = hosts.map { "- [\($0)](https://\($0).host.localhost/)\n" }.joined()
        try inFolder(["Site/index.md": "# A\n\n\(rows)", "Site/tablesite.yml": settings, "bin/curl": Self.curl]) { folder in
            let curl = folder.appending(path: "bin/curl").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: curl)
            let outcome = try CommandRunner.run(
                ["check", "--external", "--cache", "caches"] + options, in: folder,
                environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
            try body(folder, outcome)
        }
    }

    @Test(arguments: [("", 0), ("diagnostics: {link-dead: error}", 1), ("diagnostics: {link-dead: {Site/: error}}", 1)])
    func aDeadLinkCanBeAnError(settings: String, code: Int32) throws {
        try check(["good", "dead", "dead", "shy"], settings: settings) { _, outcome in
            #expect(outcome.exitCode == code)
            #expect(
                outcome.error.contains("\(code == 0 ? "warning" : "error")[link-dead]: `https://dead.host.localhost/` is not there")
            )
            #expect(outcome.error.contains("  = also: Site/index.md:5:"))
            #expect(
                outcome.output.hasSuffix(
                    """
                    3 addresses elsewhere: 3 tried, 0 from the cache, 0 skipped; 1 dead, 0 moved, 1 not verified
                      dead.host.localhost: 1 dead of 1 address
                      shy.host.localhost: 1 not verified of 1 address
                      1 other host: all fine

                    """))
        }
    }

    @Test func settingsSkipAndAccept() throws {
        let settings = "external_check:\n  skip: [dead.host.localhost]\n  accept: [\"*/shy.host.localhost/*\", 403]\n"
        try check(["good", "dead", "shy"], settings: settings, "--strict") { _, outcome in
            #expect(outcome.exitCode == 0 && outcome.error == "")
            #expect(outcome.output.contains("3 addresses elsewhere: 2 tried, 0 from the cache, 1 skipped; 0 dead"))
        }
    }

    @Test func acceptsWhatWasDeadBefore() throws {
        try check(["good", "dead"]) { folder, outcome in
            #expect(outcome.error.contains("warning[link-dead]"))
            try write("external_check: {accept: dead.host.localhost}", to: "Site/tablesite.yml", in: folder)
            let again = try CommandRunner.run(
                ["check", "--external", "--cache", "caches"], in: folder, environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
            #expect(again.error == "")
            #expect(again.output.contains("2 addresses elsewhere: 1 tried, 1 from the cache, 0 skipped; 0 dead"))
        }
    }

    @Test func commentsAndBaselinesHoldForThemToo() throws {
        try check(["dead"], settings: "", "--strict", "--baseline", "known.txt", "--write-baseline") { folder, outcome in
            #expect(outcome.exitCode == 0)
            let known = try String(contentsOf: folder.appending(path: "known.txt"), encoding: .utf8)
            #expect(known.contains("link-dead Site/index.md: `https://dead.host.localhost/` is not there: 404 Not Found\n"))
            // A run that asks for nothing knows nothing of it.
            #expect(try run("check", "--strict", "--baseline", "known.txt", in: folder).error == "")
            let silenced = "# A\n\n<!-- tablesite-ignore link-dead -->\n- [dead](https://dead.host.localhost/)\n"
            try write(silenced, to: "Site/index.md", in: folder)
            let again = try run("check", "--external", "--cache", "caches", "--strict", in: folder)
            #expect(again.exitCode == 0 && again.error == "", "\(again.error)")
            #expect(try run("check", "--strict", in: folder).error == "")
        }
    }

    @Test func tellsOfCommentsAboutDeadLinksThatThereAreNot() throws {
        let note = "note[ignore-unused]: the next block has no problem `link-dead` to silence"
        try check(["good", "dead"]) { folder, _ in
            let text = "# A\n\n<!-- tablesite-ignore link-dead -->\n- [good](https://good.host.localhost/)\n"
            try write(text, to: "Site/index.md", in: folder)
            let asked = try run("check", "--external", "--cache", "caches", in: folder)
            #expect(asked.exitCode == 0 && asked.error.contains(note))
            #expect(asked.error.contains(" --> Site/index.md:3:23"))
            #expect(asked.error.components(separatedBy: "ignore-unused").count == 2)
            // A run that asks for nothing cannot tell.
            #expect(try !run("check", in: folder).error.contains("link-dead"))
            try write(text.replacing("good", with: "dead"), to: "Site/index.md", in: folder)
            #expect(try !run("check", "--external", "--cache", "caches", in: folder).error.contains("link-dead"))
        }
    }

    @Test func saysThatTheNetworkIsAway() throws {
        for settings in ["", "diagnostics: {network-away: off, settings-value: off}"] {
            try check(["gone", "lost"], settings: settings) { folder, outcome in
                #expect(outcome.exitCode == 1)
                #expect(
                    outcome.error == """
                        error[network-away]: no host answers, the network seems to be away: 2 hosts asked, nothing is known
                          = help: check again when there is a network, or leave out `--external`

                        1 error

                        """)
                #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "caches").path))
                #expect(!outcome.output.contains("elsewhere"))
            }
        }
    }

    /// The others are in the cache, and one of them answers.
    @Test func aHostThatIsGoneIsNotTheNetwork() throws {
        try check(["good"]) { folder, outcome in
            #expect(outcome.exitCode == 0)
            try write(
                "# A\n\n- [a](https://good.host.localhost/)\n- [b](https://gone.host.localhost/)\n", to: "Site/index.md", in: folder
            )
            let again = try CommandRunner.run(
                ["check", "--external", "--cache", "caches"], in: folder, environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
            #expect(again.error.contains("warning[link-dead]: `https://gone.host.localhost/` is not there: no host has that name"))
            #expect(again.output.contains("2 addresses elsewhere: 1 tried, 1 from the cache, 0 skipped; 1 dead"))
        }
    }
}
