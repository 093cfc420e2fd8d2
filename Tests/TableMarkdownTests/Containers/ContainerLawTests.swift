import TableModel
import TableTestSupport
import Testing

@testable import TableMarkdown

/// What holds of containers whatever authors write: made documents with a fixed seed, and hostile ones.
@Suite struct ContainerLawTests {
    private static let pieces = [
        ":::", "::::", "::: tip", "::: details W0", ":::: note W1", ":::x[W2]{#a}", "::: {.b}", "!!! note", "!!! tip \"W3\"",
        "??? bug",
        "???+ x \"\"", "=== \"W4\"", "===! \"W5\"", "::: tabs", "== W6", "@tab W7", "```", "~~~~", "<!--", "-->", "<div>", "</div>",
        "- w", "1. w", "> w", "> ::: tip", "> :::", "    w", "        w", "\tw", "", "", "w", "# w", "|a|b|", "|-|-|", "[^1]: w",
        "[r]: w", ": w", ":   w", "[^1]: w", "    - w", "{: .note }", "{: .tip-title }", "{: .x }", "<div markdown=\"1\">",
        "<p markdown>w</p>", "<summary>w</summary>", "</p>", "{% raw %}", "{% endraw %}", "{% highlight a %}",
        "{% endhighlight %}", "w {::nomarkdown}w{:/} w", "{:/}", "<A.b @c=\"d\"> w", "{++w++} {--w--}", "|===|",
        "{% hint %}", "{% endhint %}", "{{< note >}}", "{{< /note >}}", "{{< tip >}}w{{< /tip >}}", "{{< tab \"W9\" >}}",
        "{{< /tab >}}", "{% details w %}", "{% enddetails %}", "{% code title=\"w\" %}", "{% endcode %}",
    ]

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static func document(_ seed: UInt64) -> String {
        var random = Random(state: seed &* 0x9E37_79B9)
        return (0..<Int.random(in: 1...25, using: &random)).map { number in
            let indent = String(repeating: " ", count: [0, 0, 0, 2, 3, 4, 8].randomElement(using: &random) ?? 0)
            let piece = pieces.randomElement(using: &random) ?? ""
            return indent + piece.replacing("w", with: "w\(number)")
        }.joined(separator: random.next() % 9 == 0 ? "\r\n" : "\n")
    }

    /// The words `w…` of a document, in order, but for those in comments and definitions of links, which nobody sees.
    private static func words(_ text: String) -> [String] { text.matches(of: /\bw\d+/).map { String($0.output) } }

    @Test func loseNothingAndMoveNothing() {
        for seed in 0..<1000 as Range<UInt64> {
            let markdown = Self.document(seed)
            let page = page(markdown).value
            #expect(!page.text.contains { $0 < 0x09 }, "a sign of ours in \(seed):\n\(markdown)")
            guard !markdown.contains("<!--"), !markdown.contains("[r]:") else { continue }
            #expect(Self.words(page.allText) == Self.words(markdown), "seed \(seed):\n\(markdown)\n\(page.sketch)")
            var depth = 0
            for event in page.events {
                if case .open = event { depth += 1 }
                if case .close = event { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0, "seed \(seed)")
        }
    }

    @Test func rewriteNothingWithoutMarkers() throws {
        for seed in 0..<1000 as Range<UInt64> {
            let lines = Self.document(seed).split(separator: "\n", omittingEmptySubsequences: false)
            let markdown = lines.filter { !$0.contains(/:::|!!!|\?\?\?|===|==|@tab|\{[:%{]|markdown|: |:   |\[\^|A\.b/) }.joined(
                separator: "\n")
            let scan = try #require(ContainerScan(Array(markdown.utf8)[...], needs: .all, skipping: []))
            #expect(String(decoding: scan.bytes, as: UTF8.self) == markdown && scan.entries.isEmpty, "seed \(seed)")
        }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static let hostile: [String] = [
        times(1000, "::: tip\n") + "a\n" + times(1000, ":::\n"),
        (0..<1000).map { times(1003 - $0, ":") + " tip\n" }.joined() + "a\n",
        (0..<300).map { times($0, "    ") + "!!! note\n" }.joined() + times(300, "    ") + "a",
        times(4000, ":::\n") + "a\n::: tip\n",
        times(4000, "::: tip\n") + "a\n",
        times(4000, ":::: tip\n:::\n") + "a\n",
        times(4000, "::: x\n- a\n") + "a\n",
        times(4000, "!!! note\n") + "a\n",
        times(4000, "??? note\n\n") + "    a\n",
        times(4000, "=== \"b\"\n    c\n") + "a\n",
        "::: tabs\n" + times(4000, "== b\n") + "a\n",
        times(2000, "> ") + "::: tip\na\n",
        times(2000, "- ") + "::: tip\na\n",
        "::: " + times(100_000, "[") + "\na\n:::\n",
        "::: {" + times(100_000, "a=") + "}\na\n:::\n",
        "!!! note \"" + times(100_000, "\"") + "\"\n    a\n",
        times(500_000, ":") + " tip\na\n",
    ]

    @Test(arguments: hostile.indices)
    func hostileDocumentsTakeLittleTime(number: Int) {
        let markdown = Self.hostile[number]
        let clock = ContinuousClock()
        let time = clock.measure { #expect(page(markdown).value.allText.contains("a")) }
        #expect(time < .seconds(10), "\(time) for \(markdown.prefix(40))")
    }
}

extension Page {
    /// Every text of the page in the order of the source, as far as ranges of the page lead to it.
    fileprivate var allText: String {
        var bytes: [UInt8] = []
        for event in events {
            switch event {
            case .text(let span), .code(let span), .markup(let span), .codeBlock(_, let span): bytes += text[span.range] + [0x20]
            default: bytes.append(0x20)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
