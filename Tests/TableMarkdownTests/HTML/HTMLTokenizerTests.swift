import Testing
@testable import TableMarkdown

struct HTMLTokenizerTests {
    /// One line a token: its kind and what was read.
    private func tokens(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        func word(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return HTMLTokenizer(bytes[...]).map { token in
            switch token.kind {
            case .startTag(let tag):
                "start "
                    + ([tag.name] + tag.attributes.map { "\($0.name)=\(String(decoding: $0.value, as: UTF8.self))" }
                    + (tag.isSelfClosing ? ["/"] : [])).joined(separator: "|")
            case .endTag(let name): "end \(name)"
            case .text: "text \(word(token.range))"
            case .rawText(let element): "raw \(element) \(word(token.range))"
            case .comment(let content, let isClosed): "comment\(isClosed ? "" : " open") \(word(content))"
            case .other: "other \(word(token.range))"
            }
        }
    }

    @Test(arguments: [
        ("a<B>c</B >", ["text a", "start b", "text c", "end b"]),
        ("<a href=x y='1' z=\"2\" w>", ["start a|href=x|y=1|z=2|w="]),
        ("<a x=1 X=2>", ["start a|x=1"]),
        ("<a/x/y=1/>", ["start a|x=|y=1/"]),
        ("<br/>", ["start br|/"]),
        ("<a b= >c", ["start a|b=", "text c"]),
        ("<a =b=c>", ["start a|=b=c"]),
        ("<a b=\"&lt;&#x41;&#66&amp;copy;&copy=&colon;&unknown;\">", ["start a|b=<AB&copy;&copy=:&unknown;"]),
        ("a < b <3 <", ["text a < b <3 <"]),
        ("<a <b>", ["start a|<b="]),
        ("<a b=\"c", ["text <a b=\"c"]),
        (
            "<!-- a --><!--><!--->b<!--c--!>d<!-- e",
            ["comment  a ", "comment ", "comment ", "text b", "comment c", "text d", "comment open  e"]
        ),
        (
            "<!DOCTYPE html><?a b?><![CDATA[ > ]]></ x>",
            ["other <!DOCTYPE html>", "other <?a b?>", "other <![CDATA[ > ]]>", "other </ x>"]
        ),
        ("</><!a", ["other </>", "text <!a"]),
        ("<script>a</b><!--</SCRIPT >c", ["start script", "raw script a</b><!--", "end script", "text c"]),
        ("<title>a</titlex></title>", ["start title", "raw title a</titlex>", "end title"]),
        ("<style></style>", ["start style", "end style"]),
        ("<a b='&#0;&#xD800;&#x110000;&#99999999999;&#146;'>", ["start a|b=\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}’"]),
    ]) func readsTokens(input: String, expected: [String]) {
        #expect(tokens(input) == expected)
    }

    @Test func coversEveryByte() {
        let bytes = Array("a<b c='d'>e<!--f--><script>g</script><?h?>i<j".utf8)
        var end = 0
        for token in HTMLTokenizer(bytes[...]) {
            #expect(token.range.lowerBound == end)
            end = token.range.upperBound
        }
        #expect(end == bytes.count)
    }

    @Test(arguments: [
        "<", "<a", "<a ", "<a b", "<a b=\"", "<!", "<!--", "<!--a", "</", "</a", "<?", "<![CDATA[", "<script>", "<title>",
        "<script></script", "&", "&#", "&amp", "<a b='\"' c=\"'", "<a b=\">", "-->", "--", "<!-- --", "]]>", "<!doctype",
        "<p>", "<a href=x>", "<table>", "<tr>", "<li>", "<template>", "<div></p>", "<b></i>", "<x y=",
    ]) func takesLinearTime(part: String) {
        let steps = [1_000, 4_000].map { count in
            var tokenizer = HTMLTokenizer(Array(String(repeating: part, count: count).utf8)[...])
            while tokenizer.next() != nil {}
            return tokenizer.steps
        }
        #expect(steps[1] <= 4 * steps[0] + 2_000)
        #expect(steps[1] <= 4_000 * part.utf8.count * (HTMLTokenizer.maximumUnfinishedTags + 4))
    }

    @Test func survivesMegabytesOfHostileTags() {
        for part in ["<", "<a b=\"", "<!--", "<div>", "<a href=x>", "<a x", "<p>", "<table>", "<?", "&#", "<li>"] {
            let text = SanitizedHTML(String(repeating: part, count: 20_000)).text
            #expect(text.utf8.count < 20_000 * 40)
        }
    }

    @Test func readsManyAttributesOfOneTag() {
        let text = "<a " + (0..<20_000).map { "a\($0 % 10_000)=\($0)" }.joined(separator: " ") + ">"
        let bytes = Array(text.utf8)
        guard case .startTag(let tag)? = HTMLTokenizer(bytes[...]).first(where: { _ in true })?.kind else {
            Issue.record("no start tag")
            return
        }
        #expect(tag.attributes.count == 10_000)
        #expect(tag["a5"].map { String(decoding: $0.value, as: UTF8.self) } == "5")
    }
}
