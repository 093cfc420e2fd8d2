import Testing

@testable import TableMarkdown

@Suite struct DirectiveTests {
    @Test(arguments: [
        ("```{note}", "note", "", 3), ("````{admonition} My *title* ", "admonition", "My *title*", 4), (":::{tip}", "tip", "", 3),
        ("~~~{code-block} python", "code-block", "python", 3), ("::: {note} a", "note", "a", 3),
        ("```{py:function} f(x)", "py:function", "f(x)", 3),
    ])
    func readsFences(line: String, name: String, argument: String, length: Int) throws {
        let bytes = Array(line.utf8)
        let directive = try #require(Directive(bytes[...]))
        #expect(directive.name == name && directive.fence.length == length)
        #expect(String(decoding: bytes[directive.argument], as: UTF8.self) == argument)
    }

    @Test(arguments: [
        "``{note}", "```note", "```{.python}", "```{#id}", "```{note", "```{note}x", "```{a} `b`", "```{r, a=b}", "``` {}",
    ])
    func leavesOtherLines(line: String) { #expect(Directive(Array(line.utf8)[...]) == nil) }

    @Test func tellsLanguagesInBracesFromDirectives() {
        let name = { (info: String) in Array(info.utf8).withUnsafeBufferPointer { Directive(info: $0)?.name } }
        #expect(name("{python}") == nil && name("{r} x") == nil && name("python") == nil && name("{mermaid}") == nil)
        #expect(name("{toctree}") == "toctree")
    }
}
