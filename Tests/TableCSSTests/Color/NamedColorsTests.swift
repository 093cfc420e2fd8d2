import TableModel
import Testing

@testable import TableCSS

@Suite struct NamedColorsTests {
    /// The other list of the program is that of values in documents.
    @Test func areThoseThatDocumentsKnow() {
        let others = Set(Color.named.keys).symmetricDifference(ColorSyntax.names).subtracting(Color.system)
        #expect(others == ["currentcolor"])
        #expect(Color.named.count == 149)
    }
}
