import TableModel
import Testing

/// Numbers of lines of code.
@Suite struct LineNumbersTests {
    @Test(arguments: [
        ("py linenums=\"1\"", 1), ("py linenums=\"5\"", 5), ("ts:line-numbers=5 {1}", 5), ("ts:line-numbers {1}", 1),
        ("js showLineNumbers", 1),
        ("js showLineNumbers=12", 12), ("{ .py .annotate linenums=\"7\" }", 7), ("go {linenos=table,linenostart=199}", 199),
        ("js showLineNumbers {3}", 1), ("ruby linenos=true", 1), ("jsx showLineNumbers{10}", 1), ("ts:no-line-numbers", nil),
        ("py linenos=false", nil), ("rust,linenos,hl_lines=1-2", 1), ("rust,linenos,linenostart=20", 20),
        ("py title=\"a linenums\"", nil), ("ts:line-numbers=x", nil), ("py linenums=\"0\"", nil), ("", nil),
        ("py linenums=\"99999999\"", nil),
    ])
    func readsTheFirst(info: String, first: Int?) { #expect(LineNumbers(Array(info.utf8))?.first == first) }

    @Test func hasAClassForOtherStarts() {
        #expect(LineNumbers(Array("linenums=1".utf8))?.styleClass == nil)
        #expect(LineNumbers(Array("linenums=5".utf8))?.styleClass?.declarations == "--first:4")
        #expect(LineNumbers(Array(":line-numbers=5".utf8))?.styleClass == LineNumbers(Array("linenums=5".utf8))?.styleClass)
    }
}
