import Testing

/// What becomes the title of a page, and what stands around it.
@Suite struct PageParserTests {
    @Test func takesAnH1AsTitleAndTheBlocksBelowAsHeader() {
        let markdown = #"""
            # Tools
            Intro *text*.

            ![b](https://img.shields.io/x.svg) [![c](c.svg)](d)

            ## One
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                Tools #tools
                  < Intro *text*. ¶ badges ![b](https://img.shields.io/x.svg) [(d)![c](c.svg)]
                ## One #one
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesTheOnlyHeadingOfTheSmallestLevelAsTitle() {
        let markdown = #"""
            ### Cake
            Eggs.
            #### Steps
            - mix
            """#
        #expect(
            sketch(markdown)
                == #"""
                Cake #cake
                  < Eggs.
                #### Steps #steps
                  - paragraph: mix #mix
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesNoTitleFromTwoHeadingsOfTheSmallestLevel() {
        let markdown = #"""
            ### Cake
            - a
            ### Pie
            - b
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ### Cake #cake
                  - paragraph: a #a
                ### Pie #pie
                  - paragraph: b #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesNoTitleBelowAList() {
        let markdown = #"""
            - a
            # Title
            - b
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: a #a
                # Title #title
                  - paragraph: b #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsBlocksAboveTheTitle() {
        let markdown = #"""
            Some words.

            # Title
            Header.
            """#
        #expect(
            sketch(markdown)
                == #"""
                Title #title
                  ^ Some words.
                  < Header.
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func opensSectionsForFurtherH1s() {
        let markdown = #"""
            # A
            - x
            # B
            - y
            """#
        #expect(
            sketch(markdown)
                == #"""
                A #a
                -- alone
                  - paragraph: x #x
                # B #b
                  - paragraph: y #y
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func namesAPageWithoutHeadingForItsFile() {
        let markdown = #"""
            Just text.
            """#
        #expect(
            sketch(markdown, path: "guide-to_all.md")
                == #"""
                Guide to all
                  < Just text.
                """#)
    }

    @Test func saysThatAttributesOfTheTitleHaveNoEffect() {
        let markdown = #"""
            # T {#top .x}
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #top
                -- alone
                  - paragraph: a #a
                """#)
        #expect(
            problems(markdown) == [
                """
                1:11+2 warning[attribute-unknown] `.x` has no effect on the title = give it to a section's heading, or use the front \
                matter
                """
            ])
    }

    @Test func placesEachAttributeThatTheTitleDoesNotTake() {
        func places(_ markdown: String) -> [String] {
            problems(markdown).map {
                $0.replacing("warning[attribute-unknown] ", with: "").replacing(" has no effect on the title", with: "")
            }
        }
        let help = "give it to a section's heading, or use the front matter"
        #expect(places("# Title {style=inset .wide}\n") == ["1:22+5 `.wide` = \(help)", "1:10+11 `style` = \(help)"])
        #expect(places("Two words {alias=a}\n=====\n") == ["1:12+7 `alias` = did you mean `aliases`?"])
        #expect(places("Text\n\n# **Bold** <!-- {.a .b} -->\n- Row\n") == ["3:18+2 `.a` = \(help)", "3:21+2 `.b` = \(help)"])
        #expect(places("# Title {#id aliases=b}\n") == [])
    }

    @Test func passesOverAByteOrderMark() {
        let markdown = #"""
            \#u{FEFF}# T
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                -- alone
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
