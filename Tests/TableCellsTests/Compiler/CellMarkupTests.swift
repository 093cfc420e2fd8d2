import Testing

@testable import TableCells

@Suite struct CellMarkupTests {
    @Test func keepsPhrasingElements() {
        let template =
            #"<b>a</b><br/><wbr><span class=x data-y='1' lang="de">b<i>c</i></span ><img src="data:image/png;base64,AA==" alt="">"#
        #expect(compiled(template) == template.replacing("'1'", with: "\"1\"").replacing("<br/>", with: "<br>"))
        #expect(compiled("{{#body}}<div><B>{{body}}</b></div>{{/body}}") == "|?body(<div><B>{body}</b></div>)")
    }

    @Test(arguments: [
        (
            "<div></div>",
            "1:1+4 error[cell-markup] `div` cannot stand in a row = write `span`, and what it looks like into `cells/cell.css`"
        ),
        ("<a href=x>y</a>", "1:1+2 error[cell-markup] `a` cannot stand in a row = the row itself is the link; write `span`"),
        (
            "<INPUT>",
            "1:1+6 error[cell-markup] `input` cannot stand in a row = write `{{accessory}}`, which is the check box of a task"
        ),
        (
            "<script></script>",
            "1:1+7 error[cell-markup] `script` cannot stand in a row = a page works without scripts; put looks into `cells/cell.css`"
        ),
        ("<progress></progress>", "1:1+9 error[cell-markup] `progress` cannot stand in a row = write `{{progress}}`"),
        ("<b id=x></b>", "1:4+2 error[cell-markup] templates have no attribute `id` = ids are those of rows; write `class`"),
        ("<b ONCLICK='x'></b>", "1:4+7 error[cell-markup] templates have no attribute `onclick` = pages have no scripts"),
        (
            "<b style=\"x\"></b>",
            "1:4+5 error[cell-markup] templates have no attribute `style` = pages have no inline styles; write `class`, and rules in `cells/cell.css`"
        ),
        ("<b class=a class=b></b>", "1:12+5 error[cell-markup] the attribute `class` stands there twice = remove it"),
        (
            "<b class='a'title=\"b\"></b>",
            "1:13+1 error[cell-markup] a space is missing between two attributes = write a space before this one"
        ),
        (
            "<b.x></b.x>",
            "1:1+4 error[cell-markup] `b.x` cannot stand in a row = write `span`, and what it looks like into `cells/cell.css`"
        ),
        (
            "<b class=a='b'></b>",
            "1:11+1 error[cell-markup] a value without quotes cannot hold this = write quotes around the whole value"
        ),
        ("<b></b class=x>", "1:8+5 error[cell-markup] an end tag has no attributes = remove it"),
        (
            "a<br/title=x>",
            "1:5+1 error[cell-markup] `/` is no attribute = remove it; it may stand before `>` where an element has no content, as in `<br/>`"
        ),
        (
            "<b>a</b/>",
            "1:8+1 error[cell-markup] `/` is no attribute = remove it; it may stand before `>` where an element has no content, as in `<br/>`"
        ),
        ("<span/>", "1:1+7 error[cell-markup] `span` does not close itself = write `<span></span>`"),
        ("a < b", "1:3+1 error[cell-markup] `<` begins no tag = write `&lt;` for the sign itself"),
        ("<!-- x -->", "1:1+2 error[cell-markup] comments of HTML would stand in every row = write `{{! … }}`"),
        ("<b", "1:1+2 error[cell-markup] the HTML tag does not end = write `>` at its end, in the same section or block"),
        (
            #"<b =" onclick=x ">"#,
            """
            1:4+2 error[cell-markup] templates have no attribute `="` = attributes are made of letters, digits and `-`
            1:7+7 error[cell-markup] templates have no attribute `onclick` = pages have no scripts
            1:17+1 error[cell-markup] templates have no attribute `"` = attributes are made of letters, digits and `-`
            1:1+18 error[cell-markup] `b` is not closed = write `</b>` in the same section or block
            """
        ),
        (
            "<b class=a =b></b>",
            "1:12+2 error[cell-markup] templates have no attribute `=b` = attributes are made of letters, digits and `-`"
        ),
        (
            "<b class / =b></b>",
            """
            1:10+1 error[cell-markup] `/` is no attribute = remove it; it may stand before `>` where an element has no content, as in `<br/>`
            1:12+2 error[cell-markup] templates have no attribute `=b` = attributes are made of letters, digits and `-`
            """
        ),
        ("<b inert></b>", "1:4+5 error[cell-markup] templates have no attribute `inert` = nothing of a row may be hidden"),
        (
            "<img srcset='x 2x'>",
            "1:6+6 error[cell-markup] templates have no attribute `srcset` = pages load nothing from other places; write `src=\"{{image}}\"`"
        ),
        ("<b>{{title</b>", "1:4+7 error[cell-tag] the tag is not closed = write `}}` at its end"),
        ("</br>", "1:1+5 error[cell-markup] `</br>` closes nothing = `br` has no end"),
    ])
    func reportsMarkupThatCannotStandInARow(template: String, expected: String) {
        #expect(compiled(template) == expected)
    }

    private static let address = """
        error[cell-markup] `src` holds another address than that of the row's image = write `src="{{image}}"`; \
        pictures of the theme are backgrounds in `theme.css`
        """

    @Test(arguments: [
        (#"<img src="https://example.org/a.png">"#, "1:6+3"), ("<img src=//example.org/a.png>", "1:6+3"),
        ("<img SRC = 'a.png' alt=''>", "1:6+3"), (#"<img src="//example.org/{{image}}">"#, "1:6+3"),
        (#"<img src="{{title}}">"#, "1:11+9"), (#"<img src="data:text/html,x">"#, "1:6+3"),
        (#"<img src="{{#image}}//example.org{{/image}}">"#, "1:6+3"),
    ])
    func pagesLoadNoPicturesFromOtherPlaces(template: String, place: String) {
        #expect(compiled(template) == "\(place) \(Self.address)")
    }

    @Test func imageOfTheRowMayBeLoaded() {
        #expect(compiled(#"<img src="{{image}}" alt="{{title}}">"#) == #"<img src="[image]" alt="[title]">"#)
    }

    @Test func eachSectionAndBlockIsBalancedByItself() {
        #expect(
            compiled("<b>{{#detail}}</b>{{/detail}}")
                == """
                1:15+4 error[cell-markup] `</b>` closes nothing = sections and blocks close only what they open themselves
                1:1+3 error[cell-markup] `b` is not closed = write `</b>` in the same section or block
                """)
        // One slip, one message.
        #expect(
            compiled("<b>{{#detail}}<small>{{detail}}</small> {{progress}}</b>")
                == "1:4+11 error[cell-tag] `{{#detail}}` is not closed = write `{{/detail}}` where it ends")
        #expect(
            compiled("<b>{{#detail}}<i>{{/detail}}</b>")
                == "1:15+3 error[cell-markup] `i` is not closed = write `</i>` in the same section or block")
        #expect(
            compiled("<i>{{$a}}x{{/a}}</i>{{>p}}", with: ["p": "<u>"])
                == "t/cells/p.mustache:1:1+3 error[cell-markup] `u` is not closed = write `</u>` in the same section or block")
        #expect(
            compiled("{{<p}}{{$a}}\"{{/a}}{{/p}}", with: ["p": "<b class=\"{{$a}}{{/a}}\"></b>"])
                == "1:7+6 error[cell-markup] this ends the attribute value that it stands in = write text without quotes in it, and close the value behind it"
        )
    }
}
