import Foundation
import TableHTML
import TableMarkdown
import TableModel
import Testing

/// Documents written to crash, hang or flood: each is read and written on a thread as small as a build's workers have.
@Suite struct HostileDocumentTests {
    struct Document: Sendable, CustomTestStringConvertible {
        var name: String
        var source: @Sendable (Int) -> String

        init(_ name: String, _ source: @escaping @Sendable (Int) -> String) {
            self.name = name
            self.source = source
        }

        init(repeating text: String) { self.init(text.debugDescription) { String(repeating: text, count: $0 / text.utf8.count) } }

        var testDescription: String { name }
    }

    static let floods = [
        "[", "]", "![", "[](", "![[]()", "[^", "[^a]: ", "[^a]: x\n", "[^a]", "*a _", "*", "**a", "~", "~ ", "~a ", "~a ~~b ",
        "*~a* ",
        "a~~ ", ":", ":a", ":tada:", "http://", "http://!", "(www.", "www.a;", "a@", "@", "a@b.", "{", "}", "{.a ", " {.a}",
        "{a=\"", "<", "<a ", "<!--",
        "&", "&amp;", "\\", "`", "`` ` ", "|", "| ", "|-", "||\n", "- ", "1. ", "> ", ">", "> - ", "- # ", "# ", "#", "=", "\n",
        " ", "\t", "\r", "\0", "é", "：",
        "- a\n", "- a\n\n", "- [a](#a)\n", "- **a**: b\n", "1) a\n", "* a\n\n- b\n\n", "# a\n", "**a**\n\n- b\n\n", "a\n---\n",
        "a\n\n---\n\n", "```\n", "~~~\n",
        "- [ ] \n", "- a {#a}\n", "- a {x=y}\n", "![a](b) ", "[![a](b)](c) ", "> [!NOTE]\n", "[a]: b\n", "a  \n", "<div>\n\n",
        "- <div>\n\n",
    ]

    static let shapes = [
        Document("nested items on many lines") { n in
            (0..<Int(Double(n).squareRoot())).map { String(repeating: " ", count: $0) + "- a\n" }.joined()
        },
        Document("nested heading items") { n in
            (0..<Int(Double(n).squareRoot())).map { String(repeating: "  ", count: $0) + "- # a\n" }.joined()
        },
        Document("nested quotes over many lines") { n in
            String(repeating: "> ", count: n / 4) + "a\n" + String(repeating: "b\n", count: n / 8)
        },
        Document("a wide head over short rows") { n in
            String(repeating: "|a", count: n / 8) + "\n" + String(repeating: "|-", count: n / 8) + "\n"
                + String(repeating: "|\n", count: n / 8)
        },
        Document("rows of many cells") { n in "|a|b|c|\n|-|-|-|\n" + String(repeating: "|a", count: n / 2) },
        Document("one table in each paragraph") { n in String(repeating: "|a|b|c|\n|-|-|-|\n|d\n\n", count: n / 20) },
        Document("one long line") { n in "- " + String(repeating: "word ", count: n / 5) },
        Document("one long word") { n in "# " + String(repeating: "a", count: n) },
        Document("lists under a long heading") { n in
            "# a\n## " + String(repeating: "a", count: n / 2) + "\n" + String(repeating: "* a\n\n- b\n\n", count: n / 20)
        },
        Document("lists under a long bold line") { n in
            "**" + String(repeating: "a", count: n / 2) + "**\n\n" + String(repeating: "- b\n", count: n / 8)
        },
        Document("headings of one name") { n in String(repeating: "## Same\n", count: n / 8) },
        Document("headings that take each other's numbers") { n in
            (0..<n / 14).map { "## a-\($0)\n## a\n" }.joined()
        },
        Document("a colour for each row") { n in
            (0..<n / 32).map { "- a {accessory-color=#\(String($0 + 0x10_0000, radix: 16))}\n" }.joined()
        },
        Document("an address for each footnote") { n in (0..<n / 16).map { "[^n\($0)]: x [^n\($0)]\n" }.joined() },
        Document("open marks of many footnotes") { n in "[^a]: x\n\n" + String(repeating: "[^", count: n / 2) },
        Document("tables of contents everywhere") { n in
            (0..<n / 40).map { "## h\($0)\n- [a](#h\($0 + 1))\n- [b](#h\($0 + 2))\n" }.joined()
        },
        Document("uses of one long reference") { n in
            "[a]: /" + String(repeating: "u", count: n / 256) + "\n\n" + String(repeating: "[a] ", count: n / 512)
        },
        Document("strike-through in many containers") { n in String(repeating: "~~a *~b* ", count: n / 9) },
        Document("strike-through in many items") { n in String(repeating: "- ~a~ ~~b\n", count: n / 10) },
    ]

    @Test(arguments: floods.map(Document.init(repeating:)) + shapes)
    func staysWithinBounds(_ document: Document) {
        let source = Array(document.source(40_000).utf8)
        let output = Self.publish(source)
        // What a page has around its content, and for each row of four bytes its markup.
        #expect(output.count < 2_000 + source.count * 60, "\(output.count) bytes of \(source.count)")
    }

    /// Reads and writes a document on a thread with a stack of 512 KB.
    static func publish(_ source: [UInt8]) -> [UInt8] {
        final class Result: @unchecked Sendable { var bytes: [UInt8] = [] }
        let result = Result()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let page = parsePage(
                source, path: "page.md", split: splitFrontMatter(source), settings: PageSettings(), options: ParseOptions()
            ).value
            renderPage(page, in: PageFrame(), to: &result.bytes)
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
        return result.bytes
    }
}
