import TableModel
import Testing

@testable import TableMarkdown

/// Which lists are the page's table of contents.
@Suite struct PageContentsTests {
    @Test func findsTheListOfTheHeadings() {
        let markdown = #"""
            # T
            - [One](#one)
            - [Two](#two)

            ## One
            - a
            ## Two
            - b
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                -- contents alone
                  - default: One -> #one (disclosure) #one-1
                  - default: Two -> #two (disclosure) #two-1
                ## One #one
                  - paragraph: a #a
                ## Two #two
                  - paragraph: b #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// A line that says what the list is has no place beside the page, and nothing to say where the list is gone.
    @Test(arguments: ["Table of Contents:", "TOC:", "目录："]) func takesALineThatNamesTheListForItsTitle(line: String) {
        func page(_ line: String) -> String {
            sketch("# T\n\n\(line)\n\n- [One](#one)\n- [Two](#two)\n\n## One\n\na\n\n## Two\n\nb\n")
        }
        #expect(page(line) == page("**\(line)**"))
        // Others say something of the list.
        #expect(page("What is inside:") != page("**What is inside:**"))
    }

    @Test func findsAListNamedContents() {
        let markdown = #"""
            ## Contents
            - [Audio](#audio)
            - [Video](#video)
            ## Audio (88)
            - x
            ## Video (3)
            - y
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## Contents #contents contents
                  - default: Audio -> #audio (disclosure) #audio
                  - default: Video -> #video (disclosure) #video
                ## Audio (88) #audio-88
                  - paragraph: x #x
                ## Video (3) #video-3
                  - paragraph: y #y
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func looksAtAllListsUnderOneHeading() {
        let markdown = #"""
            # T
            **Part one**

            - [One](#one)

            **Part two**

            - [Two](#two)

            ## One
            ## Two
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ** Part one contents
                  - default: One -> #one (disclosure) #one-1
                ** Part two contents
                  - default: Two -> #two (disclosure) #two-1
                ## One #one
                ## Two #two
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesListsThatReferBackOrElsewhere() {
        let markdown = #"""
            ## Data
            - x
            ## Two
            - Returns: [Data](#data)
            - Takes: [Two](#two)
            ## Three
            - [web](https://x)
            - [Data](#data)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## Data #data
                  - paragraph: x #x
                ## Two #two
                  - value1: Returns | [(#data)Data] -> inner (disclosure) #returns
                  - value1: Takes | [(#two)Two] -> inner (disclosure) #takes
                ## Three #three
                  - default: web -> https://x #web
                  - default: Data -> #data (disclosure) #data-1
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// Only the list of links is what a search need not find.
    @Test(arguments: ["- [One](#one)\n- [Two](#two)", "[TOC]", "[[toc]]"])
    func leavesWhatFollowsIt(list: String) {
        for other in ["Needed:\n\n- Zebrafish", "| Zebrafish | b |\n|---|---|\n| c | d |"] {
            let page = page("# T\n\n\(list)\n\n\(other)\n\n## One\n\nx\n\n## Two\n\ny\n").value
            #expect(page.sections.map(\.isContents) == [true, false, false, false])
        }
    }

    @Test func readsPercentEncodedAnchors() {
        let markdown = #"""
            # T
            - [介绍](#%E4%BB%8B%E7%BB%8D)
            - [说明](#说明)
            ## 介绍
            ## 说明
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                -- contents alone
                  - default: 介绍 -> #%E4%BB%8B%E7%BB%8D (disclosure) #介绍-1
                  - default: 说明 -> #说明 (disclosure) #说明-1
                ## 介绍 #介绍
                ## 说明 #说明
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func countsNestedRows() {
        let markdown = #"""
            # T
            - [One](#one)
              - [Sub](#sub)

            ## One
            ### Sub
            ## Two
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                -- contents alone
                  - default: One -> #one (disclosure) #one-1
                    - default: Sub -> #sub (disclosure) #sub-1
                ## One #one (group)
                ### Sub #sub
                ## Two #two (group)
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test(arguments: [
        // Parameters that mention others.
        "* `a` {string} The command to run.\n* `b` {Array} The arguments (see [One](#one)).\n* `c` {Object} Others (see [Two](#two)).",
        // Text that begins with links.
        "* [One](#one) has to be read before anything else is done with it.\n* [Two](#two) is what comes then, unless it rains.",
    ])
    func leavesTextThatMentionsOtherParts(list: String) {
        let page = page("# T\n\n## run(a, b)\n\n\(list)\n\n## One\n\nText.\n\n## Two\n\nText.\n").value
        #expect(page.sections.allSatisfy { !$0.isContents })
    }

    /// A class that has methods of its own, and a list of others.
    @Test func leavesAListUnderAHeadingWithOthersBelow() {
        let others = (1...6).map { "\n## Other \($0)\n\nText.\n" }.joined()
        let list = "* [Other 1](#other-1)\n* [Other 2](#other-2)\n* [Other 3](#other-3)\n"
        let alone = page("# T\n\n## Class\n\n\(list)\(others)").value
        #expect(alone.sections[0].isContents)
        let withParts = page("# T\n\n## Class\n\n\(list)\n### cancel()\n\nText.\n\(others)").value
        #expect(!withParts.sections[0].isContents)
    }

    /// Whatever stands before the links, under a heading that says so; and signs and numbers in any case.
    @Test(arguments: [
        ("## Contents", "- Chapter 1: [One](#one)\n- Chapter 2: [Two](#two)"),
        ("## Contents", "- \"[One](#one)\"\n- → [Two](#two)"), ("## First", "- 1 [One](#one)\n- \\[2\\] [Two](#two)"),
        ("## First", "- `1.x` Releases - [One](#one) | [1](#one)\n- `2.x` Releases - [Two](#two) | [2](#two)"),
    ])
    func entriesMayHaveNumbers(heading: String, list: String) {
        let page = page("# T\n\n\(heading)\n\n\(list)\n\n## One\n\nText.\n\n## Two\n\nText.\n").value
        #expect(page.sections[0].isContents)
    }

    /// Links behind those to the headings, such as to a video of each; a list in which they come first or are more leads elsewhere.
    @Test(arguments: [
        ("- [One](#one) ([film](https://a.b/1))\n- [Two](#two) ([film](https://a.b/2))", true),
        ("- [One](#one) - [film](https://a.b/1)\n- [Two](#two)\n- [Site](https://a.b)", false),
        ("- [film](https://a.b/1) ([One](#one))\n- [film](https://a.b/2) ([Two](#two))", false),
        ("- [One](#one): [a](https://a.b/1), [b](https://a.b/2)\n- [Two](#two): [a](https://a.b/3), [b](https://a.b/4)", false),
    ])
    func entriesMayHaveOtherLinksBehindThem(list: String, isContents: Bool) {
        let page = page("# T\n\n\(list)\n\n## One\n\nText.\n\n## Two\n\nText.\n").value
        #expect(page.sections[0].isContents == isContents)
    }
}
