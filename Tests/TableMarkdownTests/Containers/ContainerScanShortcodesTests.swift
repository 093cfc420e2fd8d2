import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Shortcodes of Hugo whose content is code, and those that are only shown.
@Suite struct ContainerScanShortcodesTests {
    @Test(arguments: [
        ("{{< highlight go >}}\nfunc a() {\n\tb(*c, *d)\n}\n{{< /highlight >}}\ne", "```go func a() {⏎\tb(*c, *d)⏎}⏎```e"),
        (
            "{{< highlight go \"linenos=table,hl_lines=2 4-5,linenostart=9\" >}}\n# a\n{{< /highlight >}}",
            "```go linenos=true hl_lines=\"2 4-5\" linenostart=9 # a⏎```"
        ),
        (
            "{{< code file=\"a.html\" >}}\n<!DOCTYPE html>\n<head>{{ .A }}</head>\n\n- one\n  * two\n{{< /code >}}",
            "<code «a.html» ```html title=\"a.html\" <!DOCTYPE html>⏎<head>{{ .A }}</head>⏎⏎- one⏎  * two⏎```>"
        ),
        ("{{< code-toggle file=\"config\" >}}\na = 1\n{{</ code-toggle >}}", "<code «config» ```text title=\"config\" a = 1⏎```>"),
        ("{{% highlight md %}}\n````\na\n````\n{{% /highlight %}}", "```md ````⏎a⏎````⏎```"),
        ("{{<highlight sh>}}ls *a*{{</highlight>}}\n\nb", "```sh ls *a*⏎```b"),
        ("{{< highlight sh >}}a\n  b {{< /highlight >}}", "```sh a⏎  b⏎```"),
    ])
    func readsCode(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: [
        "- a\n\n  {{< highlight sh >}}\n  # x\n\n  *y*\n  {{< /highlight >}}\n\n  z\n- c",
        "> a\n>\n> {{< highlight sh >}}\n> # x\n>\n> *y*\n> {{< /highlight >}}\n>\n> z",
        "!!! note\n    a\n\n    {{< highlight sh >}}\n    # x\n\n    *y*\n    {{< /highlight >}}\n\n    z",
        "- {{< highlight sh >}}\n  # x\n\n  *y*\n  {{< /highlight >}}\n  z",
    ])
    func readsCodeInOtherBlocks(markdown: String) {
        let found = flow(markdown)
        #expect(found.contains("```sh # x⏎⏎*y*⏎```") && found.contains("z"), "\(found)")
    }

    /// In an item that ends before the shortcode does, so does its code.
    @Test func endsCodeWithItsItem() {
        let found = flow("- {{< code >}}\n  # x\n\n# H\n\n{{< /code >}}\n\n*a*")
        #expect(found.contains("# x⏎") && found.contains("# H #h") && found.contains("*a*"), "\(found)")
    }

    /// Their tags are shown and reported; the Markdown in them is read, unless it is a page of HTML.
    @Test func losesNothingOfOthers() {
        #expect(flow("{{< other >}}\n*a*\n{{< /other >}}") == "{{< other >}} *a* {{< /other >}}")
        let found = flow("{{< x >}}\n<!DOCTYPE html>\n<body># a</body>\n{{< /x >}}\n")
        #expect(found == "{{< x >}} ¶ ```html <!DOCTYPE html>⏎<body># a</body>⏎```{{< /x >}}")
        #expect(
            problems("# T\n\n{{< x >}}\n<html>\n{{< /x >}}\n").map { $0.prefix(44) } == [
                "3:1+9 warning[foreign-syntax] a shortcode of"
            ])
    }

    @Test(arguments: [
        ("a {{</* x */>}} b", "a {{< x >}} b"), ("{{%/* x */%}}", "{{% x %}}"), ("`{{</* x */>}}`", "`{{< x >}}`"),
        ("{{</*x*/>}}", "{{<x>}}"), ("{{</* /x */>}} {{</* x a=\"b\" */>}}", "{{< /x >}} {{< x a=\"b\" >}}"),
        ("```\n{{</* x 1 */>}}\n```", "``` {{< x 1 >}}⏎```"), ("    {{</* x 1 */>}}", "``` {{< x 1 >}}⏎```"),
        ("{{< highlight md >}}\n{{%/* x */%}}\n{{< /highlight >}}", "```md {{% x %}}⏎```"),
    ])
    func showsEscapedOnes(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test func takesThoseWithoutSpaceForNoHTML() {
        #expect(flow("{{<color red>}}**a** -> x{{</color>}}") == "{{<color red>}}**a** -> x{{</color>}}")
        #expect(
            problems("# T\n\nb {{<color red>}}a{{</color>}}").map { $0.prefix(45) } == [
                "3:3+15 warning[foreign-syntax] a shortcode of"
            ])
        #expect(flow("`{{<x>}}` a") == "`{{<x>}}` a")
        for code in ["`a {{<x>}}\nb`", "`a\nb {{<x>}}`", "`a\nb\n{{<x>}} c`"] {
            #expect(flow(code + "\n\n{{<y>}}") == code.replacing("\n", with: " ") + " ¶ {{<y>}}")
        }
    }

    @Test(arguments: [
        "{{< highlight go >}}\na", "a {{< code >}}\nb\n{{< /code >}}", "{{</* x", "{{<", "{{</*",
        "    {{< code >}}\n    a\n    {{< /code >}}",
    ])
    func leavesOtherText(markdown: String) { #expect(flow(markdown).contains("{{<")) }

    @Test func placesWhatStandsBehindThem() {
        let found = page("# T\n\n{{</* x */>}} {{<y>}} [d](e.md)\n\n{{< code >}}a{{< /code >}}\n[f](g.md)\n")
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["3:27", "6:5"])
    }

    @Test func isTextInStrictReading() { #expect(flow("{{< code >}}\n*a*\n{{< /code >}}", options: .strict).contains("*a*")) }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in [
            "{{< code >}}\n", "- {{< code >}}\n", "{{< x >}}\n<html>\n", "{{</* x", "{{</* x */>}}", "{{<x>}}", "{{<", "` {{<x>}}",
            "- {{< code >}}\n\n# a\n\n", "{{< code >}}{{< /code >}}\n",
        ] {
            _ = page(String(repeating: piece, count: 30_000 / piece.utf8.count) + "{{< /code >}}\n{{< /x >}}\n")
        }
    }
}
