import Foundation
import TableHTML
import TableMarkdown
import TableModel
import Testing

/// The examples that GitHub Flavored Markdown 0.29 has for its own extensions, given to the rendering of prose with additions on.
///
/// Each is an input and the structure that the specification gives it. What tables and check boxes have beyond that (a scroller,
/// classes, labels) makes no difference here.
@Suite struct GFMTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let number: Int
        let markdown: String
        let html: String

        init(_ number: Int, _ markdown: String, _ html: String) {
            (self.number, self.markdown, self.html) = (number, markdown, html)
        }

        var testDescription: String { "example \(number)" }
    }

    private func html(of markdown: String, _ policy: HTMLPolicy = .sanitized) -> String {
        let page = parseFlow(Array(markdown.utf8), path: "gfm.md", options: ParseOptions(html: policy)).value
        var output: [UInt8] = []
        renderFlow(page.header, of: page, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// What both have: the scroller around a table goes, alignment is an attribute, a task is an item.
    private func plain(_ html: String) -> String {
        var html = html
        for (ours, theirs) in [
            (#"<div [^>]*><table>"#, "<table>"), ("</table></div>", "</table>"),
            (#"<(t[hd]) class=tv-(\w+)>"#, #"<$1 align="$2">"#),
            ("<li class=tv-task>", "<li>"), (#"<input [^>]*checked[^>]*>"#, "<input checked>"),
            (#"<input (?!checked)[^>]*>"#, "<input>"), ("</input>", ""),
        ] {
            html = html.replacingOccurrences(of: ours, with: theirs, options: .regularExpression)
        }
        return html
    }

    private func check(_ example: Example) {
        let found = plain(html(of: example.markdown))
        #expect(NormalizedHTML(found) == NormalizedHTML(plain(example.html)), "\(example.markdown)\n\(found)\n\(example.html)")
    }

    private static func table(_ head: String, _ rows: String...) -> String {
        let body = rows.isEmpty ? "" : "<tbody>" + rows.map { "<tr>\($0)</tr>" }.joined() + "</tbody>"
        return "<table><thead><tr>\(head)</tr></thead>\(body)</table>"
    }

    private static let definitions = "<th>abc</th><th>def</th>"

    @Test(arguments: [
        Example(
            198, "| foo | bar |\n| --- | --- |\n| baz | bim |\n", table("<th>foo</th><th>bar</th>", "<td>baz</td><td>bim</td>")),
        Example(
            199, "| abc | defghi |\n:-: | -----------:\nbar | baz\n",
            table(
                #"<th align="center">abc</th><th align="right">defghi</th>"#,
                #"<td align="center">bar</td><td align="right">baz</td>"#)),
        Example(
            200, "| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n",
            table("<th>f|oo</th>", "<td>b <code>|</code> az</td>", "<td>b <strong>|</strong> im</td>")),
        Example(
            201, "| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n",
            table(definitions, "<td>bar</td><td>baz</td>") + "<blockquote><p>bar</p></blockquote>"),
        Example(
            202, "| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n",
            table(definitions, "<td>bar</td><td>baz</td>", "<td>bar</td><td></td>") + "<p>bar</p>"),
        Example(203, "| abc | def |\n| --- |\n| bar |\n", "<p>| abc | def |\n| --- |\n| bar |</p>"),
        Example(205, "| abc | def |\n| --- | --- |\n", table(definitions)),
    ])
    func rendersTables(example: Example) { check(example) }

    /// Example 204 ignores the third cell of a row; here nothing that an author wrote is lost.
    @Test func keepsSurplusCells() {
        check(
            Example(
                204, "| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n",
                Self.table(Self.definitions, "<td>bar</td><td></td>", "<td>bar</td><td>baz</td><td>boo</td>")))
    }

    @Test(arguments: [
        Example(279, "- [ ] foo\n- [x] bar\n", "<ul><li><input> foo</li><li><input checked> bar</li></ul>"),
        Example(
            280, "- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n",
            "<ul><li><input checked> foo\n<ul><li><input> bar</li><li><input checked> baz</li></ul></li><li><input> bim</li></ul>"),
    ])
    func rendersTasks(example: Example) { check(example) }

    @Test(arguments: [
        Example(491, "~~Hi~~ Hello, ~there~ world!\n", "<p><del>Hi</del> Hello, <del>there</del> world!</p>"),
        Example(492, "This ~~has a\n\nnew paragraph~~.\n", "<p>This ~~has a</p><p>new paragraph~~.</p>"),
        Example(493, "This will ~~~not~~~ strike.\n", "<p>This will ~~~not~~~ strike.</p>"),
    ])
    func rendersStrikethrough(example: Example) { check(example) }

    private static func link(_ address: String, _ text: String? = nil) -> String {
        "<a href=\"\(address)\">\(text ?? address)</a>"
    }

    private static let search = "www.google.com/search?q=Markup+(business)"

    @Test(arguments: [
        Example(621, "www.commonmark.org\n", "<p>\(link("http://www.commonmark.org", "www.commonmark.org"))</p>"),
        Example(
            622, "Visit www.commonmark.org/help for more information.\n",
            "<p>Visit \(link("http://www.commonmark.org/help", "www.commonmark.org/help")) for more information.</p>"),
        Example(
            623, "Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n",
            "<p>Visit \(link("http://www.commonmark.org", "www.commonmark.org")).</p>"
                + "<p>Visit \(link("http://www.commonmark.org/a.b", "www.commonmark.org/a.b")).</p>"),
        Example(
            624, "\(search)\n\n\(search))\n\n(\(search))\n\n(\(search)\n",
            "<p>\(link("http://" + search, search))</p><p>\(link("http://" + search, search)))</p>"
                + "<p>(\(link("http://" + search, search)))</p><p>(\(link("http://" + search, search))</p>"),
        Example(
            625, "www.google.com/search?q=(business))+ok\n",
            "<p>\(link("http://www.google.com/search?q=(business))+ok", "www.google.com/search?q=(business))+ok"))</p>"),
        Example(
            626, "www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;\n",
            "<p>\(link("http://www.google.com/search?q=commonmark&amp;hl=en", "www.google.com/search?q=commonmark&amp;hl=en"))</p>"
                + "<p>\(link("http://www.google.com/search?q=commonmark", "www.google.com/search?q=commonmark"))&amp;hl;</p>"),
        Example(
            627, "www.commonmark.org/he<lp\n",
            "<p>\(link("http://www.commonmark.org/he", "www.commonmark.org/he"))&lt;lp</p>"),
        Example(
            628, "http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n",
            "<p>\(link("http://commonmark.org"))</p>"
                + "<p>(Visit \(link("https://encrypted.google.com/search?q=Markup+(business)")))</p>"),
        Example(629, "foo@bar.baz\n", "<p>\(link("mailto:foo@bar.baz", "foo@bar.baz"))</p>"),
        Example(
            630, "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.\n",
            "<p>hello@mail+xyz.example isn't valid, but \(link("mailto:hello+xyz@mail.example", "hello+xyz@mail.example")) is.</p>"),
        Example(
            631, "a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n",
            "<p>\(link("mailto:a.b-c_d@a.b", "a.b-c_d@a.b"))</p><p>\(link("mailto:a.b-c_d@a.b", "a.b-c_d@a.b")).</p>"
                + "<p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>"),
        Example(
            632, "mailto:foo@bar.baz\n\nmailto:a.b-c_d@a.b.\n\nmailto:a.b-c_d@a.b/\n\nmailto:a.b-c_d@a.b-\n\nmailto:a.b-c_d@a.b_\n",
            "<p>\(link("mailto:foo@bar.baz"))</p><p>\(link("mailto:a.b-c_d@a.b")).</p><p>\(link("mailto:a.b-c_d@a.b"))/</p>"
                + "<p>mailto:a.b-c_d@a.b-</p><p>mailto:a.b-c_d@a.b_</p>"),
        Example(
            633, "xmpp:foo@bar.baz\n\nxmpp:foo@bar.baz.\n", "<p>\(link("xmpp:foo@bar.baz"))</p><p>\(link("xmpp:foo@bar.baz")).</p>"),
        Example(
            634, "xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin\n\nxmpp:foo@bar.baz/txt@bin.com\n",
            "<p>\(link("xmpp:foo@bar.baz/txt"))</p><p>\(link("xmpp:foo@bar.baz/txt@bin"))</p><p>\(link("xmpp:foo@bar.baz/txt@bin.com"))</p>"
        ),
        Example(635, "xmpp:foo@bar.baz/txt/bin\n", "<p>\(link("xmpp:foo@bar.baz/txt"))/bin</p>"),
        Example(
            0, "Anonymous FTP is available at ftp://foo.bar.baz.\n",
            "<p>Anonymous FTP is available at \(link("ftp://foo.bar.baz")).</p>"),
    ])
    func rendersAutolinks(example: Example) { check(example) }

    /// Example 652 shows nine tags as text. Here they are taken out, as all that pages cannot have; the words in them
    /// stay, and what is opened is closed, so that no document can change the page around it.
    @Test func takesOutDisallowedHTML() {
        let markdown =
            "<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>\n"
        let parsed = parseFlow(Array(markdown.utf8), path: "gfm.md", options: ParseOptions())
        let found = html(of: markdown)
        for name in ["title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext"] {
            #expect(!found.lowercased().contains("<\(name)"))
            #expect(!html(of: "Text <\(name)> more\n\n<\(name)>\nmore\n").lowercased().contains("<\(name)"))
            #expect(html(of: "<\(name)>", .escaped).contains("&lt;\(name)&gt;"))
        }
        #expect(found.contains("<strong>") && found.contains("<em></em></strong>"))
        #expect(found.contains("is disallowed.") && found.contains("is also disallowed."))
        // Of the four only this one takes something with it that a reader could miss.
        #expect(parsed.diagnostics.map(\.message) == ["`<style>` was removed"])
    }
}
