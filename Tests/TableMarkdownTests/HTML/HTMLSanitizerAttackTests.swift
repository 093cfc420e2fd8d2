import Testing
import TableModel
@testable import TableMarkdown

/// Hostile HTML, most of it from the XSS collections that filters are usually tried with.
struct HTMLSanitizerAttackTests {
    static let attacks: [String] = [
        "<script>alert(1)</script>", "<SCRIPT SRC=//x.y/z.js></SCRIPT>", "<script/x>alert(1)</script>", "<script>alert(1)",
        "<scr<script>ipt>alert(1)</script>", "<<script>alert(1);//<</script>", "<script\n>alert(1)</script >",
        "<script\u{0}>alert(1)</script>", "<style>body{background:url(javascript:alert(1))}</style>",
        "<style>@import'//x.y';</style>",
        "<img src=x onerror=alert(1)>", "<img/src=x/onerror=alert(1)>", "<img src=x\nonerror\n=\nalert(1)>",
        "<img src=\"x\"onerror=\"alert(1)\">", "<img \"\"\"><script>alert(1)</script>\">", "<img src=`x`onerror=alert(1)>",
        "<img src='x' ONERROR='alert(1)'>", "<img src=x onerror\u{0}=alert(1)>", "<img ='><img src=x onerror=alert(1)>'>",
        "<img src=javascript:alert(1)>", "<img src=\"jav\tascript:alert(1)\">", "<img src=\" &#14; javascript:alert(1)\">",
        "<img src=data:image/svg+xml,<svg/onload=alert(1)>>", "<img src=\"data:text/html,<script>alert(1)</script>\">",
        "<img srcset=\"javascript:alert(1) 1x, x 2x\" src=y>", "<img srcset='x 1x\" onerror=\"alert(1)' src=y>",
        "<img lowsrc=javascript:alert(1)>", "<img dynsrc=javascript:alert(1)>", "<img src=vbscript:msgbox(1)>",
        "<img src=x alt='\"><script>alert(1)</script>'>", "<img src=x alt=`<script>`>", "<img alt='<script>alert(1)</script>'>",
        "<image src=x onerror=alert(1)>", "<img src=x title=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;>",
        "<a href=javascript:alert(1)>x</a>", "<a href=JaVaScRiPt:alert(1)>x</a>", "<a href=\"java\nscript:alert(1)\">x</a>",
        "<a href=\"java&#10;script:alert(1)\">x</a>", "<a href=\"java&#x09;script:alert(1)\">x</a>",
        "<a href=\"&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)\">x</a>",
        "<a href=\"&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)\">x</a>",
        "<a href=\"&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)\">x</a>",
        "<a href=\"javascript&colon;alert(1)\">x</a>", "<a href=\"java&Tab;script:alert(1)\">x</a>",
        "<a href=\"java&NewLine;script&colon;alert&lpar;1&rpar;\">x</a>", "<a href=\"\u{1}javascript:alert(1)\">x</a>",
        "<a href=\"  javascript:alert(1)\">x</a>", "<a href=\"&#1;javascript:alert(1)\">x</a>",
        "<a href='javascript:alert(1)'>x</a>",
        "<a href=data:text/html;base64,PHNjcmlwdD4=>x</a>", "<a href=\"vbscript:msgbox(1)\">x</a>",
        "<a href=\"file:///etc/passwd\">x</a>",
        "<a href=\"view-source:x\">x</a>", "<a href=\"blob:x\">x</a>", "<a href=\"x\" style=\"expression(alert(1))\">x</a>",
        "<a href='x\"onmouseover=\"alert(1)'>x</a>", "<a href=x onclick=alert(1)>x</a>", "<a/onclick=alert(1) href=x>x</a>",
        "<a xlink:href=javascript:alert(1)>x</a>", "<a href=x target=_blank ping=//x.y>x</a>", "<a id='\"><script>'>x</a>",
        "<a name='x\" onclick=\"alert(1)'>x</a>", "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
        "<svg><style><img src=x onerror=alert(1)></style></svg>", "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
        "<svg><animate onbegin=alert(1) attributeName=x>", "<svg><foreignObject><script>alert(1)</script></foreignObject></svg>",
        "<svg><use href=\"data:image/svg+xml,x\"/></svg>", "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
        "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
        "<math href=javascript:alert(1)>x</math>", "<math><mi//xlink:href=\"data:x,<script>alert(4)</script>\">",
        "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
        "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", "<title><img src=x onerror=alert(1)></title>",
        "<textarea></textarea><img src=x onerror=alert(1)>", "<textarea><script>alert(1)</script>",
        "<xmp><script>alert(1)</script></xmp>",
        "<noembed><img src=x onerror=alert(1)></noembed>", "<iframe src=javascript:alert(1)></iframe>",
        "<iframe srcdoc='<script>'>x",
        "<iframe><script>alert(1)</script></iframe>", "<object data=javascript:alert(1)>x</object>",
        "<embed src=javascript:alert(1)>",
        "<applet code=x>y</applet>", "<frameset onload=alert(1)><frame src=javascript:alert(1)>",
        "<base href=javascript:alert(1)//>",
        "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>", "<link rel=stylesheet href=//x.y>",
        "<body onload=alert(1)>",
        "<html manifest=x>", "<template><script>alert(1)</script></template>", "<template><template></template><script>x</script>",
        "<form action=javascript:alert(1)><input type=submit></form>", "<button formaction=javascript:alert(1)>x</button>",
        "<input type=image src=x onerror=alert(1)>", "<input type=checkbox autofocus onfocus=alert(1)>",
        "<isindex action=javascript:alert(1)>",
        "<select autofocus onfocus=alert(1)><option>x", "<keygen autofocus onfocus=alert(1)>",
        "<video><source onerror=alert(1)></video>",
        "<video src=x onerror=alert(1)>", "<video poster=javascript:alert(1)>", "<audio src=x onerror=alert(1)>",
        "<video src=data:text/html,x>",
        "<details open ontoggle=alert(1)>x", "<marquee onstart=alert(1)>x</marquee>",
        "<table background=javascript:alert(1)><tr><td>x",
        "<td background=javascript:alert(1)>", "<div style=\"background:url(javascript:alert(1))\">x</div>",
        "<div onmouseover=alert(1)>x",
        "<bgsound src=javascript:alert(1)>", "<layer src=//x.y></layer>", "<plaintext><script>alert(1)</script>",
        "<listing><script>x</script>",
        "<blockquote cite=javascript:alert(1)>x", "<q cite=\"java\tscript:alert(1)\">x</q>",
        "<time datetime='\"><script>'>x</time>",
        "<p lang='\"><script>'>x</p>", "<p dir='\"onclick=\"x'>x</p>", "<p align='\"><script>'>x</p>",
        "<ol start='1\"onclick=\"x'><li>x",
        "<!--><script>alert(1)</script>-->", "<!---><script>alert(1)</script>-->", "<!-- --!><script>alert(1)</script>-->",
        "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->", "<!-- -- ><script>alert(1)</script>",
        "<![CDATA[<script>alert(1)</script>]]>",
        "<![CDATA[x]><script>alert(1)</script>", "<?xml version=1?><script>alert(1)</script>", "<?<script>alert(1)</script>",
        "<!DOCTYPE x [<!ENTITY y SYSTEM 'z'>]><script>alert(1)</script>", "</<script>alert(1)</script>",
        "</ <script>alert(1)</script>",
        "<a href=\"x><script>alert(1)</script>", "<img src='x><script>alert(1)</script>", "<img src=\"x\" alt=\"<",
        "<div title=\"</div><script>\">x",
        "<b <script>alert(1)</script>>x</b>", "<b/<script>x", "<x onclick=alert(1) style=x>y</x>", "<custom-tag onclick=alert(1)>y",
        "</section></main></body></html><script>alert(1)</script>", "</p></li></ul></div></section>x", "</td></tr></table>x",
        "&lt;script&gt;alert(1)&lt;/script&gt;", "&#60;script&#62;alert(1)&#60;/script&#62;", "&#x3C;script>",
        "&ltscript&gtalert(1)",
        "\u{FEFF}<script>alert(1)</script>", "＜script＞alert(1)＜/script＞", "<ſcript>alert(1)</ſcript>",
        "<img src=x:x onerror=alert(1)>",
        "<p><script><p><script>alert(1)</script>", "<table><script>alert(1)</script><tr><td><script>x</script></table>",
        "<p id=x id='\"><script>'>x", "<a href=\"http://x\" href=\"javascript:alert(1)\">x</a>",
        "<a href=\"javascript:alert(1)\" href=x>y</a>",
    ]

