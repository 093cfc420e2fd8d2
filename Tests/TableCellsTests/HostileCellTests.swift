import TableModel
import TableTestSupport
import Testing

@testable import TableCells

/// Templates that are made to do harm end in a diagnostic, soon.
@Suite struct HostileCellTests {
    @Test func nestedSections() {
        let depth = 5_000
        let template = String(repeating: "{{#title}}", count: depth)
        #expect(compiled(template) == "1:641+10 error[cell-limit] more than 64 sections inside each other")
    }

    @Test func longTemplates() {
        #expect(
            compiled(String(repeating: "x", count: 1_000_000)) == "error[cell-limit] the template is longer than 65536 bytes")
        #expect(compiled(String(repeating: "{{", count: 30_000)).split(separator: "\n").count == 100)
        #expect(compiled(String(repeating: "<b ", count: 20_000)).isEmpty == false)
    }

    /// A message costs a thousand times what a tag costs.
    @Test(arguments: ["<b>", "</b>", "<b id=a></b>", "{{>none}}"])
    func floodsOfFaults(piece: String) {
        #expect(compiled(String(repeating: piece, count: 5_000)).split(separator: "\n").count == 100)
    }

    @Test(arguments: [
        ([0x61, 0x00], "1:2+1 error[cell-encoding] control character 0 = remove it"),
        ([0x61, 0x0A, 0xC3], "2:1+1 error[cell-encoding] the template is not UTF-8 = save the file as UTF-8"),
    ])
    func bytesThatAreNoText(bytes: [UInt8], expected: String) {
        #expect(readTemplates(bytes: ["cell": bytes]).diagnostics.map(\.line) == [expected])
    }

    @Test func chainsThatExplode() {
        var cells: [String: String] = [:]
        for level in 0..<40 { cells["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
        cells["p40"] = "{{title}}"
        let lines = Set(
            compiled("{{>p0}}", with: cells).split(separator: "\n").map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            })
        #expect(
            lines == [
                "error[cell-limit] the template gets too large here = with all that it includes it has at most 65536 bytes and 128 levels"
            ])
    }

    @Test func longChains() {
        var cells: [String: String] = [:]
        for level in 0..<300 { cells["p\(level)"] = "{{<p\(level + 1)}}{{$a}}{{/a}}{{/p\(level + 1)}}" }
        cells["p300"] = "{{$a}}{{/a}}{{title}}"
        #expect(compiled("{{>p0}}", with: cells).contains("error[cell-limit] the template gets too large here"))
    }
}
