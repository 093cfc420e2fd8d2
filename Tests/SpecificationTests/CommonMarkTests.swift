import Foundation
import TableHTML
import TableMarkdown
import TableModel
import Testing

/// The examples of the CommonMark specification, given to the rendering of prose.
///
/// They are read from the corpus beside the project; without it the test says so and passes.
@Suite struct CommonMarkTests {
    struct Example: Decodable, Sendable, CustomTestStringConvertible {
        var markdown: String
        var html: String
        var example: Int
        var section: String

        var testDescription: String { "example \(example), \(section)" }
    }

    @Test func rendersEveryExampleOfTheSpecification() throws {
        guard let examples = try Self.examples() else {
            print("skipped: no spec-0.30.json; set TABLESITE_CORPUS to the folder that has commonmark/")
            return
        }
        #expect(examples.count == 652)
        for example in examples {
            let page = parseFlow(
                Array(example.markdown.utf8), path: "spec.md", options: ParseOptions(html: .trusted, hasAdditions: false)
            ).value
            var output: [UInt8] = []
            renderFlow(page.header, of: page, to: &output)
            let html = String(decoding: output, as: UTF8.self)
            #expect(
                NormalizedHTML(html) == NormalizedHTML(example.html),
                "example \(example.example) (\(example.section)): \(example.markdown.debugDescription)\n\(html)\n\(example.html)")
        }
    }

    private static func examples() throws -> [Example]? {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let corpus =
            ProcessInfo.processInfo.environment["TABLESITE_CORPUS"].map { URL(filePath: $0) }
            ?? project.deletingLastPathComponent().appending(path: "shared/corpus")
        let file = corpus.appending(path: "commonmark/spec-0.30.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
    }
}
