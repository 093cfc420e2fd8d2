import TableModel
import Testing
@testable import TableMarkdown

@Suite struct NestingGuardTests {
    private func guarded(_ text: String) -> [UInt8]? {
        var escaped = EscapedText(Array(text.utf8)[...])
        escaped.escape(NestingGuard(escaped.bytes).marks)
        return escaped.added.isEmpty ? nil : Array(escaped.bytes)
    }

    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// How many quotes and items are in one another.
    private func depth(of bytes: [UInt8]) -> Int {
        MarkdownArena.use {
            bytes.withUnsafeBufferPointer { buffer in
                guard let root = MarkdownDocument(buffer)?.root else { return 0 }
                var deepest = 0
                root.forEachDescendant { node in
                    guard node.kind == .blockQuote || node.kind == .item else { return true }
                    var depth = 1
                    var around = node.parent
                    while let outer = around {
                        if outer.kind == .blockQuote || outer.kind == .item { depth += 1 }
                        around = outer.parent
                    }
                    deepest = max(deepest, depth)
                    return true
                }
                return deepest
            }
        }
    }

    @Test(arguments: [">", "> ", "- ", "+ ", "1. ", "2) ", "* a\n", "-\t"])
    func endsAtTheLimit(marker: String) throws {
        let limit = NestingGuard.limit
        guard !marker.contains("\n") else { return }
        #expect(guarded(repeated(marker, limit) + "a") == nil)
        let bytes = try #require(guarded(repeated(marker, limit + 5) + "a"))
        #expect(depth(of: bytes) == limit)
        #expect(bytes.count { $0 == UInt8(ascii: "\\") } == 1)
    }

    @Test func escapesTheMarkerOnly() {
        let limit = NestingGuard.limit
        let quotes = repeated(">", limit)
        #expect(guarded(quotes + "> > a\n").map { String(decoding: $0, as: UTF8.self) } == quotes + "\\> > a\n")
        let items = repeated("1. ", limit)
        #expect(guarded(items + "1. a\n").map { String(decoding: $0, as: UTF8.self) } == items + "1\\. a\n")
    }

    @Test func seesListsThatGrowLineByLine() throws {
        let lines = (0..<150).map { repeated(" ", 2 * $0) + "- a\n" }.joined()
        #expect(depth(of: Array(lines.utf8)) == 150)
        #expect(depth(of: try #require(guarded(lines))) == NestingGuard.limit)
        let tabs = (0..<150).map { repeated("\t", $0) + "-\ta\n" }.joined()
        #expect(depth(of: try #require(guarded(tabs))) <= NestingGuard.limit)
    }

    /// No text of real documents is another.
    @Test(arguments: [
        "- - - -\n", "* * *\n", "- a\n  - b\n    - c\n", "> > > a\n", "1. a\n\n   - b\n",
        "    " + String(repeating: " ", count: 400) + "- drawn\n\n", String(repeating: "- ", count: 300) + "\n",
        String(repeating: "-", count: 300) + "\n", "a\r\n- b\r\n",
    ])
    func leavesDocumentsAlone(text: String) { #expect(guarded(repeated(text, 50)) == nil) }

    /// Prefixes of lines at random: what libcmark makes of them is never deeper.
    @Test(arguments: 0..<60)
    func neverLetsAnythingDeeperThrough(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let parts = ["> ", ">", "- ", "* ", "1. ", "3) ", "  ", "    ", "\t", " ", "+ ", "-\t"]
        var text = ""
        var prefix: [String] = []
        for _ in 0..<(20 + next(60)) {
            for _ in 0..<next(20) { prefix.append(parts[next(parts.count)]) }
            if next(4) == 0 { prefix.removeLast(next(prefix.count + 1)) }
            if next(12) == 0 { text += "\n" }
            // What continues an item is white space.
            let line = prefix.map { next(3) == 0 && !$0.contains(">") ? repeated(" ", $0.count) : $0 }.joined()
            text += line + ["a", "", "```", "b\nlazy"][next(4)] + ["\n", "\r\n", "\r"][seed % 3 == 0 ? next(3) : 0]
        }
        #expect(depth(of: guarded(text) ?? Array(text.utf8)) <= NestingGuard.limit, "seed \(seed)")
    }

    @Test func saysSoAndShowsTheText() {
        let checked = page("# A\n\n" + repeated("> ", 101) + "deep\n")
        #expect(checked.diagnostics.map(\.code) == [.nestingLimit])
        #expect(checked.diagnostics.first?.range == SourceRange(line: 3, column: 201, length: 1))
        #expect(String(decoding: checked.value.text, as: UTF8.self).contains("> deep"))
    }
}
