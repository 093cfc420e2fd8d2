import TableBasics
import Testing

/// The parts of the author's HTML.
@Suite struct MarkupScanTests {
    private func parts(_ pieces: [String]) -> [String] {
        var scan = MarkupScan()
        var found: [String] = []
        for piece in pieces {
            let bytes = Array(piece.utf8)
            scan.scan(bytes[...]) { part in
                switch part {
                case .text(let range): found.append(String(decoding: bytes[range], as: UTF8.self))
                case .reference(let range): found.append("ref " + String(decoding: bytes[range], as: UTF8.self))
                case .tag(let range, name: let name):
                    found.append("tag \(String(decoding: bytes[name], as: UTF8.self)) of \(range.count)")
                }
            }
        }
        return found
    }

    @Test(arguments: [
        (["a<b>c</b>"], ["a", "tag b of 3", "c", "tag /b of 4"]),
        (["a &amp; b&#60;c & d&"], ["a ", "ref &amp;", " b", "ref &#60;", "c ", "ref &", " d", "ref &"]),
        // Values hold what would end a tag, and names an apostrophe.
        (["<a title=\"x>y'\" alt='>'>z"], ["tag a of 24", "z"]), (["<a b=it's>z"], ["tag a of 10", "z"]),
        // An address stands between two pieces.
        (["<a href=\"", "\" title=\"b>c\">d", "</a>"], ["tag a of 9", "d", "tag /a of 4"]),
        (["<", "x>y"], ["tag  of 1", "y"]), ([""], []),
    ])
    func findsTextsReferencesAndTags(pieces: [String], expected: [String]) {
        #expect(parts(pieces) == expected)
    }
}
