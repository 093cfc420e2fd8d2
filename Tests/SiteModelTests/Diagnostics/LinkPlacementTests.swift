import TableModel
import Testing
@testable import SiteModel

@Suite struct LinkPlacementTests {
    /// The place `line:column+length` of a destination that was found at some place.
    private func place(_ destination: String, line: Int = 1, column: Int, by placement: inout LinkPlacement) -> String? {
        let diagnostic = Diagnostic(.sourceName, "", path: "a.md", at: SourceRange(line: line, column: column))
        let placed = PlacedDiagnostic(diagnostic, destination: destination, underlined: 0..<destination.utf8.count)
        return placement.range(of: placed).map { "\($0.start.line):\($0.start.column)+\($0.length)" }
    }

    private func place(_ destination: String, column: Int, in source: String) -> String? {
        var placement = LinkPlacement(SourceLines(Array(source.utf8)))
        return place(destination, column: column, by: &placement)
    }

    // Nothing was underlined but the first byte, and each of many images in one line was looked for in all of it.
    @Test(arguments: SchemeFragment.allCases)
    func underlinesTheAddressOfAnImageForOneScheme(fragment: SchemeFragment) {
        let image = "![a](b.png#\(fragment.rawValue))"
        let second = image.utf8.count + 1 + 6
        #expect(place("b.png", column: 6, in: "\(image) \(image)") == "1:6+5")
        #expect(place("b.png", column: second, in: "\(image) \(image)") == "1:\(second)+5")
        #expect(place("b.png", column: 1, in: "\(image) \(image)") == "1:6+5")
        #expect(place("b.png", column: second - 5, in: "\(image) \(image)") == "1:\(second)+5")
        #expect(place("b.png", column: 6, in: "![a](b.png#\(fragment.rawValue)") == "1:6+5")
    }

    @Test(arguments: ["b.png#only", "b.png#only-darker", "b.png#only-dark-b", "b.pngonly-dark", "b.png#", "b.png#Only-dark"])
    func takesNoOtherFragmentForAScheme(destination: String) {
        #expect(place("b.png", column: 1, in: "![a](\(destination))") == "1:1+1")
    }

    @Test func stopsLookingBehindItsBudget() {
        let lines = SourceLines(Array("[x][r] and [y](b.md)\n\n[r]: a.md\n".utf8))
        var placement = LinkPlacement(lines, budget: 90)
        #expect(place("a.md", column: 1, by: &placement) == "3:6+4")
        // Not even far enough for the line that has it.
        #expect(place("a.md", column: 1, by: &placement) == "1:1+1")
        // What stands where it was found needs no looking.
        #expect(place("b.md", column: 16, by: &placement) == "1:16+4")
    }

    /// The comparison of a long destination with a long line counts as well.
    @Test func countsWhatItCompares() {
        let line = "[x][r] " + String(repeating: "(", count: 2000)
        let destination = String(repeating: "(", count: 1000) + "b"
        var placement = LinkPlacement(SourceLines(Array("\(line)\n\n[r]: <\(destination)>\n".utf8)), budget: 20_000)
        #expect(place(destination, column: 1, by: &placement) == "1:1+1")
        placement = LinkPlacement(SourceLines(Array("\(line)\n\n[r]: <\(destination)>\n".utf8)))
        #expect(place(destination, column: 1, by: &placement) == "3:7+1001")
    }
}
