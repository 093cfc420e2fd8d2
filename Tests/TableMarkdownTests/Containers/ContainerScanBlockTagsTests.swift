import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Shortcodes of Hugo's themes and blocks of GitBook whose content is Markdown.
@Suite struct ContainerScanBlockTagsTests {
    @Test(arguments: [
        ("{{< note >}}\na *b*\n{{< /note >}}\nc", "<note! a *b* ¶ >c"),
        ("{{% alert title=\"T\" color=\"warning\" %}}\na\n{{% /alert %}}", "<warning! «T» a ¶ >"),
        ("{{% notice tip \"T *u*\" %}}\na\n{{% /notice %}}", "<tip! «T *u*» a ¶ >"),
        ("{{< callout type=\"error\" emoji=\"x\" >}}a{{< /callout >}}", "<danger! a ¶ >"),
        ("{{< alert \"circle-info\" >}}\na\n{{< /alert >}}", "<note! a ¶ >"),
        ("{{< admonition type=tip title=\"T\" open=false >}}\na\n{{< /admonition >}}", "<tip!closed «T» a ¶ >"),
        ("{{<\n  hint\n  warning\n>}}\na\n{{< /hint >}}", "<warning! a ¶ >"),
        ("{% hint style=\"danger\" %}\na\n{% endhint %}", "<danger! a ¶ >"),
        ("{%- callout type=\"check\" title=\"T\" -%}\na\n{% /callout %}", "<success! «T» a ¶ >"),
    ])
    func readsNotes(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    /// The first end is that of a block, and the line goes on behind it.
    @Test(arguments: [
        ("{{< tip >}}a{{< /tip >}} {{< note >}}b{{< /note >}}", "<tip! a ¶ ><note! b ¶ >"),
        ("{% hint %}a{% endhint %} *x* {% hint %}b{% endhint %} y", "<tip! a ¶ >*x* ¶ <tip! b ¶ >y"),
        (
            "{{< button href=\"https://a.b\" >}}A{{< /button >}} or {{< button href=\"https://c.d\" >}}B{{< /button >}}.",
            "[(https://a.b)A] or [(https://c.d)B]."
        ),
    ])
    func readsSeveralInALine(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    /// An end in code is none, and nothing begins a block in the midst of a line.
    @Test(arguments: [
        ("{{< tip >}}Write `{{< /tip >}}` last.{{< /tip >}}", "<tip! Write `{{< /tip >}}` last. ¶ >"),
        ("{{< button href=\"https://a.b\" >}}A `{{< /button >}}`{{< /button >}} c", "[(https://a.b)A `{{< /button >}}`] c"),
        ("{{< tip >}}a{{< /tip >}} - text", "<tip! a ¶ >- text"), ("{{< tip >}}a{{< /tip >}} # x", "<tip! a ¶ ># x"),
        ("{{< tip >}}a{{< /tip >}} 1. first", "<tip! a ¶ >1. first"), ("{{< tip >}}a{{< /tip >}} > x", "<tip! a ¶ >> x"),
        ("{{< tip >}}a{{< /tip >}} *** {{< tip >}}b{{< /tip >}} * c", "<tip! a ¶ >*** ¶ <tip! b ¶ >* c"),
        ("{{< tip >}}a{{< /tip >}} ```js", "<tip! a ¶ >```js"), ("{{< tip >}}a{{< /tip >}} [b]: c", "<tip! a ¶ >[b]: c"),
        ("{{< tip >}}a{{< /tip >}} -1 and `b`", "<tip! a ¶ >-1 and `b`"),
        ("{{< tip >}}a{{< /tip >}} **b** 1.5", "<tip! a ¶ >**b** 1.5"), ("{{< tip >}}a{{< /tip >}} `b`", "<tip! a ¶ >`b`"),
    ])
    func readsTextBehindABlock(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func readsAnyNumberOfTheLine() {
        let count = 2_000
        let text = flow(String(repeating: "{{< tip >}}a{{< /tip >}} ", count: count))
        #expect(text == String(repeating: "<tip! a ¶ >", count: count))
        #expect(flow(String(repeating: "{{< tip >}}a ", count: count)).hasPrefix("{{< tip >}}a"))
    }

    @Test(arguments: [
        ("{{< details title=\"T\" closed=\"true\" >}}\na\n{{< /details >}}", "<details «T» a ¶ >"),
        ("{{< expand \"T\" open >}}\na\n{{< /expand >}}", "<open details «T» a ¶ >"),
        ("{% details T u %}\na\n{% enddetails %}", "<details «T u» a ¶ >"),
        (
            "{{< tabs items=\"A,B\" >}}\n\n  {{< tab >}}a{{< /tab >}}\n  {{< tab >}}\n  b\n  {{< /tab >}}\n{{< /tabs >}}",
            "<div. <tabs <tab «A» a ¶ ><tab «B» b ¶ >>>"
        ),
        (
            "{% tabs %}\n{% tab title=\"A\" %}\na\n{% endtab %}\n\n{% tab title=\"B\" %}\nb\n{% endtab %}\n{% endtabs %}",
            "<div. <tabs <tab «A» a ¶ ><tab «B» b ¶ >>>"
        ),
        (
            "{{< tabpane lang=\"sh\" >}}\n{{< tab header=\"A\" >}}\n# *a*\n{{< /tab >}}\n{{< /tabpane >}}",
            "<div. <tabs <tab «A» ```sh # *a*⏎```>>>"
        ),
        (
            "{{< tabpane text=true >}}\n{{% tab header=\"A\" %}}\n*a*\n{{% /tab %}}\n{{< /tabpane >}}",
            "<div. <tabs <tab «A» *a* ¶ >>>"
        ),
        (
            "{% code title=\"a.sh\" lineNumbers=\"true\" %}\n```sh\na\n```\n{% endcode %}",
            "<div. <code «a.sh» ```sh title=\"a.sh\" linenos=true a⏎```>>"
        ),
        ("{% code title=\"a\" %}\n```\na\n```\n{% endcode %}", "<div. <code «a» ```text title=\"a\" a⏎```>>"),
    ])
    func readsOthers(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        ("{{< figure src=\"a.png\" alt=\"A\" title=\"T\" caption=\"C\" >}}", "![A](a.png)⏎T⏎C"),
        ("{{< figure src=\"a.png\" link=\"https://a.b\" >}}", "badges [(https://a.b)![](a.png)]"),
        ("{{< youtube abc >}}", "[(https://www.youtube.com/watch?v=abc)https://www.youtube.com/watch?v=abc]"),
        ("{{< gist jo 12 >}}", "[(https://gist.github.com/jo/12)https://gist.github.com/jo/12]"),
        ("{{< button href=\"https://a.b\" >}}Go *on*{{< /button >}}", "[(https://a.b)Go *on*]"),
        ("{% embed url=\"https://a.b\" %}", "[(https://a.b)https://a.b]"),
        ("{% file src=\"a/b (1).pdf\" %}", "[(a/b (1).pdf)a/b (1).pdf]"),
        ("{% content-ref url=\"a/b.md\" %}\n[b.md](a/b.md)\n{% endcontent-ref %}", "<div. [(a/b.md)a/b.md] ¶ >"),
        ("{% embed url=\"https://a.b\" %}\nC\n{% endembed %}", "<div. [(https://a.b)https://a.b] ¶ C ¶ >"),
    ])
    func readsWhatHasNoEnd(markdown: String, expected: String) {
        let found = flow(markdown + "\n\nz")
        #expect(found == expected + (expected.hasSuffix(">") ? "z" : " ¶ z"))
    }

    @Test func keepsCaptionsInTheirQuoteOrItem() {
        #expect(flow("> {{< figure src=\"a.png\" title=\"T\" caption=\"C\" >}}\n\nz") == "<![](a.png)⏎T⏎C ¶ >z")
        #expect(flow("- x\n\n  {{< figure src=\"a.png\" caption=\"C\" >}}\n\nz").contains("![](a.png)⏎C"))
    }

    /// A name of an arrangement is an id, and a text a switch.
    @Test func readsArrangementsWithNames() {
        #expect(
            flow("{{< tabs name=\"id\" >}}\n{{< tab name=\"A\" >}}a{{< /tab >}}\n{{< /tabs >}}") == "<div. <tabs <tab «A» a ¶ >>>")
    }

    @Test func makesRowsOfCards() {
        let page = page("# T\n\n{{< cards >}}\n  {{< card link=\"https://a.b\" title=\"A\" subtitle=\"S\" >}}\n{{< /cards >}}\n")
            .value
        #expect(page.sketch == "T #t\n-- alone\n  - subtitle: A | S -> https://a.b #a")
    }

    @Test(arguments: [
        "- a\n\n  {% hint %}\n  # x\n\n  *y*\n  {% endhint %}\n- c", "> {{% note %}}\n> # x\n>\n> *y*\n> {{% /note %}}",
        "{{< steps >}}\n{{< note >}}\n# x\n\n*y*\n{{< /note >}}\n{{< /steps >}}",
    ])
    func readsThemInOtherBlocks(markdown: String) {
        let found = flow(markdown)
        #expect(found.contains("! ") && found.contains("*y*") && !found.contains("{"), "\(found)")
    }

    @Test(arguments: [
        "{{< note >}}\na", "{% hint %}\na", "`{% hint %}` a", "```\n{% hint %}\n{% endhint %}\n```",
        "    {% hint %}\n    {% endhint %}",
        "a {{< note >}}b{{< /note >}} c", "{% raw %}\n{% hint %}\na\n{% endhint %}\n{% endraw %}", "{{< figure >}}", "{% embed %}",
        "{{< steps title=\"w\" >}}\na\n{{< /steps >}}", "{% other %}\na\n{% endother %}", "{{</* note */>}}\na\n{{</* /note */>}}",
    ])
    func leavesOtherText(markdown: String) {
        let found = flow(markdown)
        #expect(found.contains("{") && !found.contains("!"), "\(found)")
    }

    @Test func placesWhatStandsInThem() {
        let found = page("{% hint %}\n[a](b.md)\n{% endhint %}\n\n  {{< tip >}}w [c](d.md){{< /tip >}}\n\n[e](f.md)\n").value
            .linkPlaces
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == ["2:5", "5:20", "7:5"])
    }
}
