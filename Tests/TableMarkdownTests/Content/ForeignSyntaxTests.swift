import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// What only other generators can read is reported where it stands, and shown as it is.
@Suite struct ForeignSyntaxTests {
    @Test(arguments: [
        ("a {{< figure src=\"b.png\" >}}", 3, "shortcode"), ("{{% other %}}\ntext\n{{% /other %}}", 1, "shortcode"),
        ("- x {{<youtube id>}}", 5, "shortcode"), ("{% include a.html %}", 1, "template"),
        ("a {%- if x -%} b {% endif %}", 3, "template"),
        ("Hello {{ site.title }}.", 7, "expression"), ("| a | b | c |\n|---|---|---|\n| {{x}} | b | c |", 3, "expression"),
        ("import A from './a.mdx'", 1, "MDX"), ("import './a.css';", 1, "MDX"), ("export const a = 1", 1, "MDX"),
        ("Text {props.a} more", 6, "expression"),
        ("``` yaml\na: # (1)!\n```", 1, "annotation"), ("*[HTML]: Hyper Text", 1, "abbreviation"), ("$$\n\\cos x", 1, "formula"),
        (":material-account: a", 1, "icon"), ("{{#title My title}}", 1, "expression"), ("a <Card title=\"b\" /> c", 3, "component"),
        ("<Card title=\"b\">\n\ntext\n\n</Card>", 1, "component"),
        ("``` math\nx\n```", 1, "formula"), ("a $E = mc^2$ b", 3, "formula"), (#"so $\alpha$, and"#, 4, "formula"),
        ("($x_1$)", 2, "formula"), ("let $n$ be", 5, "formula"), ("a $`x`$", 3, "formula"), (#"a \(y\) b"#, 3, "formula"),
        ("+---+---+\n| a | b |\n+===+===+\n| c | d |\n+---+---+", 1, "pandoc"), ("- a\n\n  +--+\n  | b |\n  +--+", 3, "pandoc"),
        ("  a   b\n --- ---\n c   d\n", 2, "pandoc"), ("> --- ---\n> c   d\n> --- ---\n", 3, "pandoc"),
        ("::: package.module\n    options:\n      show_source: true", 1, "mkdocstrings"), ("::: a.b_c.D", 1, "mkdocstrings"),
        ("### ::: a.b_c.D", 5, "mkdocstrings"),
        ("::note\nx\n::", 1, "Nuxt"), ("::card{title=\"a\"}\nx\n::", 1, "Nuxt"),
        ("::note\n\nx\n\n- a\n\n::\n", 1, "Nuxt"),
    ])
    func reports(markdown: String, column: Int, word: String) throws {
        let found = page(markdown).diagnostics.filter { $0.code == .foreignSyntax }
        let first = try #require(found.first)
        #expect(first.message.contains(word))
        #expect(first.range?.start.column == column)
    }

    /// MathML is taken out of pages unless their HTML is trusted.
    @Test func advisesWhatPagesKeepOfFormulas() {
        let help = page("a $E = mc^2$ b").diagnostics.first?.help
        #expect(help == "add an image of it: `![E = mc²](energy.svg)`; MathML takes `html: trusted` in `tablesite.yml`")
    }

    @Test(arguments: [
        "`{{< a >}}` and `{% b %}`", "```\n{{ a }}\nimport a from 'b'\n```", "{ a } and {{ b", "{{#include a.md}}", "{{{ a }}}",
        "import taxes from abroad are high", "They import 'goods' daily", "export it", "Array<Int> and <Foo>", "{a}", "{% end",
        "Important: export const is a keyword", "It costs $5", "a {+b+} {-c-}", ":materials: and :material", "{/* a */} b",
        "$5 and $6", "$5 to 10$", "from $5=4€ to $6=5€", "$HOME_DIR and $PATH", "$A_B/$C_D", "${A}_${B}", "$FOO=$BAR", "US$5 = A$7",
        "a $ b_c $ d", "$x_1 $", "$ x_1$", "A$=B$", #"\$x_1\$"#, "$a b$", "a$x_1$", "$x_1$2", "::: {.a}\n\nb\n\n:::",
        "::: a.b and more", ":::a.b", "a ::: b.c", "``` mathematica\nx\n```",
        "+-", "+ a\n+ b", "+-a-+", "a\n- - -\nb", "a\n\n--- ---\n\nb", "a\n\n--- ---\nb", "a\n* * *\nb", "a\n*** ***\nb",
        "::before", "::youtube{#id}", "::\n\n::before\n\n:::", "{a.} {.a.b} {a..b} {a.b c} {1.2}", "```js\ncall(1)!\n```",
        "```\na # (1)!\n```",
    ])
    func leavesText(markdown: String) {
        #expect(page(markdown).diagnostics.filter { $0.code == .foreignSyntax }.map(\.message) == [])
    }

    @Test(arguments: ["{{< a >}}", "{% a %}", "x {{ a }} y", "import a from 'b'"])
    func showsWhatIsWritten(markdown: String) {
        let page = page(markdown).value
        #expect(page.plainText(page.header).dropLast() == markdown)
    }

    /// CommonMark takes the back-slashes away that these begin with.
    @Test(arguments: [
        (#"so \(y\) and \(f(x)_1\)."#, nil), (#"\(\{a\,b\}\)"#, nil), (#"\[x = y\]"#, nil),
        (#"a $y\{x\}_1$ *b*"#, #"a $y\{x\}_1$ b"#),
        ("$x^2^ == y~3~$", nil), (#"a \(b &lt; c_d\)"#, #"a \(b < c_d\)"#), (#"\(a\) **b** \(c\)"#, #"\(a\) b \(c\)"#),
        ("\\[\na \\, b\n\\]", #"\[ a \, b \]"#), (#"\(no formula\) \[x\]"#, "(no formula) [x]"), (#"- a_b - \(y\)"#, nil),
    ])
    func keepsTheBackslashesOfFormulas(markdown: String, shown: String?) {
        let page = page(markdown).value
        let rows = page.rows.map { page.plainText($0.title) }
        let text = rows.first ?? trimmed(page.plainText(page.header))
        #expect(text == shown ?? (rows.isEmpty ? markdown : String(markdown.dropFirst(2))))
    }

    /// For CommonMark an index behind a brace begins emphasis, and `\\` is one back-slash.
    @Test(arguments: [
        #"a $\hat{x}_{1} + \hat{y}_{2}$ b"#, #"$$ a & b \\ c \; \{x\} $$"#, "$$\n\\hat{a}_{i} \\\\\na*b*c\n$$",
        #"$\{a, b\}$ and $a\,b$."#, #"$\hat{x}_{1}$, $\hat{y}_{2}$"#,
    ])
    func keepsFormulasAsTheyAreWritten(markdown: String) {
        #expect(trimmed(page(markdown).value.plainText(page(markdown).value.header)) == trimmed(markdown))
        let quoted = page("> " + markdown.replacing("\n", with: "\n> ") + " *em*").value
        #expect(trimmed(quoted.plainText(quoted.header)) == trimmed(markdown + " em"))
        let cell = page("| a | b | c |\n|---|---|---|\n| \(markdown.replacing("\n", with: " ")) | 2 | 3 |\n").value
        #expect(trimmed(cell.plainText(cell.header)).contains(trimmed(markdown)))
    }

    /// One that ends in another inline than its start is none, or part of that would be lost.
    @Test(arguments: [
        ("**Net ($)** = **Gross ($)** - tax", "Net ($) = Gross ($) - tax"), ("$a = `b$ more` tail", "$a = b$ more tail"),
        ("$a = *b$ more* tail", "$a = b$ more tail"), ("$a = ![b$ c](d.png) tail", "$a = b$ c tail"),
        ("Type $(`a=$`) here", "Type $(a=$) here"), ("[Net ($)](a.md) = [Gross ($)](b.md)", "Net ($) = Gross ($)"),
    ])
    func cutsNoInline(markdown: String, shown: String) {
        let page = page("# T\n\nText.\n\n" + markdown).value
        #expect(trimmed(page.plainText(page.header)) == "Text. " + shown)
    }

    private func trimmed(_ text: String) -> String {
        text.split { $0.isNewline || $0 == " " }.joined(separator: " ")
    }

    /// It is text of the document, as an icon that is not here is.
    @Test func keepsWhatStandsBehindIcons() {
        let page = page(":material-check:{ .lg .middle } Fast :tada:{ .big }").value
        #expect(trimmed(page.plainText(page.header)) == ":material-check:{ .lg .middle } Fast 🎉{ .big }")
    }

    /// As on sites of MkDocs: a link to `#windows` leads to the heading that says so.
    @Test(arguments: [
        ("Windows :material-x:", "windows"), (":material-check: Linux", "linux"), ("A :fontawesome-brands-x: B", "a-b"),
        (":octicons-x-16:{ .lg .middle } **Bold**", "bold"), ("`:material-x:` icon", "material-x-icon"),
        (":simple-x:", "section"), ("Be :tada: here", "be-tada-here"), ("A :material-x:{ .b } {#own}", "own"),
        ("A :material-x: {.b}", "a"), ("12:material", "12material"),
    ])
    func leavesIconsOutOfIDs(heading: String, id: String) {
        let page = page("# T\n\n## \(heading)\n\na").value
        #expect(page.sections.compactMap(\.heading).map { page.string($0.id) } == [id])
    }

    @Test func showsOneImageForTheLightAndOneForTheDark() {
        let pair = page("![P](l.png#only-light)\n![P](d.png#only-dark)").value
        let dark = page("![P](d.png#gh-dark-mode-only){ width=3 } ![P](l.png#gh-light-mode-only){ width=3 }").value
        for page in [pair, dark] {
            let addresses = page.events.compactMap { event -> String? in
                switch event {
                case .address(let span, .image): page.string(span)
                case .image(let span, _, _): page.string(span)
                default: nil
                }
            }
            #expect(addresses == ["d.png", "l.png"])
            let markup = page.events.compactMap { event -> String? in
                if case .markup(let span) = event { page.string(span) } else { nil }
            }
            #expect(markup.first == "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"")
            #expect(markup.last == "</picture>")
        }
        for alone in [
            "![P](l.png#only-light)", "![P](l.png#only-dark) and ![Q](l.png#x)", "![P](l.png#only-dark) ![Q](l.png#only-dark)",
        ] {
            let page = page(alone).value
            let addresses = page.events.compactMap { event -> String? in
                if case .image(let span, _, _) = event { page.string(span) } else { nil }
            }
            #expect(addresses.first == "l.png" && !addresses.contains("l.png#only-dark"))
            #expect(page.events.allSatisfy { if case .markup = $0 { false } else { true } })
        }
    }

    @Test func isOffInStrictReading() { #expect(page("{% a %} {{ b }}", options: .strict).diagnostics.isEmpty) }

    @Test func takesTimeThatGrowsWithTheText() {
        let pieces = [
            "{{", "{%", "{{<", "{% a ", "++a+", "x^", "==", "^^", "[[a", "[[", "![[a|", "~", "{:", "{: .a", "+", "=", "$a_b$ ",
            "$a_b", "\\(a_b)",
            "\\(a_b\\) ", "\\(a(", "![a](b#only-dark) ", ":a:{ .b }",
        ]
        for piece in pieces { _ = page(String(repeating: piece, count: 50_000 / piece.utf8.count)) }
    }
}
