import SiteModel
import TableModel
import TableTestSupport
import Testing
@testable import TableBuild

/// A dead link, a missing image and an unknown attribute in every construct of the grammar, each reported at its line and column.
///
/// The issue behind it: "Every real document comes out right, and nothing is published by accident", places in tables.
@Suite struct DiagnosticPlacesTests {
    /// A document with a guillemet `»` before everything that is to be reported; the marks are taken out of what is built.
    struct Construct: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String

        init(_ name: String, _ source: String) { (self.name, self.source) = (name, source) }

        var testDescription: String { name }

        /// What is built, and the places of the marks in it as `line:column`; columns count bytes.
        var marked: (source: String, places: [String]) {
            var (line, column) = (1, 1)
            var places: [String] = []
            var text = ""
            for scalar in source.unicodeScalars {
                if scalar == "»" {
                    places.append("\(line):\(column)")
                    continue
                }
                text.unicodeScalars.append(scalar)
                column += scalar == "\u{FEFF}" ? 0 : UTF8.width(scalar)
                if scalar == "\n" || scalar == "\r" && !source.contains("\r\n") { (line, column) = (line + 1, 1) }
            }
            return (text, places)
        }
    }

    /// The places of all messages but those of the codes that a construct is not about, as `line:column`.
    private func places(in construct: Construct) async throws -> [String] {
        let site = try await SiteFixture(["index.md": construct.marked.source])
        let asked = ["link-target", "link-anchor", "image-missing", "attribute-unknown"]
        return site.result.diagnostics.filter { asked.contains($0.code.name) }.compactMap(\.range?.start).sorted().map {
            "\($0.line):\($0.column)"
        }
    }

    private func check(_ construct: Construct) async throws {
        let expected = construct.marked.places
        #expect(!expected.isEmpty)
        let found = try await places(in: construct)
        #expect(found == expected, "\(construct.marked.source)")
    }

    @Test(arguments: [
        Construct("paragraph", "# T\n\nText [a](»no.md) and ![b](»no.png), then [c](»no.md#x).\n"),
        Construct("later lines", "# T\n\nText `no.md`\nand [a](»no.md)\n   more `[x](no.md)` [b](»no.md)\n\tlast [c](»no.md)\n"),
        Construct("hard breaks", "# T\n\nText  \n[a](»no.md)\\\n[b](»no.md)  \n[c](»no.md)\n"),
        Construct("escapes", "# T\n\nA \\* star \\[no.md\\] [a](»no.md) \\\\ [b](»no.md) and \\q [c](»no.md)\n"),
        Construct("references of characters", "# T\n\nA &amp; B &copy; C &#x2014; D &nope; E & F &lt;no.md&gt; [a](»no.md)\n"),
        Construct("letters of several bytes", "# T\n\nÄÖÜ 日本語 🙂 [日本](»no.md) → [ü](»ü.md)\n"),
        Construct("code with line ends", "# T\n\nA `code\nno.md` [a](»no.md) ``x ` y\nz`` [b](»no.md)\n"),
        Construct("HTML with line ends", "# T\n\nA <b\n  title=\"no.md\">bold</b> [a](»no.md)\nx <!-- no.md\n--> [b](»no.md)\n"),
        Construct("emphasis", "# T\n\n***[a](»no.md)** and _[b](»no.md)_* __x [c](»no.md)__ 2*3 [d](»no.md) ~~[e](»no.md)~~\n"),
        Construct(
            "shortcodes and bare addresses", "# T\n\n:tada: [a](»no.md) www.example.org [b](»no.md) a@b.example [c](»no.md)\n"),
        Construct("angle brackets", "# T\n\n[a](<»no.md>) [b](<»no file.md> \"t\") <https://example.org/no.md> [c](»no.md)\n"),
        Construct("escaped destinations", "# T\n\n[a](»no\\_x.md) [b](»a&amp;b.md) [c](»n(o).md) [d](»a\\_b.md#c)\n"),
        Construct("titles", "# T\n\n[a](»no.md \"no.md\") [b](»no.md 'x\ny') [c](»no.md (z)) [d](»no.md)\n"),
        Construct("links over lines", "# T\n\nA [a\nb](»no.md) [c](\n»no.md\n) [d](»no.md\n\"t\") [e](»no.md)\n"),
        Construct("images in links", "# T\n\n[![a](»no.png)](»no.md) [![b](»no.png)](»no.md) ![c [d](no.md)](»no.png)\n"),
        Construct(
            "images for one scheme", "# T\n\n![a](»a.png#only-dark)![a](»b.png#only-light) x ![c](»c.png#gh-dark-mode-only)\n"),
        Construct("row of badges", "# T\n\n[![a](»a.png)](»a.md)\n[![b](»b.png)](»b.md)\n[![c](»c.png)](»c.md)\n"),
    ])
    func inText(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct("title", "# T [a](»no.md) ![b](»no.png)\n\n- x\n"),
        Construct("headings", "# T\n\n##   S [a](»no.md) ##\n\n### U `no.md` ![b](»no.png) [c](»no.md)\n"),
        Construct("setext headings", "# T\n\nS [a](»no.md)\nmore [b](»no.md)\n------\n\n- x\n\n#tag [c](»no.md)\n===\n"),
        Construct(
            "attributes of headings", "# T\n\n## S \\* &amp; [a](»no.md) {.x »foo=1 prim-row-color=red »bar=\"a b\"}\n\n- x\n"),
        Construct("attributes in comments", "# T\n\n## S &amp; s <!-- {»foo=1} -->\n\n- a \\* b <!-- {.x »foo=1\n  »bar=2} -->\n"),
        Construct("attributes of setext headings", "# T\n\nS\nmore {.x »foo=1}\n---\n\n- x\n"),
    ])
    func inHeadings(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct("items", "# T\n\n- [a](»no.md) - text [b](»no.md)\n* **[c](»no.md)**: x\n1. ![d](»no.png) e [f](»no.md)\n"),
        Construct("wrapped items", "# T\n\n- [a](»no.md) - text\n  more [b](»no.md)\n    most [c](»no.md)\n"),
        Construct("lazy lines", "# T\n\n- a\nlazy [b](»no.md)\n  - c\nlazy [d](»no.md)\n 1. e\n[f](»no.md)\n"),
        Construct(
            "nested items",
            "# T\n\n- a\n  - [b](»no.md)\n    - `no.md` [c](»no.md)\n      1. [d](»no.md) {»foo=1}\n\n         more [e](»no.md)\n"),
        Construct("loose items", "# T\n\n- a\n\n  `no.md` [b](»no.md)\n\n  ![c](»no.png)\n\n-   d\n\n    e [f](»no.md)\n"),
        Construct("tabs", "# T\n\n-\t[a](»no.md)\n\n\t[b](»no.md)\n*\tx\n\t*\t[c](»no.md)\n"),
        Construct("tasks", "# T\n\n- [ ] [a](»no.md)\n- [x] b [c](»no.md) {»foo=1}\n  - [ ] `no.md` [d](»no.md)\n"),
        Construct(
            "attributes", "# T\n\n- a {»foo=1}\n- b \\* &amp; [c](»no.md) {.x #y »bar=2 progress=4 »baz=3}\n- d\n  e {»foo=1}\n"),
        Construct(
            "attributes with addresses", "# T\n\n- a {image=»no.png detail=»no.md}\n- &amp; b {detail=\"»no.md\" image='»no.png'}\n"
        ),
        Construct("headings in items", "# T\n\n- ## A [b](»no.md) {»foo=1}\n\n  - [c](»no.md)\n- x\n\n  ### D [e](»no.md)\n"),
        Construct("items of images", "# T\n\n- ![a](»no.png) b\n- [![c](»no.png)](»no.md) d\n- <img src=\"»no.png\" alt=x> e\n"),
        Construct("code in items", "# T\n\n- a\n\n  ```\n  [x](no.md)\n  ```\n\n  [b](»no.md)\n\n      [y](no.md)\n"),
        Construct(
            "tight lists without indentation", "# T\n\n10. [a](»no.md)\n11. b\n\n    [c](»no.md)\n+ [d](»no.md)\n+\n  [e](»no.md)\n"
        ),
    ])
    func inItems(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct("quotes", "# T\n\n> [a](»no.md)\n> b [c](»no.md)\n>d [e](»no.md)\nlazy [f](»no.md)\n"),
        Construct("quotes in quotes", "# T\n\n> > a\n> > [b](»no.md)\n> lazy [c](»no.md)\n>> [d](»no.md)\n>\n>  ![e](»no.png)\n"),
        Construct("lists in quotes", "# T\n\n> - [a](»no.md)\n>   b [c](»no.md)\n> 1. d\n>    - `no.md` [e](»no.md)\n"),
        Construct("quotes in items", "# T\n\n- a\n  > [b](»no.md)\n  > c [d](»no.md)\n  lazy [e](»no.md)\n- > [f](»no.md)\n"),
        Construct("alerts", "# T\n\n> [!NOTE]\n> [a](»no.md) and\n> ![b](»no.png)\n\n- x\n  > [!TIP]\n  > [c](»no.md)\n"),
        Construct("headings in quotes", "# T\n\n> ## A [b](»no.md)\n>\n> C [d](»no.md)\n> ===\n"),
    ])
    func inQuotes(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct(
            "two columns", "# T\n\n| A [a](»no.md) | B |\n|---|---|\n| [b](»no.md) | ![c](»no.png) |\n| d | e [f](»no.md) |\n"),
        Construct("no leading pipes", "# T\n\nA | B\n--|--\n[b](»no.md) | ![c](»no.png)\nd | [f](»no.md)\n"),
        Construct(
            "three columns", "# T\n\n| A | B | C [a](»no.md) |\n|:--|:-:|--:|\n| `no.md` | [b](»no.md) | x |\n|y|z|![c](»no.png)|\n"
        ),
        Construct("one column", "# T\n\n| A |\n|---|\n| [a](»no.md) |\n| [b](»no.md)\n"),
        Construct(
            "many rows",
            "# T\n\n| A | B |\n|---|---|\n" + (1...40).map { "| \($0) | [x](»no.md) |\n" }.joined() + "\nend [y](»no.md)\n"),
        Construct(
            "escaped pipes",
            "# T\n\n| A | B | C |\n|---|---|---|\n| a \\| b [c](»no.md) | `x \\| y` [d](»no.md) | <b title=\"\\|\"> [e](»no.md) |\n"
        ),
        Construct(
            "empty and surplus cells",
            "# T\n\n| A | B | C |\n|---|---|---|\n| | [a](»no.md) | |\n||[b](»no.md)| c | d | [e](»no.md) |\n"),
        Construct("indented", "# T\n\n   | A | B |\n  | --- | --- |\n | [a](»no.md) |   [b](»no.md)   |\n"),
        Construct("lines above", "# T\n\nText [a](»no.md)\nand [b](»no.md)\n| A | B |\n|---|---|\n| [c](»no.md) | [d](»no.md) |\n"),
        Construct(
            "in items",
            "# T\n\n- x\n\n  | A | B | C |\n  |---|---|---|\n  | [a](»no.md) | b | [c](»no.md) |\n- | A | B |\n  |---|---|\n  | [d](»no.md) | e |\n"
        ),
        Construct("in an item behind its text", "# T\n\n- [x](»no.md)\n  | A | B |\n  |---|---|\n  | [a](»no.md) | b |\n"),
        Construct(
            "in quotes",
            "# T\n\n> | A | B | C |\n> |---|---|---|\n> | [a](»no.md) | b | [c](»no.md) |\n>| d | e | ![f](»no.png) |\n"),
        Construct(
            "several",
            "# T\n\n| A | B |\n|---|---|\n| [a](»no.md) | b |\n\n## S\n\n| A | B | C |\n|---|---|---|\n| [a](»no.md) | b | [c](»no.md) |\n\n- [d](»no.md)\n"
        ),
        Construct(
            "HTML in cells",
            "# T\n\n| A | B | C |\n|---|---|---|\n| <img src=\"»no.png\" alt=\"\"> | <a href='»no.md'>x</a><br>[y](»no.md) | <ul><li><a href=»no.md>z</a></li></ul> |\n"
        ),
        Construct("references in cells", "# T\n\n| A | B |\n|---|---|\n| [a] | [b][a] |\n\n[a]: »no.md\n"),
        Construct("behind a definition", "# T\n\n[r]: »no.md\n| A [r] | B |\n|---|---|\n| [a](»no.md) | b |\n"),
    ])
    func inTables(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct(
            "block",
            "# T\n\n<div>\n<a href=\"»no.md\">a</a> <code>no.md</code>\n  <img alt=\"no.png\" src='»no.png'>\n<p><a href=»no.md>b</a>\n</div>\n\n[c](»no.md)\n"
        ),
        Construct(
            "long block",
            "# T\n\n<table>\n" + (1...60).map { "<tr><td>\($0)</td><td><a href=\"»no-\($0).md\">x</a></td></tr>\n" }.joined()
                + "</table>\n"),
        Construct(
            "tag over lines", "# T\n\n<p>\n<a\n  title=\"no.md\"\n  href=\"»no.md\">a</a><img\n src=\"»no.png\"\n alt=\"\">\n</p>\n"
        ),
        Construct("sets of sources", "# T\n\n<p><img alt=\"\" src=\"»no.png\" srcset=\"»no-2.png 2x, »no-3.png 3x\"></p>\n"),
        Construct(
            "escaped addresses",
            "# T\n\n<p><a href=\"»a&amp;b.md\">a</a> <a href=\" »no.md\">b</a> &amp; <a href=\"»c.md?x=1&amp;y=2#z\">c</a></p>\n"),
        Construct("in text", "# T\n\nA \\* <a href=\"»no.md\">a</a> and <img alt=\"x\"\n  src=\"»no.png\"> [b](»no.md)\n"),
        Construct("in quotes", "# T\n\n> <div>\n> <a href=\"»no.md\">a</a>\n> </div>\n>\n> b <a href=\"»no.md\">c</a>\n"),
        Construct(
            "in items",
            "# T\n\n- a\n\n  <div>\n    <a href=\"»no.md\">b</a>\n  <img alt=\"\" src=\"»no.png\"></div>\n- <a href=\"»no.md\">c</a> - d\n"
        ),
        Construct(
            "details",
            "# T\n\n<details>\n<summary>S <a href=\"»no.md\">a</a></summary>\n<a href=\"»no.md\">b</a>\n\n- [c](»no.md)\n\n</details>\n"
        ),
        Construct(
            "around Markdown",
            "# T\n\n<div align=\"center\">\n<a href=\"»no.md\">a</a>\n\n[b](»no.md)\n\n<img alt=\"\" src=\"»no.png\">\n</div>\n\n## S\n"
        ),
        Construct(
            "headings",
            "<h1 title=\"no.md\">T no.md <a href=\"»no.md\">a</a></h1>\n\n[b](»no.md)\n\n<h2 align=\"center\">\n  no.png\n  <img alt=\"no.png\" src=\"»no.png\">\n</h2>\n\n- x\n"
        ),
    ])
    func inHTML(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct("forms", "# T\n\n[a][x], [x][], [x] and ![x][y].\n\n[x]: »no.md\n[Y]: »no.png \"t\"\n"),
        Construct("other lines", "# T\n\n[a] [b] [c c]\n\n[a]:\n»no.md\n[b]: <»no file.md>\n  'title'\n  [C\tC]: »no.md\n"),
        Construct("in items and quotes", "# T\n\n- [a] [b]\n\n  [a]: »no.md\n\n> [b]: »no.png\n"),
        Construct("before text", "# T\n\n[a]: »no.md\n[b]: yes.md\n[c](»no.md) [a] and\n[d](»no.md)\n"),
        Construct("twice", "# T\n\n[a]: »no.md\n[a]: nope.md\n\n[a] and [A]\n"),
        Construct("code that looks like one", "# T\n\n```\n[a]: other.md\n```\n\n[a]\n\n[a]: »no.md\n"),
        Construct("behind references", "# T\n\n[a] [text][a] [a][] [b](»no.md) [a]: [c](»no.md)\n\n[a]: https://example.org/\n"),
    ])
    func inDefinitions(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct(
            "footnotes",
            "# T\n\nA[^1] `no.md` [b](»no.md) c[^n] [d](»no.md)\n\n[^1]: E [f](»no.md)\n[^n]: ![g](»no.png)\n    and [h](»no.md)\n"),
        Construct(
            "footnotes in items and quotes",
            "# T\n\n- A[^1] [b](»no.md)\n\n  [^1]: [c](»no.md)\n\n> D[^2]\n>\n> [^2]: E [f](»no.md)\n"),
        Construct("many open images", "# T\n\n" + String(repeating: "![", count: 105) + " [a](»no.md)\n"),
    ])
    func inFootnotes(_ construct: Construct) async throws { try await check(construct) }

    @Test(arguments: [
        Construct("front matter", "---\ntitle: T\n# no.md\n---\n\n[a](»no.md)\n\n| A | B |\n|---|---|\n| [b](»no.md) | c |\n"),
        Construct("byte order mark", "\u{FEFF}[a](»no.md) `no.md` [b](»no.md)\n"),
        Construct("byte order mark before front matter", "\u{FEFF}---\ntitle: T\n---\n- [a](»no.md) {»foo=1}\n"),
        Construct(
            "CRLF",
            "---\r\ntitle: T\r\n---\r\n# T\r\n\r\n- [a](»no.md)\r\n  more [b](»no.md)\r\n\r\n| A | B |\r\n|---|---|\r\n| [c](»no.md) | d |\r\n\r\n<div>\r\n<a href=\"»no.md\">e</a>\r\n</div>\r\n"
        ),
        Construct(
            "CR",
            "# T\r\r- [a](»no.md)\r  more [b](»no.md)\r\r| A | B |\r|---|---|\r| [c](»no.md) | d |\r\r<div>\r<a href=\"»no.md\">e</a>\r</div>\r"
        ),
        Construct(
            "anchors", "# T\n\n[a](»#no) [b](index.md»#no) ![c](»no.png#x)\n\n| A | B |\n|---|---|\n| [d](»#no) | [e](»#no) |\n"),
        Construct(
            "containers in containers",
            "# T\n\n1. a\n   > - [b](»no.md)\n   >   | A | B | C |\n   >   |---|---|---|\n   >   | [c](»no.md) | `no.md` | [d](»no.md) |\n"
        ),
    ])
    func inFiles(_ construct: Construct) async throws { try await check(construct) }
}
