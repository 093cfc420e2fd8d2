import TableHTML
import TableModel
import TableThemes
import Testing

/// Rows rendered with templates.
@Suite struct CellRenderingTests {
    private let full = "{{image}} <b>{{title}}</b> <small>{{detail}}</small> {{value}} {{progress}} {{accessory}}"

    @Test func stampsTheInsideOfTheRowsElement() {
        #expect(
            rendered("- [Swift](s.md) - a language {.own data-x=1 accessory-color=#0a0}\n- just text\n", from: full)
                == ##"""
                <li id=swift class="cell own sqlkpc70" data-x=1><a href=s.md><b>Swift</b> <small>a language</small> <span class="tv-accessory disc"></span></a><a class=tv-link href=#swift tabindex=-1 aria-hidden=true></a></li>
                <li id=just-text class=cell><div><b>just text</b> <small></small></div><a href=#just-text tabindex=-1 aria-hidden=true></a></li>

                """##)
    }

    @Test func keepsTheClassesOfAccessoryAndLinkThatTheTemplateDoesNotDraw() {
        #expect(
            rendered("- see [a](a.md)\n- b (1) {accessory=check}\n", from: "<b>{{title}}</b> {{detail}}")
                == ##"""
                <li id=see-a class="disc cell link"><div><b>see <a href=a.md>a</a></b></div><a class=tv-link href=#see-a tabindex=-1 aria-hidden=true></a></li>
                <li id=b-1 class="check cell"><div><b>b (1)</b><span role=img aria-label=Checked></span></div><a href=#b-1 tabindex=-1 aria-hidden=true></a></li>

                """##)
    }

    // MARK: Slots

    @Test(arguments: [
        ("title", "- **T *e* `c`** (1.0): d", "<i>", "T <em>e</em> <code>c</code> <i>(1.0)</i>", "T e c"),
        (
            "detail", "- [T](t.md) - d *e* \"q\" & <b>x</b>", "", "d <em>e</em> &quot;q&quot; &amp; <b>x</b>",
            "d e &quot;q&quot; &amp; x"
        ),
        ("value", "- T {value=\"1 < 2\"}", "", "<span class=tv-value>1 &lt; 2</span>", "1 &lt; 2"),
        ("image", "- ![A](i\"j.png) [T](t.md)", "", "<img src=i%22j.png alt=A>", "i%22j.png"),
        ("image", "- 🛠 Tools", "", "<span class=tv-symbol>🛠</span>", "🛠"),
        ("accessory", "- [ ] T", "", "<input type=checkbox disabled>", "unchecked"),
        ("accessory", "- [x] T", "", "<input type=checkbox checked disabled>", "checked"),
        (
            "accessory", "- T {accessory=check}", "", "<span class=\"tv-accessory check\" role=img aria-label=Checked></span>",
            "check"
        ),
        ("accessory", "- T {accessory=detail-disclosure}", "", "<span class=\"tv-accessory disc\"></span>", "detail-disclosure"),
        ("accessory", "- T {accessory=detail}", "", "", ""),
        ("progress", "- T {progress=40}", "", "<progress max=100 value=40 aria-label=T>40 %</progress>", "40"),
        ("destination", "- [T](t.md?a=\"b\"&c)", "", "t.md?a=&quot;b&quot;&amp;c", "t.md?a=%22b%22&amp;c"),
        ("destination", "- one [a](a.md)", "", "a.md", "a.md"),
        ("destination", "- T", "", "", ""),
        ("identifier", "- Tä & Tö", "", "tä-tö", "tä-tö"),
        ("level", "- T", "", "", ""),
    ])
    func writesEachSlotByItsPlace(slot: String, markdown: String, _: String, text: String, value: String) {
        // Every other part stands in its place as well, so that nothing is added at the end.
        let template = "<u>{{\(slot)}}</u>{{#\(slot)}}+{{/\(slot)}}{{^\(slot)}}-{{/\(slot)}}<s title=\"{{\(slot)}}\">\(full)</s>"
        let written = inside(markdown, from: template)
        let expected = "<u>\(text)</u>\(text.isEmpty ? "-" : "+")<s title=\"\(value)\">"
        #expect(String(written.prefix(expected.count)) == expected)
    }

    @Test func writesLabelsAndTags() {
        let rows = rendered(
            "- Fixed: leak. `MIT` `C`\n- Fixed: crash. `GPL`\n- Added: more. `MIT`\n", from: "<b>{{title}}</b> {{value}}|{{detail}}"
        )
        #expect(
            rows.split(separator: "\n").first.map(String.init) == ##"""
                <li id=leak class=cell><div><b><i>Fixed</i> leak.</b> <span class=tv-tags><code>MIT</code> <code>C</code></span>|</div><a href=#leak tabindex=-1 aria-hidden=true></a></li>
                """##)
    }

    @Test func writesTheLevelOfNestedRows() {
        #expect(
            rendered("- a\n  - b\n", from: "{{title}}{{#level}} at {{level}}<i class=\"l{{level}}\"></i>{{/level}}{{detail}}")
                == ##"""
                <li id=a class=cell><div>a</div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                <li id=b class=cell aria-level=2><div>b at 1<i class="l1"></i></div><a href=#b tabindex=-1 aria-hidden=true></a></li>

                """##)
    }

    @Test func setsTextOfTheOtherDirectionApart() {
        var settings = PageSettings()
        settings.direction = .rtl
        let row = inside("- [T](t.md) - שלום", from: full, settings: settings)
        #expect(row.hasPrefix("<b><bdi dir=ltr>T</bdi></b> <small>שלום</small>"))
    }

    @Test func collapsesWhiteSpaceAroundEmptySlots() {
        #expect(
            inside("- T", from: " {{image}} {{detail}} <b>{{title}}</b> {{value}} {{progress}} {{accessory}} x {{detail}} ")
                == "<b>T</b> x")
    }

    // MARK: Tasks, buttons, bodies

    @Test func aTaskKeepsItsLabel() {
        #expect(
            rendered("- [x] [Done](d.md) - really {accessory=check}\n", from: full)
                == ##"""
                <li id=done class="check cell"><label><b><a href=d.md>Done</a></b> <small>really</small> <input type=checkbox checked disabled></label><a class=tv-link href=#done tabindex=-1 aria-hidden=true></a></li>

                """##)
    }

    @Test func theDetailButtonStaysOutside() {
        #expect(
            rendered("- C {detail=more.md}\n", from: full)
                == "<li id=c class=cell><div><b>C</b> <small></small></div><a href=#c tabindex=-1 aria-hidden=true></a> <a class=info href=more.md aria-label=\"More about C\"></a></li>\n"
        )
    }

    @Test func bodiesStandBelowWithAndWithoutAPlace() {
        let markdown = "- a\n\n  more\n"
        #expect(
            rendered(markdown, from: full)
                == "<li id=a class=cell><div><b>a</b> <small></small></div><a href=#a tabindex=-1 aria-hidden=true></a><div class=tv-body><p>more</p>\n</div></li>\n"
        )
        #expect(
            rendered(markdown, from: full + "{{#body}}<div class=\"tv-body x\">{{body}}</div>{{/body}}")
                == "<li id=a class=cell><div><b>a</b> <small></small></div><a href=#a tabindex=-1 aria-hidden=true></a><div class=\"tv-body x\"><p>more</p>\n</div></li>\n"
        )
        #expect(
            rendered(markdown, from: full + "{{#body}}<i>more</i>{{#detail}}{{body}}{{/detail}}{{/body}}")
                == "<li id=a class=cell><div><b>a</b> <small></small></div><a href=#a tabindex=-1 aria-hidden=true></a><i>more</i><div class=tv-body><p>more</p>\n</div></li>\n"
        )
    }

    @Test func continuationsAreNotStamped() {
        #expect(rendered("- a\n  - b\n\n  ***\n", from: full).contains("<li class=more><div class=tv-body><hr>\n</div></li>"))
    }

    // MARK: What a template leaves out

    @Test func showsWhatATemplateLeavesOut() {
        #expect(
            inside("- ![](i.png) **T** (m): d {value=v progress=3}", from: "x")
                == "x <img src=i.png alt=\"\"> <b>T <i>(m)</i></b> <small>d</small> <span class=tv-value>v</span> <progress max=100 value=3 aria-label=T>3 %</progress>"
        )
        #expect(inside("- just text", from: "x") == "x <p>just text</p>")
        #expect(inside("- [ ] just text", from: "x") == "x <span>just text</span> <input type=checkbox disabled>")
    }

    @Test func showsItOnlyInTheCasesInWhichItIsLeftOut() {
        let template = "<b>{{title}}</b> {{#image}}{{image}} {{detail}}{{/image}}"
        #expect(inside("- [T](t.md) - d", from: template) == "<b>T</b> <small>d</small>")
        #expect(inside("- ![](i.png) [T](t.md) - d", from: template) == "<b>T</b> <img src=i.png alt=\"\"> d")
    }

    // MARK: Choice

    @Test func theNearestChoiceWins() {
        var frame = PageFrame()
        frame.cells = theme(["x": "x{{title}}", "y": "y{{title}}"]).cells
        frame.cell = "x"
        let markdown = "- a\n- b {cell=y}\n- c {cell=none-such}\n\n## S {cell=y}\n- d\n- e {cell=x}\n\n## T {cell=none-such}\n- f\n"
        func classes(_ settings: PageSettings) -> [String] {
            html(markdown, in: frame, settings: settings).split(separator: "\n").filter { $0.hasPrefix("<li ") }
                .map { String($0.prefix { $0 != ">" }.dropFirst("<li id=".count)) }
        }
        #expect(classes(PageSettings()) == ["a class=x", "b class=y", "c", "d class=y", "e class=x", "f"])
        var settings = PageSettings()
        settings.cell = CellChoice("y")
        #expect(classes(settings) == ["a class=y", "b class=y", "c", "d class=y", "e class=x", "f"])
    }

    // MARK: Shipped templates

    @Test(arguments: [
        ("default", ""), ("subtitle", ""), ("value1", " value1"), ("value2", " value2"), ("progress", ""), ("card", ""),
    ])
    func shippedCellsStampWhatTheBuiltInCellWrites(cell: String, style: String) {
        var frame = PageFrame()
        frame.cells = theme().cells
        let markdown = "- ![](i.png) [T](t.md) - d {value=9 accessory=none}\n- [ ] [T](t.md) - d\n- **K**: v {progress=4}\n"
        func rows(_ cell: String?) -> [String] {
            frame.cell = cell
            return html(markdown, in: frame).split(separator: "\n").filter { $0.hasPrefix("<li ") }
                .map { String($0).replacing(/\ class=(default|subtitle|value1|value2|progress|card)>/, with: ">") }
        }
        #expect(rows(cell) == rows(nil))
    }
}
