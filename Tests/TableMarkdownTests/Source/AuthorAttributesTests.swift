import TableMarkdown
import TableModel
import Testing

/// Which braces are attributes.
@Suite struct AuthorAttributesTests {
    @Test func leavesOtherBracesAsText() {
        let markdown = #"""
            - /sig {name}
            - delete {a, b}
            - x {{y}}
            - x {% y %}
            - x {: .x}
            - x {"a": 1}
            - x {a=1, b=2}
            - x{.glued}
            - `x {.code}`
            - x {}
            - x {.a} more
            - {.only}
            - x {=}
            - x {key=}
            - x {.a .}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: /sig {name} #sig-name
                  - paragraph: delete {a, b} #delete-a-b
                  - paragraph: x {{y}} #x-y
                  - paragraph: x {% y %} #x-y-1
                  - paragraph: x .x #x
                  - paragraph: x {"a": 1} #x-a-1
                  - paragraph: x {a=1, b=2} #x-a1-b2
                  - paragraph: x{.glued} #xglued
                  - default: `x {.code}` #x-code
                  - paragraph: x {} #x-1
                  - paragraph: x {.a} more #x-a-more
                  - paragraph: {.only} #only
                  - paragraph: x {=} #x-2
                  - paragraph: x {key=} #x-key
                  - paragraph: x {.a .} #x-a
                """#)
        #expect(page(markdown).diagnostics.map(\.code) == [.foreignSyntax, .foreignSyntax])
    }

    @Test func leavesBracesThatAreTheWholeItem() {
        let markdown = #"""
            - {.only}
            - x {key=}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: {.only} #only
                  - paragraph: x {key=} #x-key
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesBracesInCodeOfAHeading() {
        let markdown = #"""
            ## The `{.x}`
            ## Real {.x}
            > ### Q {#quoted}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## The `{.x}` #the-x
                ## Real #real .x
                  < <###(quoted) Q ¶ >
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsThemAtTheEndOfTheFirstParagraph() {
        let markdown = #"""
            - Install it
              {.later}
            - Install {.first}
              and go
            - Install {.first}

              Body {.not}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Install it .later #install-it
                  - paragraph: Install {.first} and go #install-first-and-go
                  - paragraph: Install .first #install ¶ Body {.not}
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// As Python-Markdown and pandoc have them: `{: #id word }`, `{#id word}`.
    @Test func readsIDsAndClassesBesideBareWordsAndReportsThose() {
        let markdown = #"""
            # T {#top beta}

            ## `a` {: #plat cmd-line env-var }
            ## B {#cc toml}
            ## C {.x collapsed}
            ## D
            {: beta #d }
            - x {#y value=3 kg}
            - x {.a second}
            - [l](u){.b lone} ![i](i.png){: .c word }

            > ### Q {#quoted word}
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #top
                ## `a` #plat
                ## B #cc
                ## C #c .x
                ## D #d
                  - paragraph: x value=3 #y
                  - paragraph: x .a #x
                  - default: l badges: ![i](i.png) -> u (disclosure) #l
                  > <###(quoted) Q ¶ >
                """#)
        let unknown = { (place: String, word: String, help: String?) in
            "\(place) warning[attribute-unknown] `\(word)` among attributes has no effect = "
                + (help ?? "take it away, or write `.\(word)` for a class")
        }
        #expect(
            problems(markdown) == [
                unknown("1:11+4", "beta", nil), unknown("3:17+8", "cmd-line", nil), unknown("3:26+7", "env-var", nil),
                unknown("4:11+4", "toml", nil), unknown("5:10+9", "collapsed", "did you mean `collapsed=true`?"),
                unknown("7:4+4", "beta", nil),
                unknown("8:17+2", "kg", "a value of several words stands in quotes: `value=\"3 kg\"`"),
                unknown("9:9+6", "second", nil), unknown("10:13+4", "lone", nil),
                unknown("10:36+4", "word", nil), unknown("12:18+4", "word", nil),
            ])
    }

    @Test func leavesBareWordsWithoutIDOrClassAsText() {
        let markdown = #"""
            - a {: word }
            - b {value=3 .a word, more}
            - c {.a "quoted"}
            - d {:note: .a}
            - e {.a x=1,2}
            - f {.NET framework developers}
            - g {#hashtag is great}
            - h {.. rest}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: a {: word } #a-word
                  - paragraph: b {value=3 .a word, more} #b-value3-a-word-more
                  - paragraph: c {.a "quoted"} #c-a-quoted
                  - paragraph: d {:note: .a} #d-note-a
                  - paragraph: e {.a x=1,2} #e-a-x12
                  - paragraph: f {.NET framework developers} #f-net-framework
                  - paragraph: g {#hashtag is great} #g-hashtag-is-great
                  - paragraph: h {.. rest} #h-rest
                """#)
    }

    @Test(arguments: [
        ("## Name (*required*) ## {: #name }", "Name (*required*) #name"), ("## Curly #### { #curly }", "Curly #curly"),
        ("## [1.0](https://x.y) - 2024 # {#v1}", "[(https://x.y)1.0] - 2024 #v1"), ("## C# {#x}", "C# #x"),
        ("## A \\# {#x}", "A # #x"), ("A # {#x}\n---", "A # #x"), ("## `a` ## {#x}", "`a` #x"),
        ("## A ##{#x}", "A ##{#x} #a-x"),
    ])
    func leavesTheClosingSequenceBeforeThemOut(heading: String, section: String) {
        #expect(sketch("# T\n\na\n\n\(heading)\n\na") == "T #t\n  < a\n## \(section)\n  < a")
    }

    /// Those in quotes, items and containers are no sections.
    @Test func readsTheIDsOfHeadingsWithinATextAndReportsTheRest() {
        #expect(sketch("> ### Q {#quoted .x style=plain}\n>\n> ### R {.x}").contains("< <###(quoted) Q ¶ ###(r-x) R {.x} ¶ >"))
        #expect(
            problems("> ### Q {#quoted .x style=plain}") == [
                "1:18+2 warning[attribute-unknown] `.x` has no effect on a heading within a text = take it away; its id counts",
                "1:21+11 warning[attribute-unknown] `style` has no effect on a heading within a text = take it away; its id counts",
            ])
    }
}
