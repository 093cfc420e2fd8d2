import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Directives of MyST as parts of a page.
@Suite struct ContainerScanDirectivesTests {
    @Test(arguments: [
        ("```{note}\na *b*\n```\nc", "<note! a *b* ¶ >c"),
        (":::{warning}\na\n:::", "<warning! a ¶ >"),
        ("~~~{tip} Title\na\n~~~", "<tip! «Title» a ¶ >"),
        ("```{tip} Just words.\n```", "<tip! Just words. ¶ >"),
        ("```{admonition} My *title*\na\n```", "<note! «My *title*» a ¶ >"),
        ("```{admonition} T\n:class: warning dropdown\na\n```", "<warning!closed «T» a ¶ >"),
        ("```{dropdown} More\n:open:\n\na\n```", "<open details «More» a ¶ >"),
        ("```{seealso}\na\n```", "<note! «See also» a ¶ >"),
        ("```{versionadded} 6.0\n```", "<info! «New in version 6.0» >"),
        ("~~~{deprecated} `1.0`\na\n~~~", "<warning! «Deprecated since version `1.0`» a ¶ >"),
        ("````{note}\n```{tip}\na\n```\nb\n````", "<note! <tip! a ¶ >b ¶ >"),
        ("````{note}\n```js\na\n```\n````\nb", "<note! ```js a⏎```>b"),
        ("```{note}\n~~~js\na\n```\nb", "<note! ```js a⏎```>b"),
        ("```{tab} A\na\n```\n```{tab} B\nb\n```", "<tabs <tab «A» a ¶ ><tab «B» b ¶ >>"),
        ("> ```{note}\n> a\n> ```\n> b", "<<note! a ¶ >b ¶ >"),
        ("  ```{note}\na\n  b\n  ```", "<note! a b ¶ >"),
        (":::{foo} Bar\na\n:::", "<note! «Bar» a ¶ >"),
    ])
    func readsContent(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        ("```{note}\n:class: x\n:name: my id\na\n```", "<note! <a id=my-id></a>a ¶ >"),
        ("```{note}\n---\nname: b\nclass: x\n---\na\n```", "<note! <a id=b></a>a ¶ >"),
        ("```{note}\n---\na\n```", "<note! ---a ¶ >"),
        ("```{note}\na\n:by: c\n```", "<note! a :by: c ¶ >"),
    ])
    func leavesOptionsOut(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        ("```{code-block} python\n:caption: A\n:linenos:\nx\n```", "```python title=\"A\" linenos=true x⏎```"),
        ("```{code}\n---\nlineno-start: 4\nemphasize-lines: 1,3-4\n---\nx\n```", "```text linenostart=4 hl_lines=\"1 3-4\" x⏎```"),
        (":::{code-block} c\n```x\n:::\nb", "```c ```x⏎```"),
        ("```{code-block} c\n:emphasize-lines: 2\n\na\nb\n```", "```c hl_lines=\"2\" a⏎b⏎```"),
        (":::{code} c\n---\nemphasize-lines: 1\n---\n\n\na\n\nb\n:::", "```c hl_lines=\"1\" a⏎⏎b⏎```"),
        ("> ```{code} c\n>\n> a\n> ```", "```c a⏎```"),
        ("```{code-block} c\n:caption: Use `x`\na\n```\n\nb *c*", "```c title=\"Use x\" a⏎```>b *c*"),
    ])
    func readsCode(markdown: String, expected: String) {
        #expect(flow(markdown).contains(expected), "\(flow(markdown))")
        #expect(problems(markdown) == [])
    }

    @Test func readsImages() {
        let found = flow("```{figure} a b.png\n:alt: A [b]\n\nThe *caption*\n```")
        #expect(found.contains("a b.png") && found.contains("A [b]") && found.contains("The *caption*"), "\(found)")
    }

    @Test func readsThoseInItems() {
        #expect(sketch("- item\n\n  ```{note}\n  a\n  ```\n- b\n").contains("<note! a ¶ >"))
        #expect(sketch("- item\n\n      ```{note}\n      a\n").contains("```"))
    }

    @Test(arguments: [
        "```{note}\na\n", "```{r}\na\n```", "    ```{note}\n    a\n    ```", "```\n```{note}\na\n```\n", "\\```{note}\na\n```",
    ])
    func leavesOtherText(markdown: String) { #expect(!flow(markdown).contains("note!")) }

    /// Each would look at all that follows.
    @Test(arguments: [":::{note}\n", "@Row {\n"]) func looksForTheEndsOfFewThatHaveNone(line: String) {
        #expect(!flow(String(repeating: line, count: 5000)).contains("note!"))
    }

    @Test func isCodeInStrictReading() { #expect(flow("```{note}\na\n```", options: .strict).contains("```")) }

    @Test func showsWhatIsUnknown() {
        let markdown = "```{toctree} Two\na\n```\n\n```{toctree}\n```\n\n:::{foo}\na\n:::\n"
        #expect(flow(markdown).contains("Two"))
        #expect(
            page(markdown).diagnostics.map { "\($0.range?.start.line ?? 0) \($0.message)" } == [
                "8 the directive `{foo}` of MyST is unknown; what is in it is shown as it is written",
                "1 the directive `{toctree}` of MyST is unknown; what is in it is shown as it is written",
            ])
    }

    @Test func placesWhatStandsInThem() {
        let found = page("```{note}\n:class: x\nSee [a](b.md)\n\n  [c](d.md)\n```\n[e](f.md)\n").value.linkPlaces
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == ["3:9", "5:7", "7:5"])
    }
}
