import TableModel
import TableTestSupport
import Testing

/// The former ids of rows and headings.
@Suite struct AliasTests {
    @Test func rowsSectionsAndTitleHaveThem() {
        let markdown = #"""
            # Guide {aliases=manual}
            ## Steps {aliases="how-to  do" #steps-1}
            - Set it up {aliases=install .quiet}
            - Go <!-- {aliases="los weiter"} -->
            """#
        #expect(
            sketch(markdown)
                == #"""
                Guide #guide alias=manual
                ## Steps #steps-1 alias=how-to alias=do
                  - paragraph: Set it up .quiet alias=install #set-it-up
                  - paragraph: Go alias=los alias=weiter #go
                """#)
        #expect(problems(markdown).isEmpty)
        let result = page(markdown).value
        #expect(
            result.ids.map(result.string) == [
                "guide", "steps-1", "set-it-up", "go", "manual", "how-to", "do", "install", "los", "weiter",
            ])
        #expect(result.hasRowAliases)
        #expect(!page("## A {aliases=b}\n- Row").value.hasRowAliases)
    }

    @Test func whatIsThereGoesBeforeWhatWas() {
        let markdown = #"""
            - Set up {aliases="install old set-up"}
            - Install
            - Again {aliases=old}
            - <a id=mark></a>Mark {aliases=mark}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Set up alias=old #set-up
                  - paragraph: Install #install
                  - paragraph: Again #again
                  - paragraph: <span id=mark></span>Mark #mark-1
                """#)
        let help = "take the alias away, or give that part another id"
        #expect(
            problems(markdown) == [
                "1:11+28 warning[id-taken] alias `install` is the id of a row or heading of this page = \(help)",
                "1:11+28 warning[id-taken] alias `set-up` is the id of a row or heading of this page = \(help)",
                "3:10+11 warning[id-taken] alias `old` is used twice in this page",
                "4:24+12 warning[id-taken] alias `mark` is the id of a row or heading of this page = \(help)",
            ])
    }

    @Test func reportsWhatIsNoID() {
        let markdown = #"""
            - A {aliases=#old}
            - B {aliases=other.html#old}
            - C {aliases="one, two"}
            - D {aliases=" "}
            """#
        #expect(
            problems(markdown) == [
                "1:6+12 warning[attribute-value] `aliases` cannot be `#old` = write the id without `#`: `old`",
                """
                2:6+22 warning[attribute-value] `aliases` cannot be `other.html#old` = write an id of this page; those of other pages \
                cannot lead here
                """,
                "3:6+18 warning[attribute-value] `aliases` cannot be `one, two` = write spaces between ids, and no commas",
                "4:6+11 warning[attribute-value] `aliases` cannot be ` ` = write the former id of this row or heading",
            ])
        #expect(page(markdown).value.rows.map { $0.attributes?.aliases.count } == [nil, nil, 1, nil])
    }

    @Test func titleTakesNothingElse() {
        #expect(
            problems("# Title {aliases=a .b}\n") == [
                """
                1:20+2 warning[attribute-unknown] `.b` has no effect on the title = give it to a section's heading, or use the front \
                matter
                """
            ])
    }

    /// Every page has ids of its own, which begin with a colon.
    @Test func refusesIdsThatPagesHaveOfTheirOwn() {
        let read = page("# T {#:content}\n\n- a {#:}\n- b {aliases=\":x y\"}\n- <a id=\":\"></a>c\n\n<b></b>\n\n> ## d {#:d}\n")
        let help = "write it without the `:`"
        #expect(
            read.diagnostics.map(\.line) == [
                "1:6+9 warning[id-taken] id `:content` begins as those that every page has of its own = \(help)",
                "3:6+2 warning[id-taken] id `:` begins as those that every page has of its own = \(help)",
                "4:6+14 warning[id-taken] alias `:x` begins as those that every page has of its own = \(help)",
            ])
        #expect(read.value.ids.map(read.value.string) == ["t", "d", "a", "b", "c", "y"])
    }
}
