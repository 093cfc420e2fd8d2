import TableModel
import Testing

@testable import TableHTML

@Suite struct FenceInfoTests {
    @Test(arguments: [
        ("", "", ""),
        ("swift", "swift", ""),
        ("rust,ignore", "rust", "ignore"),
        ("rust,ignore {3-5}", "rust", "ignore {3-5}"),
        ("rust, ignore", "rust", "ignore"),
        ("js{1,3} title=\"a b\"", "js", "{1,3} title=\"a b\""),
        ("ruby \t startline=3", "ruby", "startline=3"),
        ("{.swift .wide}", "swift", ".wide"),
        ("{.swift}", "swift", ""),
        ("{.swift} x", "", "{.swift} x"),
        ("{python}", "", "{python}"),
        ("{1,3}", "", "{1,3}"),
        ("{.}", "", ""),
        (",", "", ""),
        (";", ";", ""),
        ("c++", "c++", ""),
        (".net", ".net", ""),
        ("日本語 名", "日本語", "名"),
        ("ts:line-numbers {1}", "ts", ":line-numbers {1}"),
        ("language-bash", "bash", ""),
        ("lang-js {1}", "js", "{1}"),
        ("{.language-py .wide}", "py", ".wide"),
        ("language-", "language-", ""),
        ("js:src/a.js", "js", ":src/a.js"),
        ("title=\"a b\"", "", "title=\"a b\""),
        ("[a.js]", "", "[a.js]"),
        ("{.python title=\"a.py\"}", "python", "title=\"a.py\""),
    ])
    func namesTheLanguageAndKeepsTheRest(info: String, language: String, rest: String) {
        let text = Array("a\(info)z".utf8)
        let found = FenceInfo(Span(1, text.count - 1), in: text)
        #expect(String(decoding: text[found.language.range], as: UTF8.self) == language)
        #expect(String(decoding: text[found.rest.range], as: UTF8.self) == rest)
    }
}
