import Foundation
import TableModel
import Testing
@testable import TableBuild

@Suite struct DiagnosticCodesTests {
    @Test func areSortedAndEachThereOnce() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names == Set(names).sorted())
    }

    /// Every code that a source file declares is in the list.
    @Test func areAllListed() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
        var declared: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            for match in text.matches(of: /= DiagnosticCode\(\s*"([a-z0-9-]+)"/) { declared.insert(String(match.1)) }
        }
        #expect(declared.sorted() == DiagnosticCode.all.map(\.name))
    }

    @Test(arguments: DiagnosticCode.all.map(\.name))
    func areExplained(name: String) {
        let code = DiagnosticCode.named(name)
        #expect(code?.summary.first?.isLowercase == true)
        #expect(code?.summary.last != ".")
        #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
}
