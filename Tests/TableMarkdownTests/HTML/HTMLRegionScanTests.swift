import Testing
@testable import TableMarkdown

struct HTMLRegionScanTests {
    private func word(_ range: Range<Int>?, of text: String) -> String? {
        range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }

    @Test(arguments: [
        ("<div dir=\"rtl\" markdown=\"1\">\n", ["div"], []),
        ("<div><p>x</div>", [], []),
        ("<p align=center>", ["p"], []),
        ("<p>a<p>b", ["p"], []),
        ("</details>\n<details>", ["details"], ["details"]),
        ("<table><tr><td>a<td>", ["table", "tr", "td"], []),
        ("<br><img src=x><hr></b></br>", [], ["b"]),
        ("<ul><li>a<li>b", ["ul", "li"], []),
        ("<a name=x/>", ["a"], []),
        ("<a name='x'/>", [], []),
        ("</td></tr>", [], ["td", "tr"]),
    ]) func findsWhatStaysOpen(input: String, open: [String], unmatched: [String]) {
        let scan = HTMLRegionScan(Array(input.utf8)[...])
        #expect(scan.openElements.map(\.name) == open)
        #expect(scan.unmatchedEnds == unmatched)
    }

    @Test func readsAttributesOfInterest() {
        let scan = HTMLRegionScan(Array(" <div dir=rtl align='center' id=\"a&amp;b\" lang=he class=x>".utf8)[...])
        #expect(
            scan.openElements == [
                .init(name: "div", id: "a&b", dir: "rtl", align: "center", lang: "he", isOpen: false, range: 1..<58)
            ])
    }

    @Test(arguments: [
        ("<details open>\n<summary>A <b>b</b></summary>\n", "A <b>b</b>", true),
        ("<details><summary>A", nil, false),
        ("<details>\n", nil, false),
        ("<details><summary></summary>", "", false),
    ]) func findsSummary(input: String, summary: String?, isOpen: Bool) {
        let scan = HTMLRegionScan(Array(input.utf8)[...])
        #expect(word(scan.summary, of: input) == summary)
        #expect(scan.details?.isOpen == isOpen)
    }

    @Test(arguments: [
        ("<div align=center>\n", true), (" <div><section lang=de>\n", true), ("</div>\n</section>", true), ("</p> <div>", true),
        ("<div>x", false), ("<div><br>", false), ("<div></div>", false), ("<div><!-- x -->", false), ("<img src=x>", false),
    ]) func tellsAFrame(input: String, isFrame: Bool) {
        #expect(HTMLRegionScan(Array(input.utf8)[...]).isFrame == isFrame)
    }

    @Test(arguments: [
        ("<!-- a -->\n <!-- b -->\n", true, nil),
        ("<!-- {progress=40} -->", true, "{progress=40}"),
        ("<!-- a --> x", false, nil),
        ("<!-- {.a} --><b>", false, "{.a}"),
        ("<?php ?>", true, nil),
    ]) func readsComments(input: String, isBlank: Bool, attributes: String?) {
        let scan = HTMLRegionScan(Array(input.utf8)[...])
        #expect(scan.isBlank == isBlank)
        #expect(word(scan.attributes, of: input) == attributes)
    }
}
