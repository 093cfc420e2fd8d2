import TableModel
import Testing

@testable import TableMarkdown

@Suite struct TitleSearchTests {
    @Test(arguments: [
        // One heading of level 1, whatever it says.
        ("# 1.2.0\n\n## Fixed\n\n- a", "1.2.0"),
        ("# Contents\n\n- a", "Contents"),
        // Several: a name of a release or of the contents is a section.
        ("# Unreleased\n\n- a\n\n# 1.0\n\n- b", ""),
        ("# [v2.0.1] - 2026-01-01\n\n- a\n\n# 1.0\n\n- b", ""),
        ("# Version 3.1\n\n- a\n\n# Version 3.0\n\n- b", ""),
        ("# Table of contents\n\n- a\n\n# Guide\n\n- b", ""),
        ("# Changes\n\n# 1.0\n\n- b", "Changes"),
        ("# 2026 in review\n\n- a\n\n# More\n\n- b", "2026 in review"),
        // No level 1: the only one of the smallest level.
        ("### Bread\n\n#### Flour\n\n- a", "Bread"),
        ("## One\n\n- a\n\n## Two\n\n- b", ""),
        ("- a\n\n# Late\n", ""),
    ])
    func findsTheTitle(markdown: String, title: String) {
        let read = page(markdown).value
        #expect(read.plainText(read.title) == title)
    }

    private func title(_ markdown: String, path: String = "some-page.md", root: String = "", ofFrontMatter own: String? = nil)
        -> String
    {
        var settings = PageSettings()
        settings.title = own
        let source = Array(markdown.utf8)
        return parsePage(
            source, path: path, split: splitFrontMatter(source), settings: settings, options: ParseOptions(rootTitle: root)
        ).value.titleText
    }

    @Test(arguments: [
        // The same pattern, one after the other.
        "# Day 1\n\n- a\n\n# Day 2\n\n- b\n\n# Day 3\n\n- c", "# A\n\n- Apple\n\n# B\n\n- Bean\n\n# C\n\n- Corn",
        "# 1. Plan\n\ntext\n\n# 2. Dig\n\ntext\n\n# 3. Sow\n\ntext",
        // Siblings of one kind.
        "# Fruit\n\n- Apple\n\n# Herbs\n\n- Dill\n\n# Roots\n\n- Beet",
        "# Rake\n\n## Use\n\n- a\n\n# Hoe\n\n## Use\n\n- a\n\n# Saw\n\n## Use\n\n- b",
        // Releases of other levels.
        "# 2.0.0\n\n- a\n\n## 1.9.1\n\n- b\n\n## 1.9.0\n\n- c", "## [2.1.0]\n\n- a\n\n### 2.0.1\n\n- b",
        // Parts that every document has.
        "# Introduction\n\ntext\n\n# Tools\n\n- a", "## Contents\n\n- [a](#a)\n\n### A\n\n- b",
        "## Contents\n\n- [Introduction](#introduction)\n\n# Introduction\n\ntext\n\n## Use\n\n- b",
    ])
    func leavesSiblingsToBeSections(markdown: String) {
        #expect(title(markdown) == "Some page")
        #expect(page(markdown).value.sections.first?.heading != nil)
    }

    @Test(arguments: [
        ("# Garden\n\ntext\n\n# Tools\n\n- a\n\n# Seeds\n\n- b", "Garden"),
        ("# Garden\n\n- note\n\n## Parts\n\n- a\n\n# Seeds\n\ntext\n\n# Licence\n\ntext", "Garden"),
        ("# 1.0 to 2.0\n\n## Steps\n\n- a", "1.0 to 2.0"),
        // The one that names the document.
        ("# Fruit\n\n- Apple\n\n# Some Page\n\n- Dill\n\n# Roots\n\n- Beet", "Some Page"),
        ("# About some pages\n\n## x\n\n- a\n\n# B\n\n## x\n\n- a\n\n# C\n\n## x\n\n- a", "Some page"),
        ("# About: some-page\n\n## x\n\n- a\n\n# B\n\n## x\n\n- a\n\n# C\n\n## x\n\n- a", "About: some-page"),
    ])
    func takesTheHeadingThatNamesTheDocument(markdown: String, title: String) {
        #expect(self.title(markdown).replacing("About some pages", with: "Some page") == title)
    }

