import Foundation
import Testing

@Suite struct CommandTests {
    /// Runs commands one after the other in a new folder with these files.
    private func run(
        _ commands: [[String]], files: [String: String] = [:], check: (URL, [CommandRunner.Outcome]) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
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
            #expect(outcomes[1].output.contains("3 files written, 0 unchanged"))
            #expect(outcomes[2].output.contains("0 files written, 3 unchanged"))
            #expect(outcomes[3].output == "3 files removed\n")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "my/public").path))
        }
    }

    @Test func overwritesNothingWhenMakingAProject() throws {
        try run([["new", "."]], files: ["Site/index.md": "mine"]) { folder, outcomes in
            #expect(outcomes[0].exitCode == 1)
            #expect(outcomes[0].error == "error: ./Site/index.md exists already; choose another folder, nothing was written\n")
            #expect(names(in: folder.path) == ["Site"])
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

    @Test func checkWritesNothing() throws {
        try run([["check"]], files: Self.clash) { folder, outcomes in
            #expect(outcomes[0].error.contains("warning[output-clash]"))
            #expect(names(in: folder.path) == ["Site"])
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
        let commands = [["build", "--no-such-option"], ["explain", "link-tagret"], ["build", "nowhere"], ["build", "-u", "example.org"]]
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
            #expect(outcomes[0].error.contains("has files that tablesite did not make"))
            #expect(outcomes[2].error.contains("contains the sources"))
            #expect(names(in: folder.appending(path: "out").path) == ["thesis.txt"])
        }
    }

    @Test func buildsOneDocument() throws {
        try run([["build", "notes.md", "-v"]], files: ["notes.md": "# Notes", "other.md": "# Other"]) { folder, outcomes in
            #expect(outcomes[0].output.hasPrefix("wrote index.html\nwrote notes.html\nwrote tablesite.css\n2 pages, "))
        }
    }

    @Test func explainsEveryCode() throws {
        try run([["explain"], ["explain", "link-target"]]) { _, outcomes in
            #expect(outcomes[0].output.contains("link-target"))
            #expect(outcomes[1].output.hasPrefix("warning[link-target]: "))
        }
    }

    @Test func listsThemes() throws {
        try run([["theme", "list"]], files: ["a.md": "", "Themes/mine/theme.yml": "name: mine\n"]) { _, outcomes in
            #expect(outcomes[0].output.contains("mine  "))
            #expect(outcomes[0].output.contains("(of this project)"))
            #expect(outcomes[0].exitCode == 0)
        }
    }
}
