import TableModel
import Testing
@testable import TableMarkdown

@Suite struct OpenImageGuardTests {
    private func guarded(_ text: String) -> String? {
        var escaped = EscapedText(Array(text.utf8)[...])
        escaped.escape(OpenImageGuard(escaped.bytes).marks)
        return escaped.added.isEmpty ? nil : String(decoding: escaped.bytes, as: UTF8.self)
    }

    private func flood(_ count: Int) -> String { String(repeating: "![[]()", count: count) }

    @Test func escapesTheImagesBehindTheLimit() {
        let limit = OpenImageGuard.limit
        #expect(guarded(flood(limit)) == nil)
        #expect(guarded(flood(limit + 2)) == flood(limit) + #"!\[[]()!\[[]()"#)
    }

    @Test func countsFromZeroBehindABlankLine() {
        let limit = OpenImageGuard.limit
        for blank in ["\n\n", "\r\n\r\n", "\r\r", "\n \t\n", "\\\n\n"] {
            #expect(guarded(flood(limit) + blank + flood(limit)) == nil)
        }
        #expect(guarded(flood(limit) + "\n" + flood(1)) != nil)
    }

    @Test(arguments: ["![a](b) ", "[![a](b)](c)\n", #"!\[a "#, #"\![a] "#, "![a\n\n", "![![a](b)](c) "])
    func leavesDocumentsAlone(text: String) { #expect(guarded(String(repeating: text, count: 1000)) == nil) }

    /// The time libcmark takes is bounded by links times open images; every link sees the same few.
    @Test func losesNoText() {
        let page = page(flood(1000)).value
        #expect(String(decoding: page.text, as: UTF8.self).count { $0 == "!" } >= 1000)
    }
}
