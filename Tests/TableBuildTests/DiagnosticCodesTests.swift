import TableModel
import Testing
@testable import TableBuild

@Suite struct DiagnosticCodesTests {
    @Test func areSortedAndEachThereOnce() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names == Set(names).sorted())
    }

    @Test(arguments: DiagnosticCode.all.map(\.name))
    func areExplained(name: String) {
        let code = DiagnosticCode.named(name)
        #expect(code?.summary.isEmpty == false)
        #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
}
