import Foundation
import Testing

/// `tablesite serve` as a person runs it, always on loopback.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ServeTests {
    private static let files = ["Site/index.md": "# Root\n", "Site/a.md": "# A\n\n- Row\n"]
    private static let broken = "---\ntitle: [\n---\n# A\n"

    @Test func printsItsAddressAndServes() throws {
        try RunningCommand.serve(Self.files) { command in
            #expect(command.waitForOutput("Ctrl-C stops"))
            let lines = command.output.split(separator: "\n").map(String.init)
            #expect(lines.count == 2)
            #expect(lines[0].hasPrefix("2 pages, 1 row, "))
            #expect(lines[1].hasPrefix("serving http://127.0.0.1:"))
            #expect(lines[1].hasSuffix("/  (Ctrl-C stops)"))
            #expect(command.error == "")
            #expect(try command.get("a.html").contains("Row"))
            try command.write("Site/a.md", "# A\n\n- Other\n")
            #expect(command.waitForOutput("changed a.html, "))
            #expect(try command.get("a.html").contains("Other"))
            #expect(command.names == ["Site", "Site/a.md", "Site/index.md"])
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func endsAtOnceWithOpenStreams(_ signal: Int32) throws {
        try RunningCommand.serve(Self.files) { command in
            #expect(command.waitForOutput("Ctrl-C stops"))
            let streams = try (0..<10).map { _ in try command.connect(".tablesite/events") }
            for stream in streams {
                let greeting = stream.text { $0.contains("event: hello") }
                #expect(greeting.contains("200 OK"))
            }
            let time = command.end(signal)
            #expect(command.exitCode == 0)
            // It is a few milliseconds when nothing else runs.
            #expect(time < .milliseconds(1500), "it took \(time)")
        }
    }

    @Test func takesTheNextPortUnlessOneIsAskedFor() throws {
        try RunningCommand.serve(Self.files) { first in
            #expect(first.waitForOutput("Ctrl-C stops"))
            let port = try #require(first.url("").port)
            let busy = try CommandRunner.run(["serve", "-p", "\(port)"], in: first.folder)
            #expect(busy.exitCode == 1)
            #expect(busy.error == "error: cannot listen on port \(port) of 127.0.0.1: another program uses it\n")
            #expect(busy.output == "")
        }
        // The usual port may be used by somebody else, who then is the first.
        try RunningCommand.serve(Self.files, ["serve"]) { first in
            #expect(first.waitForOutput("Ctrl-C stops"))
            try RunningCommand.serve(Self.files, ["serve"]) { second in
                #expect(second.waitForOutput("Ctrl-C stops"))
                let (one, other) = (try #require(first.url("").port), try #require(second.url("").port))
                #expect(one >= 8000 && other > one && other < 8020)
            }
        }
    }

    @Test func warnsWhenOthersCanSeeIt() throws {
        try RunningCommand.serve(Self.files, ["serve", "-p", "0", "--host", "0.0.0.0"]) { command in
            #expect(command.waitForError("without `--host` only this one can\n"))
            #expect(
                command.error
                    == "warning: every machine that reaches 0.0.0.0 can see this preview; without `--host` only this one can\n")
            #expect(command.output.contains("serving http://127.0.0.1:"))
        }
    }

    @Test func printsTheProblemsOfEachState() throws {
        try RunningCommand.serve(Self.files) { command in
            #expect(command.waitForOutput("Ctrl-C stops"))
            try command.write("Site/a.md", Self.broken)
            #expect(command.waitForError("Site/a.md:2:"))
            #expect(command.error.contains("error"))
            try command.write("Site/a.md", "# A\n\n- Other\n")
            #expect(command.waitForOutput("no problems any more\n"))
        }
    }

    @Test func printsProblemsAsLinesOfJSON() throws {
        try RunningCommand.serve(Self.files, ["serve", "-p", "0", "--format", "json"]) { command in
            #expect(command.waitForError("Ctrl-C stops"))
            try command.write("Site/a.md", Self.broken)
            #expect(command.waitForOutput("1 error, 0 warnings"))
            try command.write("Site/a.md", "# A\n\n- Other\n")
            #expect(command.waitForError("no problems any more"))
            let lines = try command.output.split(separator: "\n").map {
                try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
            let codes = ["state-complete", "yaml-syntax", "state-complete", "state-complete"]
            #expect(lines.map { $0["code"] as? String } == codes)
            #expect(lines[1]["file"] as? String == "Site/a.md")
            let ends = lines.filter { $0["code"] as? String == "state-complete" }
            let counts = ["0 errors, 0 warnings", "1 error, 0 warnings", "0 errors, 0 warnings"]
            #expect(ends.map { $0["message"] as? String } == counts)
            #expect(ends.allSatisfy { $0["severity"] as? String == "note" && $0["file"] is NSNull })
        }
    }

    @Test func printsOnlyErrorsWhenQuiet() throws {
        try RunningCommand.serve(Self.files.merging(["Site/b.md": "# B\n\n- [x](nowhere.md)\n"]) { $1 }, ["serve", "-qp", "0"]) {
            command in
            try command.write("Site/a.md", Self.broken)
            #expect(command.waitForError("Site/a.md:2:"))
            #expect(!command.error.contains("nowhere"))
            #expect(command.output == "")
        }
    }

    @Test func opensABrowser() throws {
        try RunningCommand.serve(Self.files, ["serve", "-p", "0", "--open"], opener: "echo \"$1\" > opened\necho noise\nsleep 1\n")
        { command in
            #expect(command.waitForOutput("Ctrl-C stops"))
            #expect(command.waitForFile("opened", command.url("").absoluteString + "\n"))
            #expect(command.waitForError("noise\n"))
            #expect(!command.output.contains("noise"))
        }
    }

    @Test func servesWithoutABrowserAsWell() throws {
        try RunningCommand.serve(Self.files, ["serve", "-p", "0", "--open"], environment: ["PATH": "/nowhere"]) { command in
            #expect(command.waitForError("\n"))
            #expect(command.error == "warning: cannot open \(command.url("")) with `xdg-open`: No such file or directory\n")
            let page = try command.get("a.html")
            #expect(page.contains("Row"))
        }
    }

    @Test func leadsToTheEditorOfTheEnvironment() throws {
        let files = Self.files.merging(["Site/a.md": Self.broken]) { $1 }
        try RunningCommand.serve(files, environment: ["TABLESITE_EDITOR": "zed://file{path}:{line}"]) { command in
            #expect(command.waitForOutput("Ctrl-C stops"))
            let problems = try command.get(".tablesite/problems.json")
            #expect(problems.contains("\"address\":\"zed://file/"))
        }
    }

    @Test(arguments: [["-p", "x"], ["-p", "70000"], ["--port"], ["--nonsense"], ["a", "b"]])
    func refusesWrongUsage(_ arguments: [String]) throws {
        let outcome = try CommandRunner.run(["serve"] + arguments, in: FileManager.default.temporaryDirectory)
        #expect(outcome.exitCode == 64)
        #expect(outcome.error.contains("\nusage: tablesite serve"))
    }

    @Test func saysThatThereIsNoProject() throws {
        let outcome = try CommandRunner.run(["serve", "no-such-folder"], in: FileManager.default.temporaryDirectory)
        #expect(outcome.exitCode == 1)
        #expect(outcome.error == "error: there is no file or folder `no-such-folder`\n")
    }

    @Test func saysThatAHostIsNotOfThisMachine() throws {
        try RunningCommand.serve(Self.files, ["serve", "--host", "192.0.2.1", "-p", "0"]) { command in
            #expect(command.waitForEnd())
            #expect(command.exitCode == 1)
            #expect(command.error.hasPrefix("error: cannot listen on port 0 of 192.0.2.1: "))
            #expect(command.output == "")
        }
    }
}
