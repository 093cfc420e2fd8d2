import Testing
@testable import TableMarkdown

@Suite struct MarkupNestingTests {
    @Test(arguments: [
        ("<b>", 1, 0), ("</b>", -1, -1), ("</b><b>", 0, -1), ("<b><i></i></b>", 0, 0),
        ("<br><img alt=\"\"><hr><wbr>", 0, 0),
        // The parts of a tag that an address or an id divides.
        ("<a href=\"", 1, 0), ("\">", 0, 0), ("\"></a>", -1, -1), ("<img src=\"", 0, 0), ("\" alt=\"\">", 0, 0),
        // What only `html: trusted` writes.
        ("<svg><path d=\"m\"/></svg>", 0, 0), ("<svg><use href=\"", 2, 0), ("\"/></svg>", -2, -2), ("<svg><br/></svg>", 0, 0),
        ("<!-- </b> --><b>", 1, 0), ("<!-- <b> -->", 0, 0), ("<!--></b>", -1, -1), ("<?x </b?>", 0, 0),
        ("<svg><![CDATA[</b>]]></svg>", 0, 0), ("<br-x>", 1, 0), ("<x:y a=\"/\">", 1, 0), ("<BR>", 0, 0),
    ]) func countsWhatOpensAndCloses(markup: String, change: Int, lowest: Int) {
        let nesting = MarkupNesting(Array(markup.utf8)[...])
        #expect(nesting.change == change)
        #expect(nesting.lowest == lowest)
    }
}