    @Test func putsAnAdvertBeforeTheTitle() {
        let markdown = """
            ### [Try Spade, the best shovel](https://example.org)

            It digs.

            # Garden list

            ## Tools

            - Rake
            """
        #expect(
            sketch(markdown)
                == """
                Garden list #garden-list
                  ^ ###(try-spade-the-best-shovel) [(https://example.org)Try Spade, the best shovel] ¶ It digs.
                ## Tools #tools
                  - paragraph: Rake #rake
                """)
        #expect(title("# Check out Spade!\n\ntext\n\n# Garden\n\ntext\n\n## Tools\n\n- a") == "Garden")
        #expect(title("# Our sponsors\n\n- a\n\n# Garden\n\n- b\n\n# Licence\n\ntext") == "Garden")
    }

    @Test func namesAPageForAHeadingBehindItsContents() {
        let markdown = "## Contents\n\n- [Tools](#tools)\n\n# Garden\n\n## Tools\n\n- Rake"
        #expect(title(markdown) == "Garden")
        #expect(
            page(markdown).value.sections.map { page(markdown).value.plainText($0.heading?.title ?? .empty) } == [
                "Contents", "Garden", "Tools",
            ])
    }

    // MARK: Images

    @Test(arguments: [
        ("# Awesome Garden [![Awesome](badge.svg)](https://awesome.re)", "Awesome Garden"),
        ("# Garden ![Build Status](https://travis-ci.org/x.svg) ![codecov](https://codecov.io/x.svg)", "Garden"),
        ("# ![Sprout](leaf.png) Garden <img src=x.png alt=Leaf>", "Garden"),
        // Nothing else is there.
        ("# ![Garden](logo.svg)", "Garden"),
        ("# [![Build](https://img.shields.io/x)](u) ![Garden](logo.svg)", "Garden"),
        ("# ![Build](https://img.shields.io/x)", "Some page"),
    ])
    func takesNoWordsFromImages(markdown: String, title: String) {
        #expect(self.title(markdown) == title)
    }

    // MARK: HTML

    @Test(arguments: [
        "<h1>Garden</h1>\n\n- a",
        "<h1 align=\"center\">\n  <a href=\"u\"><img src=\"x.png\" alt=\"Leaf\"></a><br>\n  Garden\n</h1>\n\n## Tools",
        "<div align=center>\n<img src=x.png>\n<H1>Garden</H1>\n<p>What grows</p>\n</div>\n\n# Tools\n\n- a",
        "<h1><img src=leaf.png alt=Garden></h1>\n\n## Tools\n\n- a",
        "<h1><img src=leaf.png alt=Leaf></h1>\n\n# Garden\n\n- a",
    ])
    func readsHeadingsOfHTML(markdown: String) {
        #expect(title(markdown) == "Garden")
    }

    @Test func keepsAHeadingAmongOtherHTML() {
        let read = page("<div align=center>\n<h1>Garden</h1>\n<p>What grows</p>\n</div>\n\n## Tools\n\n- a").value
        #expect(read.hasTitleInHeader)
        #expect(read.title.isEmpty)
        #expect(!page("<h1>Garden</h1>\n\n- a").value.hasTitleInHeader)
    }

    @Test func opensSectionsForHeadingsOfHTML() {
        let markdown = """
            # Garden

            <h2 id="sheds">Tools &amp; <em>sheds</em></h2>

            - Rake

            <h2 align="center">Seeds</h2>

            - Dill
            """
        #expect(
            sketch(markdown)
                == """
                Garden #garden
                ## Tools & <em>sheds</em> #sheds
                  - paragraph: Rake #rake
                ## Seeds #seeds .tv-center
                  - paragraph: Dill #dill
                """)
    }

    @Test func leavesHTMLThatIsTextAlone() {
        let markdown = "<h1>Garden</h1>\n\n- a"
        #expect(page(markdown, options: ParseOptions(html: .escaped)).value.titleText == "Page")
        #expect(page(markdown, options: ParseOptions(hasAdditions: false)).value.titleText == "Page")
    }

    // MARK: Front matter and names

    @Test(arguments: ["# Heading\n\n- a", "text\n\n# Heading\n\n## B\n\n- a", "<h1>Heading</h1>\n\n- a"])
    func letsTheFrontMatterWin(markdown: String) {
        #expect(title(markdown, ofFrontMatter: "Own") == "Own")
        var settings = PageSettings()
        settings.title = "Own"
        let source = Array(markdown.utf8)
        let page = parsePage(source, path: "a.md", split: FrontMatterSplit(), settings: settings, options: ParseOptions()).value
        #expect(page.title.isEmpty)
        #expect(page.sections.contains { page.plainText($0.heading?.title ?? .empty) == "Heading" })
    }

    @Test(arguments: ["# Heading\n\n- a", "# *heading* ![x](y.png)\n\n- a", "<h1>HEADING</h1>\n\n- a"])
    func writesAHeadingOfTheSameWordsOnce(markdown: String) {
        #expect(title(markdown, ofFrontMatter: "Heading") == "Heading")
        var settings = PageSettings()
        settings.title = "Heading"
        let source = Array(markdown.utf8)
        let page = parsePage(source, path: "a.md", split: FrontMatterSplit(), settings: settings, options: ParseOptions()).value
        #expect(!page.title.isEmpty)
        #expect(!page.sections.contains { $0.heading != nil })
    }

    /// As it is where the name comes from the navigation: see ``Page/takeTitle(_:)``.
    @Test(arguments: [
        ("## Heading\n\n- a\n\n## B\n\n- b", "Heading | B"), ("### *heading*\n\nText.\n\n## B\n\n### C", "heading | B, C"),
        ("Text.\n\n## Heading\n\n- a\n\n## B", " | Heading, B"), ("## B\n\n## Heading\n\n- a", " | B, Heading"),
    ])
    func writesAFirstHeadingOfTheSameWordsOnce(markdown: String, expected: String) {
        var settings = PageSettings()
        settings.title = "Heading"
        let page = parsePage(
            Array(markdown.utf8), path: "a.md", split: FrontMatterSplit(), settings: settings, options: ParseOptions()
        ).value
        let headings = page.sections.compactMap { $0.heading.map { page.plainText($0.title) } }
        #expect("\(page.plainText(page.title)) | \(headings.joined(separator: ", "))" == expected)
    }

    @Test(arguments: [
        ("README.md", "- a", "My garden"), ("readme.md", "## A\n\n- a\n\n## B\n\n- b", "My garden"), ("index.md", "", "My garden"),
        ("herbs/README.md", "- a", "Herbs"), ("README.md", "# Real\n\n- a", "Real"),
        ("README.md", "<p align=center><img src=logo.png alt='Sprout Logo'></p>\n\n## A\n\n## B", "Sprout"),
        ("README.md", "![Sprout](logo.png)\n\n## A\n\n## B", "Sprout"),
        ("README.md", "![Build](https://img.shields.io/x)\n\n## A\n\n## B", "My garden"),
        ("README.md", "<div><h3>Sprout</h3></div>\n\n# Contents\n\n- a\n\n# B\n\n- b", "Sprout"),
        ("README.md", "- [Deutsch](README.de.md)\n\n# Real\n\n- a", "Real"),
        ("README.md", "# Tools\n\n- a\n\n# My Garden\n\n- a\n\n# B\n\n- b", "My Garden"),
        ("README.md", "# Introduction\n\ntext\n\n# Tools\n\n- a", "My garden"),
        ("guide.md", "![Sprout](logo.png)\n\n## A\n\n## B", "Guide"),
    ])
    func neverCallsAnIndexREADME(path: String, markdown: String, title: String) {
        #expect(self.title(markdown, path: path, root: "My garden") == title)
    }
}
