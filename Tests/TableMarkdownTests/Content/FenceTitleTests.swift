import TableModel
import TableTestSupport
import Testing

@testable import TableMarkdown

@Suite struct FenceTitleTests {
    private func title(_ info: String) -> String {
        Array(info.utf8).withUnsafeBufferPointer { String(decoding: $0[FenceTitle($0).range], as: UTF8.self) }
    }

    @Test(arguments: [
        ("js title=\"a.js\"", "a.js"),
        ("js title='A title'", "A title"),
        ("js title=a.js {1}", "a.js"),
        ("title=\"Alone\"", "Alone"),
        ("{.python title=\"a.py\"}", "a.py"),
        ("{title=a.py}", "a.py"),
        ("js filename=\"a b.js\" linenums=\"1\"", "a b.js"),
        ("rust,file=a.rs", "a.rs"),
        ("js [a.js]", "a.js"),
        ("js [a.js] {1,3}", "a.js"),
        ("[a.js]", "a.js"),
        ("js:a.js", "a.js"),
        ("js:src/a.js {1}", "src/a.js"),
        ("toml tab=\"a.toml\"", "a.toml"),
        ("tab=Bash", "Bash"),
        ("js tab=\"A\" title=\"b.js\"", "b.js"),
    ])
    func readsTitles(info: String, expected: String) { #expect(title(info) == expected) }

    @Test(arguments: [
        "", "js", "js title", "js title=", "js title=\"\"", "js subtitle=\"a\"", "js title=\"open", "js []", "js[0]", "js {a: [1]}",
        "ts:line-numbers", "js: a.js", "js:", ":a.js", "rust,ignore", "linenums=\"1\"", "go tab=4", "js tabs=\"a\"",
    ])
    func findsNoneElsewhere(info: String) { #expect(title(info).isEmpty) }

    @Test func standsAboveItsCode() {
        #expect(sketch("# T\n\n```js [a.js]\nx\n```") == "T #t\n  < <code «a.js» ```js [a.js] x⏎```>")
        #expect(sketch("- a\n\n  ```js title=b\n  x\n  ```").contains("¶ <code «b» ```js title=b x⏎```>"))
        #expect(
            page("```js [a.js]\nx\n```", options: ParseOptions(hasAdditions: false)).value.sketch.contains("<code") == false)
    }
}
