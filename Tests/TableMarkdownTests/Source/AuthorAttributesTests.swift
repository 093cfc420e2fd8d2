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
}