    @Test(arguments: attacks) func disarms(attack: String) {
        let pieces = [[attack], attack.split(separator: " ", omittingEmptySubsequences: false).map { "\($0) " }]
        for place in [HTMLContentModel.flow, .phrasing, .link] {
            for input in pieces {
                let result = SanitizedHTML(input, place: place)
                #expect(HTMLLaws.violations(of: result.text) == [])
            }
        }
        // A second pass finds nothing to remove.
        let once = SanitizedHTML(attack).text
        #expect(SanitizedHTML(once).findings.filter { !$0.isUnknown } == [])
        #expect(SanitizedHTML(once).text == once)
    }

    @Test(arguments: attacks) func staysBalancedWhenTrusted(attack: String) {
        #expect(HTMLLaws.imbalance(of: SanitizedHTML(attack, policy: .trusted).text) == [])
    }

    @Test(arguments: [
        ("<img src=x onerror=alert(1)>", "<img src=\"x\" alt=\"\">"),
        ("<a href=\"java&NewLine;script&colon;alert(1)\">x</a>", "<span>x</span>"),
        ("<a href='x\"onmouseover=\"alert(1)'>x</a>", "<a href=\"x&quot;onmouseover=&quot;alert(1)\">x</a>"),
        ("<svg><style><img src=x onerror=alert(1)></style></svg>", ""),
        (
            "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">x</noscript>",
            "<div title=\"&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;\">x</div>"
        ),
        ("<!--><script>alert(1)</script>-->", "--&gt;"),
        ("<scr<script>ipt>alert(1)</script>", "&lt;scr&lt;script&gt;ipt&gt;alert(1)"),
        ("<plaintext>a</section>b", "a b"),
        ("&ltscript&gtalert(1)", "&amp;ltscript&amp;gtalert(1)"),
        ("<a href=\"x&unknown;:y\">z</a>", "<a href=\"x&amp;unknown;:y\">z</a>"),
    ]) func writes(input: String, expected: String) {
        #expect(SanitizedHTML(input).text == expected)
    }
}

extension HTMLFinding {
    var isUnknown: Bool { if case .unknownElement = subject { true } else { false } }
}
