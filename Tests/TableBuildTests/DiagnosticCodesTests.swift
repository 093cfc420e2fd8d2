import Foundation
import TableModel
import Testing

@testable import TableBuild

@Suite struct DiagnosticCodesTests {
    @Test func areSortedAndEachThereOnce() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names == Set(names).sorted())
    }

    /// Every code that any file declares, read from the sources themselves.
    @Test func areAllThatAreDeclared() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(
            FileManager.default.enumerator(at: project.appending(path: "Sources"), includingPropertiesForKeys: nil))
        var declared: [String] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/= DiagnosticCode\(\s*"(?<name>[a-z0-9-]+)"/#) { declared.append(String(match.name)) }
        }
        #expect(declared.count > 20)
        #expect(DiagnosticCode.all.map(\.name) == declared.sorted())
    }

    @Test func areAllInTheDocumentation() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: project.appending(path: "Site/commands.md"), encoding: .utf8)
        let codes = try #require(page.range(of: "\n## Codes\n"))
        let listed = page[codes.upperBound...].matches(of: #/(?m)^- `([a-z0-9-]+)` - /#).map { String($0.output.1) }
        #expect(listed.sorted() == DiagnosticCode.all.map(\.name))
    }

    /// Summaries stand in one list: words without a capital and without a full stop.
    @Test(arguments: DiagnosticCode.all.map(\.name))
    func areExplained(name: String) throws {
        let code = try #require(DiagnosticCode.named(name))
        #expect(code.summary.first?.isLowercase == true && code.summary.last != ".")
        #expect(code.explanation.contains("\n"))
        #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
}
