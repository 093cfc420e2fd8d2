import Foundation
import TableTestSupport
import Testing

/// Streams, pipes and documents one by one: what is read, and that success is told of nothing else.
@Suite struct StreamTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., input: String? = nil) throws -> CommandRunner.Outcome {
        try CommandRunner.run(arguments, in: URL(filePath: folder.path), input: input)
    }

    /// Runs a script in the folder; `$0` is the program.
    private func shell(_ script: String) throws -> String {
        try CommandRunner.run(script: script, in: URL(filePath: folder.path)).output
    }

    @Test func writesThePageOfADocumentWithALongName() throws {
        let name = String(repeating: "n", count: 252)
        try folder.write(["\(name).md": "# A\n"])
        let outcome = try run("build", "\(name).md", "-o", "x.html")
        #expect(outcome.exitCode == 0 && outcome.error.isEmpty && outcome.output.hasPrefix("1 page, "))
        #expect(folder.files()["x.html"]?.contains("<h1 id=a>") == true)
        #expect(try run("build", "\(name).md", "-o", "out").error.hasPrefix("warning[page-name]"))
        #expect(folder.files()["out/\(name.prefix(250)).html"] != nil)
    }

    @Test(arguments: ["json", "sarif", "junit", "gitlab", "github"])
    func keepsMessagesBesideAPageForPrograms(format: String) throws {
        let outcome = try run("build", "-", "--format", format, input: "# A\n\n- [x](y.png)\n")
        #expect(outcome.output.hasPrefix("<!doctype html>"))
        #expect(!outcome.error.contains("1 page, "))
        if format == "json" {
            for line in outcome.error.split(separator: "\n") {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
            }
        }
    }

    @Test(arguments: ["sarif", "junit", "gitlab"])
    func refusesOneDocumentOfManyStates(format: String) throws {
        try folder.write(["a.md": "# A\n"])
        for arguments in [["serve"], ["build", "--watch"]] {
            let outcome = try CommandRunner.run(arguments + ["--format", format], in: URL(filePath: folder.path))
            #expect(outcome.exitCode == 64)
            #expect(outcome.output.contains("is one document of all problems"))
        }
    }

    @Test func takesStandardInputOnlyWhereItIsRead() throws {
        for command in ["serve", "lock", "clean"] {
            let outcome = try run(command, "-", input: "# A\n")
            #expect(outcome.exitCode == 64)
            #expect(
                outcome.error.hasPrefix("error: `-` is a document from standard input, which `build`, `check` and `outline` take"))
        }
        let pipe = "is a pipe or a device; use `-` for a document from standard input"
        #expect(try shell("echo '# A' | \"$0\" build /dev/stdin 2>&1").contains(pipe))
        #expect(try shell("mkfifo p; \"$0\" check p a.md 2>&1").contains(pipe))
    }

    /// There is no project around them whose other documents would have to be read.
    @Test func checksDocumentsWithoutAProjectAlone() throws {
        try folder.write(["one.md": "# A\n\n[b](other/two.md) [x](no.md)\n", "other/two.md": "# B\n", "z.md": "[z](no.md)\n"])
        for arguments in [["one.md", "other/two.md"], ["one.md", "other/two.md", "one.md"]] {
            let outcome = try CommandRunner.run(["check"] + arguments, in: URL(filePath: folder.path))
            #expect(outcome.output.hasPrefix("2 pages, "))
            #expect(outcome.error.contains("no page `no.md`") && outcome.error.hasSuffix("\n1 warning\n"))
        }
        #expect(try run("check", "one.md", "--in-project").output.hasPrefix("1 page, "))
        try folder.write([".git/HEAD": ""])
        #expect(try run("check", "one.md", "other/two.md").output.hasPrefix("5 pages, "))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func failsWhereHelpCannotBeSaid() throws {
        for option in ["--help", "--version", "build --help", "help build"] {
            #expect(try shell("\"$0\" \(option) >/dev/full; echo $?") == "1\n", "\(option)")
            #expect(try shell("\"$0\" \(option) >.help; echo $?; head -c 1 .help | wc -c").split(separator: "\n").first == "0")
        }
    }

    /// What is said goes into no file that happens to get the number of a stream.
    @Test func writesIntoNoFileInPlaceOfAStream() throws {
        try folder.write(["a.md": "# A\n\n[x](no.md)\n"])
        #expect(try run("build", "a.md", "-o", "whole.html").exitCode == 0)
        for streams in [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
            _ = try shell("\"$0\" build a.md -o page.html \(streams)")
            #expect(folder.files()["page.html"] == folder.files()["whole.html"], "\(streams)")
            _ = try shell("rm page.html")
        }
    }
}
