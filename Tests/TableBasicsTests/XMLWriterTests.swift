import TableBasics
import Testing

@Suite struct XMLWriterTests {
    @Test func escapesTextAndAttributesAndLeavesOutWhatXMLCannotHave() {
        var xml = XMLWriter()
        xml.open("a", ["b": "<\"&'>"])
        xml.element("c", "]]> <d>\u{0}\u{8}\u{1F}\u{7F} & \t\r\n\u{FFFE}\u{FFFF}é\u{FFFD}")
        xml.empty("e", ["f": "1", "g": ""])
        xml.close("a")
        #expect(
            String(decoding: xml.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="utf-8"?>
                <a b="&lt;&quot;&amp;'&gt;">
                <c>]]&gt; &lt;d&gt; &amp; \t&#13;
                é\u{FFFD}</c>
                <e f="1" g=""/>
                </a>

                """)
    }
}
