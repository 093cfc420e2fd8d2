import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct IncludeExpanderTests {
    /// The text of `guide/a.md` among other files, and what is wrong with it: `file:line:column code`.
    private func expand(
        _ source: String, _ files: [String: String] = [:], _ values: TemplateValues = TemplateValues()
    ) -> (text: String, problems: [String]) {
        let tree = SourceTree(files.mapValues { Array($0.utf8) })
        let expansion = IncludeExpander.expand(
            Array(source.utf8), path: "guide/a.md", bodyStart: 0, with: tree.includable, values: values)
        guard let expansion else { return (source, []) }
        let problems = expansion.diagnostics.map { diagnostic in
            guard let range = diagnostic.range else { return diagnostic.code.name }
            let origin = expansion.source.origin(of: range)
            return
                "\(expansion.source.files[origin.file]):\(origin.range.start.line):\(origin.range.start.column) \(diagnostic.code.name)"
        }
        return (String(decoding: expansion.source.bytes, as: UTF8.self), problems)
    }

    private static let listing =
        "// ANCHOR: main\nfn main() {\n    // #region one\n    one();\n    // #endregion\n}\n// ANCHOR_END: main\nrest\n"

    // MARK: What goes in

    @Test(arguments: [
        ("```rust\n{{#include ../x.rs:main}}\n```\n", "```rust\nfn main() {\n    one();\n}\n```\n"),
        ("```\n{{#rustdoc_include ../x.rs:one}}\n```\n", "```\n    one();\n```\n"),
        ("```\n--8<-- \"x.rs:8\"\n```\n", "```\nrest\n```\n"),
        ("a {{#include ../x.rs:8}} b\n", "a rest b\n"),
        ("{{#include ../x.rs:2}} {{#include ../x.rs:8}}", "fn main() { rest"),
        ("<<< ../x.rs#one{1} [One]\n", "```rs {1} [One]\n    one();\n```\n"),
        ("<<< @/x.rs{2 rust}\n", "```rust {2}\nfn main() {\n    one();\n}\nrest\n```\n"),
        ("{{#playground ../x.rs}}\n", "```rust\nfn main() {\n    one();\n}\nrest\n```\n"),
        ("--8<--\nx.rs:8\n; none.rs\n\nx.rs:2:2\n--8<--\nend\n", "rest\n\nfn main() {\nend\n"),
        ("<!-- @include: @/x.rs{8,8} -->\n", "rest\n"), ("{% include_relative ../x.rs %}", "fn main() {\n    one();\n}\nrest"),
    ])
    func putsTextInThePlaceOfDirectives(source: String, expected: String) {
        let (text, problems) = expand(source, ["x.rs": Self.listing])
        #expect(text == expected)
        #expect(problems == [])
    }

    @Test(arguments: [
        ("[a]({% link guide/b.md %}#x) [b]({{ site.url }}/b)\n", "[a](/guide/b.md#x) [b](https://x.org/b)\n"),
        ("[a]({% link _g/c d.md %})", "[a](/g/c%20d.md)"), ("[a]({% post_url /2026-01-02-p %})", "[a](/posts/2026-01-02-p.md)"),
        ("[a]({{< ref \"b\" >}})", "[a](/guide/b.md)"), ("[a]({{< relref \"g#x\" >}})", "[a](/g/_index.md#x)"),
        ("[a]({{< ref \"none.md\" >}})", "[a](none.md)"), ("[a]({% link none.md %})", "[a](/none.md)"),
        ("# {{ page.title }}\n\n- {{ site.url }}\n", "# Title\n\n- https://x.org\n"),
        ("`{{ site.url }}` <!-- {{ site.url }} --> {{ site.url }}", "`{{ site.url }}` <!-- {{ site.url }} --> https://x.org"),
        (#"\{{ site.url }} \{{ site.x }}"#, #"{{ site.url }} \{{ site.x }}"#),
        (
            "```\n{{ site.url }} {{ page.title }} {% link guide/b.md %}\n```\n",
            "```\nhttps://x.org {{ page.title }} {% link guide/b.md %}\n```\n"
        ),
        (
            "{% raw %}{{ site.url }}{% endraw %} {{ site.url }}\n{% raw %}\n{{ site.url }}\n\n{%- endraw -%} {{ site.url }}\n",
            "{% raw %}{{ site.url }}{% endraw %} https://x.org\n{% raw %}\n{{ site.url }}\n\n{%- endraw -%} https://x.org\n"
        ),
        ("{{ two }}|", "a b|"), ("> {{ site.url }}\n> {{#include b.md}}\n", "> https://x.org\n> B\n"),
    ])
    func putsAddressesAndValuesInTheirPlace(source: String, expected: String) {
        let files = ["guide/b.md": "B", "g/c d.md": "", "g/_index.md": "", "posts/2026-01-02-p.md": ""]
        let values = TemplateValues(variables: ["site.url": "https://x.org", "two": "a\nb"], frontMatter: ["title": "Title"])
        let (text, problems) = expand(source, files, values)
        #expect(text == expected)
        #expect(problems == [])
    }

    /// A value that is as long as it can be, wherever a document asks for it.
    @Test func valuesEndAtTheLimitOfIncludes() {
        let value = String(repeating: "x", count: 1 << 20)
        let (text, problems) = expand(String(repeating: "{{ v }}\n", count: 20_000), [:], TemplateValues(variables: ["v": value]))
        #expect(text.utf8.count < 9 << 20)
        #expect(problems == [])
    }

    @Test func followsTheDirectivesOfMarkdownFromItsFolder() {
        let files = [
            "guide/p/b.md": "---\ntitle: B\n---\nB\n\n{{#include c/c.md}}\n\nend\n",
            "guide/p/c/c.md": "C\n<!--@include: ../d.md-->", "guide/p/d.md": "D\n",
        ]
        let (text, problems) = expand("# A\n\n<!--@include: ./p/b.md-->\nafter\n", files)
        #expect(text == "# A\n\nB\n\nC\nD\n\nend\nafter\n")
        #expect(problems == [])
    }

    @Test func leavesDirectivesInCodeAsTheyAre() {
        let (text, problems) = expand(
            "```md\n{{#include b.md}}\n```\n", ["guide/b.md": "---\nx: 1\n---\n{{#include nothing.md}}\n"])
        #expect(text == "```md\n---\nx: 1\n---\n{{#include nothing.md}}\n```\n")
        #expect(problems == [])
    }

    @Test func keepsWhatStandsBeforeADirectiveBeforeEachLine() {
        let files = ["guide/b.md": "one\n\ntwo\n"]
        #expect(expand("> {{#include b.md}}\n", files).text == "> one\n> \n> two\n")
        #expect(expand("- {{#include b.md}}\nx\n", files).text == "- one\n\n  two\nx\n")
        #expect(expand("10. > --8<-- \"b.md\"\n", files).text == "10. > one\n    > \n    > two\n")
        #expect(expand("- a\n\n  ```\n  {{#include b.md}}\n  ```\n", files).text == "- a\n\n  ```\n  one\n\n  two\n  ```\n")
        #expect(expand("  <<< b.md\n", files).text == "  ```md\n  one\n\n  two\n  ```\n")
    }

    @Test func makesFencesLongEnough() {
        let files = ["guide/b.md": "a\n````\nb\n````\n"]
        #expect(expand("```\n{{#include b.md}}\n```\nx\n", files).text == "`````\na\n````\nb\n````\n`````\nx\n")
        #expect(expand("<<< b.md\n", files).text == "`````md\na\n````\nb\n````\n`````\n")
        #expect(expand("~~~\n{{#include b.md}}\n~~~\n", files).text == "~~~\na\n````\nb\n````\n~~~\n")
        #expect(expand("```\n{{#include b.md}}", files).text == "`````\na\n````\nb\n````")
    }

    // MARK: What stays

    @Test func showsWhatIsEscaped() {
        #expect(expand("```\n\\{{#include b.md}}\n```\n").text == "```\n{{#include b.md}}\n```\n")
        #expect(expand("`\\{{#include b.md}}` x").text == "`{{#include b.md}}` x")
        #expect(expand(";--8<-- \"b.md\"\n").text == "--8<-- \"b.md\"\n")
        #expect(expand(";;--8<-- \"b.md\"\n").text == ";--8<-- \"b.md\"\n")
        #expect(expand("```\n<!--@@include: b.md-->\n```\n").text == "```\n<!--@include: b.md-->\n```\n")
        #expect(expand(";--8<--\nx\n").text == "--8<--\nx\n")
    }

    @Test(arguments: [
        "`{{#include b.md}}`", "``a ` {{#include b.md}}`` x", "<!-- {{#include b.md}} -->", "<!-- {{#include b.md}}", "x\n",
    ])
    func leavesCodeSpansAndComments(source: String) {
        let (text, problems) = expand(source, ["guide/b.md": "B"])
        #expect(text == source)
        #expect(problems == [])
    }

    @Test func readsDirectivesBesideCodeSpans() {
        #expect(expand("`x` {{#include b.md}} `y` \\` {{#include b.md}} `", ["guide/b.md": "B"]).text == "`x` B `y` \\` B `")
    }

    // MARK: What is wrong

    @Test(arguments: [
        ("\n {{#include none.md}}\n", "\n `include none.md`\n", "guide/a.md:2:2 include-file"),
        ("```\n--8<-- \"none.md\"\n```\n", "```\nnone.md\n```\n", "guide/a.md:2:1 include-file"),
        ("<<< ./none.js{1} [a]\n", "`./none.js{1} [a]`\n", "guide/a.md:1:1 include-file"),
        ("<!--@include: ./none.md-->\n", "<!--@include: ./none.md-->\n", "guide/a.md:1:1 include-file"),
        ("{{#include ../../etc/passwd}}", "`include ../../etc/passwd`", "guide/a.md:1:1 include-outside"),
        ("x {{ #include b.md:none }} y", "x `include b.md:none` y", "guide/a.md:1:3 include-part"),
        ("x {{#include b`.md}} y", "x include b`.md y", "guide/a.md:1:3 include-file"),
        ("{{#include b.md:9:10}}", "`include b.md:9:10`", "guide/a.md:1:1 include-part"),
        ("<<< b.md#none\n", "`b.md#none`\n", "guide/a.md:1:1 include-part"),
        ("{% include_relative none.md %}", "`include_relative none.md`", "guide/a.md:1:1 include-file"),
        ("{{#include a.md}}", "`include a.md`", "guide/a.md:1:1 include-loop"),
        ("{{#include loop.md}}", "L\n`include loop.md`", "guide/loop.md:2:1 include-loop"),
        ("{{#include image.md}}", "`include image.md`", "guide/a.md:1:1 include-binary"),
        ("--8<--\nb.md\nnone.md\n--8<--\n", "B\n`none.md`\n", "guide/a.md:3:1 include-file"),
        ("{{#include b.md", "{{#include b.md", "guide/a.md:1:1 include-syntax"),
        ("a {{#playground b.md}}", "a {{#playground b.md}}", "guide/a.md:1:3 include-syntax"),
        ("x\n--8<--\nb.md\n", "x\n--8<--\nb.md\n", "guide/a.md:2:1 include-syntax"),
    ])
    func reportsWhatCannotBeFollowedAndShowsItsWords(source: String, shown: String, problem: String) {
        let files = [
            "guide/a.md": source, "guide/b.md": "B\n", "guide/loop.md": "L\n{{#include loop.md}}\n", "guide/image.md": "a\0b",
        ]
        let (text, problems) = expand(source, files)
        #expect(problems == [problem])
        #expect(text == shown)
    }

    @Test func placesProblemsInTheFileThatTheyComeFrom() throws {
        let tree = SourceTree(["guide/b.md": Array("one\ntwo\n```\n```\n".utf8)])
        let source = Array("# A\n\n> {{#include b.md}}\nlast {{#include b.md:1}} x\n".utf8)
        let expansion = try #require(
            IncludeExpander.expand(source, path: "guide/a.md", bodyStart: 0, with: tree.includable)?.source)
        #expect(String(decoding: expansion.bytes, as: UTF8.self) == "# A\n\n> one\n> two\n> ```\n> ```\nlast one x\n")
        func origin(_ line: Int, _ column: Int, _ length: Int = 1) -> String {
            let origin = expansion.origin(of: SourceRange(line: line, column: column, length: length))
            return "\(expansion.files[origin.file]):\(origin.range.start.line):\(origin.range.start.column)+\(origin.range.length)"
        }
        #expect(origin(1, 3) == "guide/a.md:1:3+1")
        #expect(origin(3, 1) == "guide/a.md:3:1+1")
        #expect(origin(3, 4, 9) == "guide/b.md:1:2+3")
        // What was added before a line stands for its first byte.
        #expect(origin(4, 1) == "guide/b.md:2:1+1")
        #expect(origin(4, 5) == "guide/b.md:2:3+1")
        #expect(origin(7, 1) == "guide/a.md:4:1+1")
        #expect(origin(7, 7) == "guide/b.md:1:2+1")
        #expect(origin(7, 10) == "guide/a.md:4:26+1")
    }

    // MARK: Limits

    @Test func stopsFilesThatIncludeOneAnotherTooDeep() {
        var files: [String: String] = [:]
        for number in 1...20 { files["guide/\(number).md"] = "\(number)\n\n{{#include \(number + 1).md}}\n" }
        let (text, problems) = expand("{{#include 1.md}}\n", files)
        #expect(problems == ["guide/16.md:3:1 include-limit"])
        #expect(text.hasSuffix("16\n\n`include 17.md`\n"))
    }

    @Test func stopsDocumentsThatGrowWithoutEnd() {
        var files = ["guide/0.md": String(repeating: "0123456789", count: 100)]
        for number in 1...15 { files["guide/\(number).md"] = String(repeating: "{{#include \(number - 1).md}}\n", count: 8) }
        let (text, problems) = expand("{{#include 15.md}}\n", files)
        #expect(text.utf8.count < 2 * IncludeLimits.size)
        #expect(Set(problems.compactMap { $0.split(separator: " ").last }) == ["include-limit"])
        #expect(
            expand("{{#include big.md}}", ["guide/big.md": String(repeating: "x", count: IncludeLimits.size + 1)]).problems == [
                "guide/a.md:1:1 include-limit"
            ])
    }

    @Test func countsDirectives() {
        let (_, problems) = expand(String(repeating: "{{#include b.md}}\n", count: IncludeLimits.count + 3), ["guide/b.md": ""])
        #expect(problems.count == 3)
    }

    /// Unclosed, crossing and nested directives of all kinds, with a fixed seed: nothing of the document is lost, each fault is a
    /// diagnostic, and the time stays linear.
    @Test func holdsAgainstHostileTexts() {
        let pieces = [
            "{{#include b.md}}", "{{#include b.md", "\\{{#include ", "{{#include none}}", "--8<--\n", "--8<-- \"b.md:x\"", "\n",
            "\n```\n", "`", "<!--", "-->",
            "<!--@include: b.md-->", "<!--@include: ", "\n<<< b.md#x\n", "word", "> ", "- ", "{% include_relative b.md %}",
            "{% include_relative ", "\r", "\u{FEFF}",
        ]
        var state: UInt64 = 12
        for _ in 0..<300 {
            var source = ""
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                source += pieces[Int((state >> 33) % UInt64(pieces.count))]
            }
            let (text, _) = expand(source, ["guide/b.md": "B\n// ANCHOR: x\nX\n{{#include c.md}}\n", "guide/c.md": "C"])
            #expect(text.count { $0 == "w" } == source.count { $0 == "w" }, "\(source)")
        }
        for piece in pieces {
            let (text, _) = expand(String(repeating: piece, count: 20_000), ["guide/b.md": "B"])
            #expect(text.utf8.count <= 20_000 * (piece.utf8.count + 32))
        }
    }
}
