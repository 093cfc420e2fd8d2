import Testing

@testable import TableCells

@Suite struct CellCompilerTests {
    @Test func collapsesWhiteSpace() {
        #expect(
            compiled("  <b>\n\t{{title}}  \n</b>\n\n{{! comment }}\n{{#detail}}\n  <small >a  b</small>\n{{/detail}}\n")
                == " <b> {title} </b> ?detail( <small >a b</small> )")
    }

    @Test func knowsThePlaceOfEachSlot() {
        #expect(
            compiled(#"<b class="a {{#image}}with {{/image}}" title='{{title}} "x"'>{{title}}</b>"#)
                == #"<b class="a ?image(with )" title="[title] &quot;x&quot;">{title}</b>"#)
    }

    @Test func reportsPlacesWhereNoTagCanStand() {
        #expect(
            compiled("<b class={{title}}></b><b class=x{{title}}></b>\n<b {{title}}></b><{{title}}>")
                == """
                1:10+9 error[cell-slot] `{{title}}` stands in an attribute value without quotes = write `="…"` around the value
                1:34+9 error[cell-slot] `{{title}}` stands in an attribute value without quotes = write `="…"` around the value
                2:4+9 error[cell-slot] `{{title}}` stands inside of a tag of HTML = write it in text, or in the value of an attribute
                2:19+9 error[cell-slot] `{{title}}` stands inside of a tag of HTML = write it in text, or in the value of an attribute
                2:18+1 error[cell-markup] `<` begins no tag = write `&lt;` for the sign itself
                """)
        #expect(
            compiled("<b {{#title}}class=x{{/title}}></b>")
                == "1:4+10 error[cell-slot] `{{#title}}` stands inside of a tag of HTML = write it in text, or in the value of an attribute"
        )
    }

    // MARK: Partials

    @Test func putsPartialsInTheirPlace() {
        #expect(
            compiled("<b>\n  {{>name}}\n</b> <i title=\"{{>name}}\"></i>", with: ["name": "{{title}}!\n"])
                == "<b> {title}! </b> <i title=\"[title]! \"></i>")
    }

    @Test func looksUpPartialsAlongTheChain() {
        #expect(compiled("{{>a}}", with: ["b/a": "base {{>c}}", "b/c": "base", "c": "own"]) == "base own")
        #expect(compiled("{{>cell}}!", with: ["b/cell": "base {{>a}}", "b/a": "a"]) == "base a!")
        #expect(compiled("x{{<cell}}{{$a}}own{{/a}}{{/cell}}", with: ["b/cell": "base {{$a}}a{{/a}}"]) == "xbase own")
    }

    @Test func reportsTemplatesThatDoNotExist() {
        #expect(
            compiled("{{>nmae}} {{>xyzzy}} {{<cell}}{{/cell}}", with: ["name": "{{title}}"])
                == """
                1:1+9 error[cell-missing] no template `nmae` = did you mean `name`?
                1:11+10 error[cell-missing] no template `xyzzy` = the templates are cell, name
                1:22+9 error[cell-missing] no theme below has a template `cell` = the templates are cell, name
                """)
    }

    @Test func reportsLoops() {
        #expect(
            compiled("{{>a}}", with: ["a": " {{<b}}{{$x}}{{/x}}{{/b}}", "b": "{{$x}}{{/x}}{{>a}}"])
                == """
                t/cells/b.mustache:1:13+6 error[cell-loop] the template contains itself: a -> b -> a = remove one of the tags
                t/cells/a.mustache:1:2+6 error[cell-loop] the template contains itself: b -> a -> b = remove one of the tags
                """)
    }

    // MARK: Inheritance

    @Test func fillsBlocks() {
        let parent = "<b>{{$name}}{{title}}{{/name}}</b> {{$rest}}rest{{/rest}}"
        #expect(compiled("{{<p}}{{/p}}", with: ["p": parent]) == "<b>{title}</b> rest")
        #expect(compiled("{{<p}}{{$rest}}{{detail}}{{/rest}}{{/p}}", with: ["p": parent]) == "<b>{title}</b> {detail}")
        #expect(
            compiled("{{<p}}\n  {{$name}}\n  x\n  {{/name}}\n{{/p}}\n", with: ["p": parent]) == "<b> x </b> rest")
    }

    @Test func fillsBlocksOverSeveralTemplates() {
        let others = [
            "p": "{{<g}}{{$a}}pa {{$c}}pc{{/c}}{{/a}}{{/g}}", "g": "{{$a}}ga{{/a}} {{$b}}gb{{/b}} {{>h}}", "h": "{{$d}}hd{{/d}}",
        ]
        #expect(compiled("{{<p}}{{/p}}", with: others) == "pa pc gb hd")
        #expect(compiled("{{<p}}{{$a}}A{{/a}}{{$d}}D{{/d}}{{/p}}", with: others) == "A gb D")
        #expect(compiled("{{<p}}{{$c}}C{{/c}}{{$b}}B{{/b}}{{/p}}", with: others) == "pa C B hd")
    }

    @Test func aBlockInsideItsOwnFillingMeansTheDefault() {
        #expect(
            compiled("{{<p}}{{$a}}[{{$a}}inner{{/a}}]{{/a}}{{/p}}", with: ["p": "{{$a}}outer{{/a}}"]) == "[inner]")
    }

    @Test func reportsBlocksThatTheParentDoesNotHave() {
        #expect(
            compiled(
                "{{<p}}{{$nmae}}{{/nmae}}{{$xyzzy}}{{/xyzzy}}{{/p}}{{<q}}{{$a}}{{/a}}{{/q}}",
                with: ["p": "{{$name}}{{/name}}", "q": ""])
                    == """
                    1:7+9 error[cell-block] `p` has no block `nmae` = did you mean `name`?
                    1:25+10 error[cell-block] `p` has no block `xyzzy` = the blocks are name
                    1:57+6 error[cell-block] `q` has no block `a` = `q` has no blocks
                    """)
    }

    // MARK: Body

    @Test func theBodyStandsBelowTheRow() {
        #expect(
            compiled("<b>{{title}}</b>\n{{#body}}\n<div class=\"x\">{{body}} {{title}}</div>\n{{/body}}\n{{! end }}\n")
                == "<b>{title}</b> |?body(<div class=\"x\">{body} {title}</div> )")
        #expect(compiled("{{#body}}more{{/body}} {{^body}}none{{/body}} {{title}}") == "?body(more) !body(none) {title}")
        #expect(compiled("x{{>p}}", with: ["p": "{{#body}}{{body}}{{/body}}"]) == "x|?body({body})")
    }

    @Test func reportsBodiesInOtherPlaces() {
        let end = "= write `{{#body}}…{{body}}…{{/body}}` at the end of the template"
        #expect(compiled("{{body}}") == "1:1+8 error[cell-slot] `{{body}}` stands inside the row's element \(end)")
        #expect(
            compiled("{{#body}}<b title=\"{{body}}\"></b>{{/body}}")
                == "1:20+8 error[cell-slot] the body is no text for an attribute \(end)")
        #expect(
            compiled("<b>{{#body}}{{body}}{{/body}}</b>{{#title}}{{#body}}{{body}}{{/body}}{{/title}}")
                == """
                1:4+9 error[cell-slot] the section of the body stands inside of something else \(end), outside of all elements and sections
                1:44+9 error[cell-slot] the section of the body stands inside of something else \(end), outside of all elements and sections
                """)
        #expect(
            compiled("{{#body}}{{body}}{{/body}} x {{title}}")
                == "1:1+9 error[cell-slot] the section of the body is not the last thing of the template = the body stands below the row: move the section to the end"
        )
    }
}
