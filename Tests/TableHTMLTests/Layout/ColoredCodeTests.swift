import TableModel
import Testing

@testable import TableHTML

/// Code in pieces, as the renderer asks for it.
@Suite struct ColoredCodeTests {
    private func pieces(_ code: String, _ language: String, ends: [Int]) -> [[String]] {
        let text = Array((language + code).utf8)
        let start = language.utf8.count
        var code = ColoredCode(Span(start, text.count), Span(0, start), in: text)
        return ends.map { end in
            var pieces: [String] = []
            while let piece = code.next(before: start + end) {
                pieces.append("\(piece.styleClass) " + String(decoding: text[piece.range], as: UTF8.self))
            }
            return pieces
        }
    }

    @Test func piecesAreCutAtTheEndsOfLines() {
        #expect(pieces("a /* b\nc */ 1", "js", ends: [7, 13]) == [["c /* b\n"], ["c c */", "n 1"]])
        #expect(pieces("/*\n\n*/", "js", ends: [3, 4, 6]) == [["c /*\n"], ["c \n"], ["c */"]])
    }

    @Test func codeInUnknownLanguagesHasNone() {
        #expect(pieces("if 1", "text", ends: [4]) == [[]])
        #expect(pieces("if 1", "", ends: [4]) == [[]])
    }
}
