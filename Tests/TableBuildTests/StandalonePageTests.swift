import Foundation
import Testing
@testable import TableBuild

@Suite struct StandalonePageTests {
    private func page(_ text: String, _ files: [String: String] = [:]) -> String {
        let files = files.mapValues { Array($0.utf8) }
        let page = StandalonePage(files: files).bytes(of: Array("<meta charset=utf-8>\(text)".utf8))
        return String(decoding: page, as: UTF8.self)
    }

    private func body(_ text: String, _ files: [String: String] = [:]) -> String {
        let page = page(text, files)
        return page.components(separatedBy: "form-action 'none'\">").last ?? ""
    }

    /// As `openssl dgst -sha256 -binary | base64` says.
    @Test func putsSheetsInWithTheirHashes() {
        let result = page("<link rel=stylesheet href=s.css><body>x</body>", ["s.css": "a{color:red}"])
        #expect(result.contains("style-src 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"), "\(result)")
        #expect(result.hasSuffix("<style>a{color:red}</style><body>x</body>"))
    }

    @Test func putsDeferredScriptsToTheEnd() {
        let result = body("<script src=s.js defer></script><body>x</body>", ["s.js": "f('</script>')"])
        #expect(result == "<body>x<script>f('<\\/script>')</script>\n</body>")
    }

    @Test(arguments: [
        ("<img src=i.png alt=x>", "<img src=\"data:image/png;base64,aQ==\" alt=x>"),
        ("<img alt=\"a > b\" src='./a/../i.png'>", "<img alt=\"a > b\" src=\"data:image/png;base64,aQ==\">"),
        ("<img src=\"a%20b&amp;c.png\">", "<img src=\"data:image/png;base64,aWk=\">"),
        (
            "<img srcset=\"i.png 2x, https://a.test/b.png 3x\">",
            "<img srcset=\"data:image/png;base64,aQ== 2x, https://a.test/b.png 3x\">"
        ),
        ("<img src=//a.test/i.png>", "<img src=//a.test/i.png>"), ("<img src=/i.png>", "<img src=/i.png>"),
        ("<img src=x.png>", "<img src=x.png>"), ("<a href=i.png>x</a>", "<a href=i.png>x</a>"),
        ("<!-- <img src=i.png> -->", "<!-- <img src=i.png> -->"),
        ("<title><img src=i.png></title>", "<title><img src=i.png></title>"),
        ("<link rel=icon href=i.png>", "<link rel=icon href=\"data:image/png;base64,aQ==\">"),
        ("<link rel=alternate href=rows.json>x", "x"),
        ("<link rel=canonical href=https://a.test/>", "<link rel=canonical href=https://a.test/>"),
        ("<style>b{}</style>", "<style>b{}</style>"), ("a < b <", "a < b <"), ("<img src=", "<img src="),
        ("<img =x src=i.png", "<img =x src=\"data:image/png;base64,aQ==\""),
    ])
    func replacesWhatIsAFileOfTheSite(text: String, expected: String) {
        #expect(body(text, ["i.png": "i", "a b&c.png": "ii"]) == expected)
    }

    @Test func putsFontsAndImagesIntoSheets() {
        let css = "@font-face{src:url(f.woff2)}a{b:url('../i.png') url(data:x) url(#g) url(https://a.test/x)}"
        let result = body("<link rel=stylesheet href=t/s.css>", ["t/s.css": css, "t/f.woff2": "f", "i.png": "i"])
        #expect(
            result == "<style>@font-face{src:url(\"data:font/woff2;base64,Zg==\")}"
                + "a{b:url(\"data:image/png;base64,aQ==\") url(data:x) url(#g) url(https://a.test/x)}</style>")
    }

    @Test func leavesAScriptWhatItReadsFromItsTag() {
        let result = body(
            "<script src=s.js data-filter data-search data-words=\"a|&quot;b\" defer></script><body>x</body>", ["s.js": "f()"])
        #expect(result == "<body>x<script data-filter data-words=\"a|&quot;b\">f()</script>\n</body>")
    }

    /// Pages of authors who are trusted have scripts of their own.
    @Test func letsScriptsOfThePageRun() {
        #expect(page("<script>x()</script>").contains("script-src 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='"))
    }
}
