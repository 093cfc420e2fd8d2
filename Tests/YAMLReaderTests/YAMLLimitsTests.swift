import TableModel
import TableTestSupport
import Testing
import YAMLReader

@Suite struct YAMLLimitsTests {
    private func report(_ yaml: String) -> [String] {
        readYAML(Array(yaml.utf8)[...], path: "site.yml").diagnostics.map(\.line)
    }

    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test func thirtyTwoLevelsAreRead() {
        #expect(report(nested(32)) == [])
    }

    @Test func thirtyThreeLevelsAreNot() {
        #expect(
            report(nested(33) + "\n") == [
                "1:33+1 error[yaml-limit] values are nested more than 32 deep = write the inner lists as text, or leave them out"
            ])
    }

    @Test func aliasesCannotNestDeeper() {
        let yaml = "a: &a \(nested(20))\nb: \(String(repeating: "[", count: 12))*a"
        #expect(report(yaml).map { $0.prefix(24) } == ["2:16+2 error[yaml-limit]"])
    }

    @Test func aliasesCannotGrowWithoutEnd() {
        var yaml = "l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            yaml += "l\(level): &l\(level) [" + Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(
            report(yaml) == [
                "6:10+3 error[yaml-limit] more than 200000 values, aliases expanded = use fewer aliases (`*name`)"
            ])
    }

    /// Half a megabyte each of what parsers choke on; that this ends is the expectation.
    @Test(arguments: ["[", "{", "- ", "? ", "a: ", "\"", "'", "&a ", "*", "!", "%", "|\n", "a\n", ": ", "[a,", "{a: ", "\t", "#"])
    func hostileInputEnds(piece: String) {
        let yaml = String(repeating: piece, count: 500_000 / piece.utf8.count)
        #expect(readYAML(Array(yaml.utf8)[...], path: "site.yml").diagnostics.count <= 1)
    }

    @Test func randomBytesNeverCrash() {
        var state: UInt64 = 0x5EED
        for _ in 0..<2_000 {
            let bytes = (0..<60).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let alphabet = Array("a: -\n[]{}\"'&*!|>#%@`,?\t\\~0".utf8) + [0, 0x85, 0xC3, 0xA9, 0xFF]
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            let checked = readYAML(bytes[...], path: "site.yml")
            #expect(checked.diagnostics.allSatisfy { ($0.range?.start.line ?? 0) >= 1 })
        }
    }
}
