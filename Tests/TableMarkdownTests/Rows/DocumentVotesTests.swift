import TableModel
import TableTestSupport
import Testing

/// One row, or half of them, is not enough for a list by itself.
@Test func followsTheListsBesideIt() {
    let titled = "## A\n- a: 1 x\n- b: 2 x\n\n## B\n- c: 3 x\n- d: 4 x\n\n"
    let rows = page(titled + "## C\n- e: 5 x\n\n## D\n- f: 6 x\n- Text\n\n## E\n- g: 7 x\n- Text\n- more\n").value.rows
    #expect(
        rows.map { !$0.title.isEmpty && !$0.detail.isEmpty } == [true, true, true, true, true, true, false, false, false, false])
    #expect(page("## A\n- a: 1 x\n- b: 2 x\n\n## C\n- e: 5 x\n").value.rows.last?.detail.isEmpty == true)
    #expect(page("- _A_  - one\n- _B_   - two\n").value.rows.allSatisfy { !$0.detail.isEmpty })
}

/// What the items of a list, and those of a document, decide together.
@Suite struct DocumentVotesTests {
    @Test func readsTermsWhereMostItemsHaveOne() {
        let markdown = #"""
            - Environment: CARGO_DEBUG
            - 时间限制：90 分钟
            - SQLite - [awesome](https://w)
            - Time 10:30: noon
            - A, b: no
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Environment | CARGO_DEBUG #environment
                  - value1: 时间限制 | 90 分钟 #时间限制
                  - value1: SQLite | [(https://w)awesome] -> inner #sqlite
                  - value1: Time 10:30 | noon #time-1030
                  - value1: A, b | no #a-b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsNoTermsWhereFewItemsHaveOne() {
        let markdown = #"""
            - Note: this is a sentence.
            - The second has no term.
            - Nor the third
            - 12:30 lunch
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Note: this is a sentence. #note-this-is-a-sentence
                  - paragraph: The second has no term. #the-second-has-no-term
                  - paragraph: Nor the third #nor-the-third
                  - paragraph: 12:30 lunch #1230-lunch
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsRepeatedTermsAsLabels() {
        let markdown = #"""
            - FIXED: crash in Runtime
            - FIXED: leak
            - Added: thing
            - Added: other
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: «FIXED» crash in Runtime #crash-in-runtime
                  - paragraph: «FIXED» leak #leak
                  - paragraph: «Added» thing #thing
                  - paragraph: «Added» other #other
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsLongTermsWhereAListHasThem() {
        let markdown = #"""
            - Allow all commands of a certain kind: `a`
            - Forbid one command: `b`
            - Allow what the list of them says here: too long for a term
            - A term that has seven words here - a dash
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Allow all commands of a certain kind | `a` #allow-all-commands-of-a
                  - value1: Forbid one command | `b` #forbid-one-command
                  - paragraph: Allow what the list of them says here: too long for a term #allow-what-the-list-of
                  - value1: A term that has seven words here | a dash #a-term-that-has-seven
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTermsWithFullStopsInWords() {
        let markdown = #"""
            - Node.js: runs everywhere
            - Tea vs. coffee: a long story
            - Port of 2.1.x: what was mended
            - main.py - where all begins
            - 2.1.x: no name
            - Sentence. Another: none
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Node.js | runs everywhere #nodejs
                  - value1: Tea vs. coffee | a long story #tea-vs-coffee
                  - value1: Port of 2.1.x | what was mended #port-of-21x
                  - value1: main.py | where all begins #mainpy
                  - value1: 2.1.x | no name #21x
                  - paragraph: Sentence. Another: none #sentence-another-none
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTermsBesideTitles() {
        let markdown = #"""
            - Chat: [#node](https://c)
            - [Mailing list](https://m)
            - **Archive** - of all mails
            - `irc` - an old one
            - Liaison: Ada
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Chat | [(https://c)#node] -> inner #chat
                  - default: Mailing list -> https://m #mailing-list
                  - value1: Archive | of all mails #archive
                  - value1: `irc` | an old one #irc
                  - value1: Liaison | Ada #liaison
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTheOnlyTermAmongLinksAsTheyAre() {
        let links = "- [A](https://a) - one\n- [B](https://b) - two\n- [C](https://c) - three\n"
        #expect(sketch(links + "- The rest - of them\n").hasSuffix("- value1: The rest | of them #the-rest"))
        #expect(sketch(links + "- The rest - of them\n- No term at all\n").contains("- paragraph: The rest - of them"))
        #expect(sketch("- [A](https://a)\n- The rest - of them\n").contains("- paragraph: The rest - of them"))
        let references = "- [#1](https://a) one\n- [#2](https://b) two\n- [v1.2](https://c) three\n- [`abc1234`](https://d) four\n"
        #expect(sketch(references + "- Added one: more\n").contains("- paragraph: Added one: more"))
    }

    @Test func readsFieldsWithSeveralValuesAsTitles() {
        #expect(
            sketch("- Phone: 12 34 56\n- Phone: +1 23 45\n")
                == """
                Page
                -- alone
                  - value1: Phone | 12 34 56 #phone
                  - value1: Phone | +1 23 45 #phone-1
                """)
        #expect(
            sketch("- Mail: a@b.c\n- Mail: d@e.f\n- Phone: 12 34\n- Phone: 56 78\n").contains(
                "value1: Mail | [(mailto:a@b.c)a@b.c]"))
        #expect(
            sketch("- **Port:** 80\n- **Port:** 443\n- **Host:** 10.0.0.1\n- **Host:** 10.0.0.2\n")
                .contains("value1: Port | 80 #port"))
        // Texts are labelled, as few as they may be.
        #expect(sketch("- Note: it is late\n- Note: it is cold\n").contains("paragraph: «Note» it is late"))
    }

    @Test func readsAFieldOfFormsAsATitleThoughOneFormHasItTwice() {
        let form = { (authors: [String]) in
            "## Paper\n- **Author:** " + authors.joined(separator: "\n- **Author:** ") + "\n- **Title:** some\n- **Year:** late\n"
        }
        let twice = sketch(
            "# Papers\n" + form(["Ada of London"]) + form(["Ada of London", "Bob of Paris"]) + form(["Bob of Paris"]))
        #expect(!twice.contains("«"))
        #expect(twice.contains("value1: Author | Bob of Paris"))
        // Where most repeat, they are labels.
        let often = sketch("# Papers\n" + form(["Ada", "Bob"]) + form(["Ada", "Bob", "Eve"]) + form(["Bob", "Eve"]))
        #expect(often.contains("paragraph: «Author» Bob"))
    }

    @Test func readsKindsOfChangeAlikeInListsOfSentences() {
        let markdown = #"""
            # Log
            ## 2
            - Mend the leak
            - Close the door
            - Breaking: the door is closed
            ## 1
            - Paint the wall
            - fix: the lamp
            - Docs: tell of the lamp
            - Sow the lawn
            - Mow the lawn
            ## 0
            - Build: of stone
            - Doors: of wood
            """#
        #expect(
            sketch(markdown)
                == #"""
                Log #log
                ## 2 #2
                  - paragraph: Mend the leak #mend-the-leak
                  - paragraph: Close the door #close-the-door
                  - paragraph: «Breaking» the door is closed #the-door-is-closed
                ## 1 #1
                  - paragraph: Paint the wall #paint-the-wall
                  - paragraph: «fix» the lamp #the-lamp
                  - paragraph: «Docs» tell of the lamp #tell-of-the-lamp
                  - paragraph: Sow the lawn #sow-the-lawn
                  - paragraph: Mow the lawn #mow-the-lawn
                ## 0 #0
                  - value1: Build | of stone #build
                  - value1: Doors | of wood #doors
                """#)
        // One or two are no change log.
        #expect(sketch("- New: one\n- This is no change\n- Nor this\n- Test: it\n").contains("paragraph: New: one"))
        #expect(sketch("- Buy milk\n- Test the lamp\n- Security: lock the door\n").contains("paragraph: Security: lock the door"))
    }

    /// In bold as in plain text, where the document is a change log; elsewhere bold words are titles.
    @Test func readsKindsOfChangeInBoldAsLabels() {
        let markdown = #"""
            # Log
            ## 2
            - **Breaking**: the door is closed
            - **Breaking**: the lamp is out
            ## 1
            - Fixed: the lock
            """#
        #expect(
            sketch(markdown)
                == #"""
                Log #log
                ## 2 #2
                  - paragraph: «Breaking» the door is closed #the-door-is-closed
                  - paragraph: «Breaking» the lamp is out #the-lamp-is-out
                ## 1 #1
                  - paragraph: «Fixed» the lock #the-lock
                """#)
        #expect(sketch("- **New**: one\n- **Test**: it\n").contains("value1: New | one"))
    }

    @Test func readsCommitHashesAsText() {
        let markdown = #"""
            - aafebb2 Docs: Wrap
            - bafebb3 Docs: Other
            - cafebb4 Fix: third
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: aafebb2 Docs: Wrap #aafebb2-docs-wrap
                  - paragraph: bafebb3 Docs: Other #bafebb3-docs-other
                  - paragraph: cafebb4 Fix: third #cafebb4-fix-third
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsCodeBehindSentencesAsTags() {
        let markdown = #"""
            - [Gollum](https://w) - Simple wiki. `MIT` `Ruby`
            - [Wiki](https://w) - Other. `GPL` `PHP`
            - [None](https://w) - Text in `site.posts`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: Gollum | Simple wiki. tags: `MIT` `Ruby` -> https://w #gollum
                  - subtitle: Wiki | Other. tags: `GPL` `PHP` -> https://w #wiki
                  - subtitle: None | Text in `site.posts` -> https://w #none
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesCodeInsideSentences() {
        let markdown = #"""
            - See the list in `site.posts`
            - And the one in `site.pages`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: See the list in `site.posts` #see-the-list-in
                  - paragraph: And the one in `site.pages` #and-the-one-in-sitepages
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsRepeatedBoldScopesAsLabels() {
        let markdown = #"""
            - **core:** one
            - **core:** two
            - **dom:** three
            - **dom:** four
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: «core» one #one
                  - paragraph: «core» two #two
                  - paragraph: «dom» three #three
                  - paragraph: «dom» four #four
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTermsWithCommasBeforeValues() {
        let markdown = #"""
            - Espresso: € 1.80
            - Filter, large pot: € 6.00
            - Rye, 500 g: EUR 2.90

            ---

            - Rye, 1 kg: 5.40
            - Paris, France - 1998
            - Tea, green: ≈ 3 g

            ---

            - First, do this: then that
            - Second, do this: then 3 of them
            - Third, do it: 3 times.
            - Fourth, do it: 3 times *at most*
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Espresso | € 1.80 #espresso
                  - value1: Filter, large pot | € 6.00 #filter-large-pot
                  - value1: Rye, 500 g | EUR 2.90 #rye-500-g
                --
                  - value1: Rye, 1 kg | 5.40 #rye-1-kg
                  - value1: Paris, France | 1998 #paris-france
                  - value1: Tea, green | ≈ 3 g #tea-green
                --
                  - paragraph: First, do this: then that #first-do-this-then-that
                  - paragraph: Second, do this: then 3 of them #second-do-this-then-3-of
                  - paragraph: Third, do it: 3 times. #third-do-it-3-times
                  - paragraph: Fourth, do it: 3 times *at most* #fourth-do-it-3-times-at
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// One with a comma is no vote, but follows that of the others; where all items begin with names, they are terms.
    @Test(arguments: [
        ("- Berg, Nils: 08\n- Ek, \u{C5}sa: 07\n- \u{D6}dman, Li: ex-directory", [true, true, true]),
        ("- cat: a\n- dog: b\n- station, railway: c", [true, true, true]),
        ("- Austen, Jane: Emma\n- Joyce, James: Ulysses\n- Mann, T.: Felix Krull", [true, true, true]),
        ("- Austen, Jane: Emma\n- Joyce, James: Ulysses", [false, false]),
        ("- Austen, Jane: Emma\n- Joyce, James: Ulysses\n- Others", [false, false, false]),
        ("- First, do: a\n- Second, do: b\n- Third, do: c", [false, false, false]),
        ("- cat: a\n- dog: b\n- One, two, and then three, or four: c", [true, true, false]),
    ]) func termsWithCommasFollowTheOthers(markdown: String, areDivided: [Bool]) {
        #expect(page(markdown).value.rows.map { !$0.detail.isEmpty } == areDivided)
    }

    @Test func readsTermsBeforeAnyDash() {
        for dash in ["-", "\u{2013}", "\u{2014}", "--"] {
            let rows = page("- Hughes \(dash) 11\n- Park\u{A0}\(dash) 6\n- own goals \(dash) 2").value.rows
            #expect(rows.map { $0.style } == [.value1, .value1, .value1])
        }
        for space in [" ", "\u{A0}", "\u{202F}"] {
            let row = page("- **Louvre**\(space): mus\u{E9}e\n- **Dent**\(space)\u{2013}\(space)trois").value.rows
            #expect(row.allSatisfy { $0.style == .value1 && $0.meta.isEmpty })
        }
        #expect(page("- a\u{2013}b\n- c\u{2014}d\n- e--f").value.rows.allSatisfy { $0.detail.isEmpty })
        #expect(sketch("- S\u{E9}nat\u{A0}:\u{A0}chambre\n- Pr\u{E9}sident\u{202F}: chef").contains("S\u{E9}nat | chambre"))
    }

    @Test func readsBoldTextBeforeValuesWhereAListHasIt() {
        let block = "- **Armor Class** 15 (natural armor)\n- **Hit Points** 22\n- **Speed** 30 ft.\n"
        #expect(page(block).value.rows.map { $0.style } == [.value1, .value1, .value1])
        let theorems =
            "1. **Theorem 1.** There are many.\n2. **Theorem 2.** There are more.\n3. **Lemma** (Euclid). None.\n4. **Lemma 2.** Some.\n"
        #expect(page(theorems).value.rows.allSatisfy { !$0.detail.isEmpty })
        #expect(page("- **One** Two\n- **Three** four\n- **Five** six").value.rows.allSatisfy { $0.detail.isEmpty })
        #expect(page("- **One** Two\n- **Three** Four").value.rows.allSatisfy { $0.detail.isEmpty })
    }

    /// A sign, the symbol of a currency, a fraction, and all of them behind an aside.
    @Test(arguments: [
        "- **Pastel** (1, 3, 7) 1,50 €\n- **Arroz** (7) 2,80 €\n- **Mousse** (3) 3,20 €",
        "- **Pastel** *vegan* 1,50 €\n- **Arroz** *spicy* 2,80 €\n- **Fruta** 2,50 €",
        "- **Fruit** €2.50\n- **Cake** $2.50\n- **Tea** £ 2",
        "- **Str** +2\n- **Dex** \u{2212}1\n- **Con** -1",
        "- **Wine** ½ L\n- **Eggs** ×3\n- **Rice** ≈200 g",
    ])
    func readsBoldTextBeforeAmounts(list: String) {
        let rows = page(list).value.rows
        #expect(rows.allSatisfy { !$0.detail.isEmpty && $0.style != .paragraph }, "\(sketch(list))")
        #expect(page(list.split(separator: "\n")[0] + "\n- text").value.rows.allSatisfy { $0.detail.isEmpty })
    }

    @Test func readsNoAmountsWhereSentencesFollow() {
        for list in [
            "- **A** (b) c\n- **C** (d) e\n- **E** (f) g", "- **A** + b\n- **C** = 5\n- **E** $x",
            "- **A** *b* c\n- **C** *d* e\n- **E** *f* g",
        ] {
            #expect(page(list).value.rows.allSatisfy { $0.style == .paragraph }, "\(sketch(list))")
        }
    }

    @Test func readsTermsInItalics() {
        let markdown = "- *Dune* - Herbert\n- *Emma*: Austen\n- *Credo* \u{2014} utg\u{E5}r\n- Plain: term"
        let rows = page(markdown).value.rows
        #expect(rows.map { $0.style } == [.value1, .value1, .value1, .value1])
        #expect(sketch(markdown).contains("*Dune* | Herbert"))
        #expect(page("- *Dune* is long\n- *Emma*, too: yes\n- *a*-b: c").value.rows.allSatisfy { $0.detail.isEmpty })
        #expect(page("- *Note*: one\n- Some text\n- Other text").value.rows.allSatisfy { $0.detail.isEmpty })
    }

    /// A term that could end at a colon and at a dash ends as most others do.
    @Test(arguments: [
        ("Emma: A Novel - Austen", "Dune - Herbert", "Ulysses \u{2013} Joyce", "Emma: A Novel"),
        ("Emma: A Novel - Austen", "Dune - Herbert", "Ulysses: Joyce", "Emma"),
        ("Emma: A Novel - Austen", "Dune: Herbert", "Ulysses: Joyce", "Emma"),
        ("Black - White: noir", "Dune: Herbert", "Ulysses: Joyce", "Black - White"),
        ("Black - White: noir", "Dune - Herbert", "Ulysses \u{2014} Joyce", "Black"),
        ("Added: A Novel - Austen", "Dune - Herbert", "Ulysses - Joyce", "Added"),
        ("\u{5D0}\u{5D1}: \u{5D2} - \u{5D3}", "Dune - Herbert", "Ulysses - Joyce", "\u{5D0}\u{5D1}: \u{5D2}"),
        ("\u{7532}\u{FF1A}\u{4E59} - b", "Dune - Herbert", "Ulysses - Joyce", "\u{7532}\u{FF1A}\u{4E59}"),
    ]) func termsEndAtTheMarkOfMost(item: String, second: String, third: String, title: String) {
        for (before, after) in [("- ", ""), ("- [ ] ", ""), ("- ", "\n  - a - b: c")] {
            let page = page("\(before)\(item)\(after)\n\(before)\(second)\n\(before)\(third)\n").value
            let row = page.rows[0]
            #expect([row.title, row.label].contains { page.plainText($0) == title }, "\(page.sketch)")
        }
    }

    /// Text beside them leaves a colon behind a dash in the detail.
    @Test func termsEndAtAColonBehindADashWhereMostItemsDo() {
        let list = "- Act - Owner: Ann\n- Dune: Herbert\n- Ulysses: Joyce\n"
        for (markdown, title) in [(list, "Act - Owner"), (list + "- **A**: b\n- [C](https://c) - d\n", "Act")] {
            let page = page(markdown).value
            #expect(page.plainText(page.rows[0].title) == title, "\(page.sketch)")
        }
    }

    /// The number of a range is no value.
    @Test(arguments: [
        ("- Kendal 2 - 2 Ambleside\n- Penrith 1 - 0 Kendal", false), ("- Mon 9:00 \u{2013} 17:00 open\n- Tue 9:00 - 12:00", false),
        ("- Monday 9 - 17\n- Tuesday 9 - 12", false), ("- 17:00 - 18:30 Film\n- 19:00 - 20:30 Talk", false),
        ("- **Mon** 9:00 - 17:00\n- **Tue** 9 - 12", false), ("- `ports` 8000 - 8080\n- `more` 1 - 2", false),
        ("- 3 May - 9 May: Rome\n- 10. Mai \u{2013} 12. Mai: Pisa", true), ("- Week 1 - 5 km\n- Week 2 - 10 km", true),
        ("- Lap 1 - 54.3\n- Lap 2 - 53.8", true), ("- Route 66 - 3,940 km\n- Route 1 - 6,000 km", true),
        ("- Oslo - 12\n- Rome - 14", true),
    ]) func dashesOfRangesDivideNothing(markdown: String, areDivided: Bool) {
        #expect(page(markdown).value.rows.map { !$0.detail.isEmpty } == [areDivided, areDivided])
        #expect(page(markdown).value.rows.allSatisfy { $0.meta.isEmpty })
    }

    @Test(arguments: [
        "- J. Smith: treasurer\n- W. A. Mozart: composer", "- Dr. Meyer: 56 78\n- Prof. Hahn: 90 12",
        "- No. 5: harp\n- ca. 1750: birth",
        "- C++: language\n- a==b: test", "- 192.168.1.1: router\n- 10.0.0.7: printer", "- 24.12.: Heiligabend\n- 31.12.: Silvester",
        "- ! \u{2013} good\n- ?? - bad\n- !?: odd", "- .: repeat\n- ;: comment\n- ?: help",
        "- Who?: band\n- Yahoo!: site\n- Wham! \u{2013} duo\n- Qui ? : moi",
        "- 6 pcs. \u{2013} 2 \u{20AC}\n- Tools etc. - cellar\n- J. Smith jr. - bass\n- And so on... - more",
        "- Dr. med. Anna Meyer: 12\n- Prof. em. Wolf: 56\n- Dr. h. c. Huber: 78",
    ]) func readsTermsWithMarks(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { !$0.detail.isEmpty })
    }

    @Test(arguments: [
        "- Do it. Then: a\n- Run. Now: b", "- He saw Kendal. Then: a\n- In 1990. Then: b", "- 1.2: a\n- v2.0: b",
        "- Who? Me: a\n- No! Stop: b", "- 1.1: a\n- 1.2: b\n- Text",
        "- a1b2c3d: x\n- 99887aa: y",
    ])
    func endsTermsAtSentencesAndVersions(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { $0.detail.isEmpty })
    }

    /// Versions are terms in lists of them and behind other terms.
    @Test(arguments: [
        "- v4.2.0: Nov 19\n- v4.1.7: Oct 2\n- v4.1.6: Sep 11", "- 4.2 - Nov 19\n- 4.1 - Oct 2\n- 4.0 - Sep 11",
        "- 1.1: Scope\n- 1.2: Terms\n- 2.1: Duties", "- v4.2.0: Nov 19\n- Beta: Nov 5\n- Alpha: Oct 2\n- Nightly: daily",
    ]) func listsOfVersionsHaveTerms(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { !$0.detail.isEmpty })
    }

    @Test(arguments: [
        "- 02.11.2026: Freeze\n- 19.11.2026 \u{2013} Release", "- 02.11.26: Freeze\n- 19.11.26: Release",
        "- 2026.11.02: Freeze\n- 2026.11.19: Release", "- 02.11.2026, 18 Uhr: Probe\n- 19.11.2026, 19 Uhr: Konzert",
        "- 02.\u{2013}05.11.2026: Reise\n- 19.11.\u{2013}21.11.2026: Messe", "- Mo, 02.11.2026: Freeze\n- Do, 19.11.2026: Release",
        "- 4006381333931: Stift\n- 1234567: Meyer", "- 20261102: Freeze\n- 08001234567: Hotline",
    ]) func daysAndLongNumbersAreTerms(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { !$0.detail.isEmpty })
    }

    @Test(arguments: [
        "- 32.11.2026: a\n- 1.13.2026: b", "- 4.2.10: a\n- 4.3.11: b", "- 02.11.2026-beta: a\n- 2.0.1-rc: b",
        "- 02.11.2026, we were there: a\n- 03.11.2026, so was she: b",
    ]) func numbersWithFullStopsAreNoDays(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { $0.detail.isEmpty })
    }

    @Test func tasksVoteAsOtherItemsDo() {
        let list = "- **A**: a\n- **B**: b\n- **C**: c\n- Price: 2500\n- Meeting: Tuesday"
        #expect(page(list).value.rows.allSatisfy { !$0.detail.isEmpty })
        #expect(page(list.replacing("- ", with: "- [ ] ")).value.rows.allSatisfy { !$0.detail.isEmpty })
    }

    @Test(arguments: [
        ("20 min.", true), ("1 hr. 20 min.", true), ("approx. 3 tbsp.", true), ("\u{BD} cup.", true), ("4 people.", false),
        ("It is 20.", false), ("see it.", false), ("2 of them.", false),
    ]) func unitsAreNoSentences(value: String, isValue: Bool) {
        #expect(page("- A: \(value)\n- B: 2").value.rows.first?.style == (isValue ? .value1 : .subtitle))
    }

    @Test func leavesTimesVersionsAndPrices() {
        let markdown = #"""
            - 10:30 Opening
            - 12:45 Lunch: soup
            - v2.0: much
            - $5 - $10 each
            - 3.5 - 4 hours
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: 10:30 Opening #1030-opening
                  - paragraph: 12:45 Lunch: soup #1245-lunch-soup
                  - paragraph: v2.0: much #v20-much
                  - paragraph: $5 - $10 each #5-10-each
                  - paragraph: 3.5 - 4 hours #35-4-hours
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesSentencesWithADash() {
        let markdown = #"""
            - typo - do instead of don't
            - We went there, and it was good - mostly
            - Another sentence that has no dash at all
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: typo - do instead of don't #typo-do-instead-of-dont
                  - paragraph: We went there, and it was good - mostly #we-went-there-and-it-was
                  - paragraph: Another sentence that has no dash at all #another-sentence-that
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsKindsOfChangeAsLabelsThoughNoneRepeats() {
        #expect(
            sketch("- FIXED: a leak\n- Added: a thing\n- New: more\n")
                == """
                Page
                -- alone
                  - paragraph: «FIXED» a leak #a-leak
                  - paragraph: «Added» a thing #a-thing
                  - paragraph: «New» more #more
                """)
    }

    @Test func leavesColonsInsideQuotes() {
        #expect(
            sketch("- Revert \"Fix: a\"\n- Revert \"Fix: b\"\n- Revert \"New: c\"\n")
                == """
                Page
                -- alone
                  - paragraph: Revert "Fix: a" #revert-fix-a
                  - paragraph: Revert "Fix: b" #revert-fix-b
                  - paragraph: Revert "New: c" #revert-new-c
                """)
    }

    @Test func readsANameAlikeInAllLists() {
        let markdown = #"""
            # Changelog
            ## 3
            - core: one
            - dom: two
            - core: three
            ## 2
            - core: four
            - A sentence that has none.
            - Another one
            ## 1
            - router: five
            - core: six
            ## 0
            - dom: seven
            """#
        #expect(
            sketch(markdown)
                == #"""
                Changelog #changelog
                ## 3 #3
                  - paragraph: «core» one #one
                  - paragraph: «dom» two #two
                  - paragraph: «core» three #three
                ## 2 #2
                  - paragraph: «core» four #four
                  - paragraph: A sentence that has none. #a-sentence-that-has-none
                  - paragraph: Another one #another-one
                ## 1 #1
                  - paragraph: «router» five #five
                  - paragraph: «core» six #six
                ## 0 #0
                  - paragraph: «dom» seven #seven
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsFieldsOfFormsAsTitles() {
        let markdown = #"""
            # Forms
            ## Soup
            - Serves: 4
            - Time: 45 minutes
            ## Cake
            - Serves: 8
            - Time: 90 minutes
            ## Tea
            - Time: 5 minutes
            ## Notes
            - Time: it takes some, as told above
            - Nobody knows how much
            - It is late
            """#
        #expect(
            sketch(markdown)
                == #"""
                Forms #forms
                ## Soup #soup
                  - value1: Serves | 4 #serves
                  - value1: Time | 45 minutes #time
                ## Cake #cake
                  - value1: Serves | 8 #serves-1
                  - value1: Time | 90 minutes #time-1
                ## Tea #tea
                  - value1: Time | 5 minutes #time-2
                ## Notes #notes
                  - subtitle: Time | it takes some, as told above #time-3
                  - paragraph: Nobody knows how much #nobody-knows-how-much
                  - paragraph: It is late #it-is-late
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsRepeatedCodeAsLabels() {
        let markdown = #"""
            # Board
            ## Now
            - `P0` - Mend the leak
            - `P0` - Close the door
            - `P1` - Paint the wall
            - `P1` - Buy a lamp
            ## Later
            - `P2` - Plant a tree
            - `P0`: Look at the roof
            ## Options
            - `-a` - all
            - `-b` - both
            ## Flags
            - `-a` - add
            """#
        #expect(
            sketch(markdown)
                == #"""
                Board #board
                ## Now #now
                  - paragraph: «P0» Mend the leak #mend-the-leak
                  - paragraph: «P0» Close the door #close-the-door
                  - paragraph: «P1» Paint the wall #paint-the-wall
                  - paragraph: «P1» Buy a lamp #buy-a-lamp
                ## Later #later
                  - paragraph: «P2» Plant a tree #plant-a-tree
                  - paragraph: «P0» Look at the roof #look-at-the-roof
                ## Options #options
                  - value1: `-a` | all #a
                  - value1: `-b` | both #b
                ## Flags #flags
                  - value1: `-a` | add #a-1
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsScopesOfAllReleasesAsLabels() {
        let markdown = #"""
            # Log
            ## 2
            - **core:** one
            - **core**: two
            - **dom** - three
            ## 1
            - **core:** four
            - **vapor:** five
            ## 0
            - **hmr:** six
            ## Options
            - **Width:** of the window
            - **Height:** of the window
            """#
        #expect(
            sketch(markdown)
                == #"""
                Log #log
                ## 2 #2
                  - paragraph: «core» one #one
                  - paragraph: «core» two #two
                  - paragraph: «dom» three #three
                ## 1 #1
                  - paragraph: «core» four #four
                  - paragraph: «vapor» five #five
                ## 0 #0
                  - paragraph: «hmr» six #six
                ## Options #options
                  - value1: Width | of the window #width
                  - value1: Height | of the window #height
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTagsOfAShortListAsThoseOfTheOthers() {
        let markdown = #"""
            # List
            ## A
            - [a](https://w) - Text. `MIT`
            - [b](https://w) - Text. `MIT`
            ## B
            - [c](https://w) - Text. `GPL`
            """#
        #expect(
            sketch(markdown)
                == #"""
                List #list
                ## A #a
                  - subtitle: a | Text. tags: `MIT` -> https://w #a-1
                  - subtitle: b | Text. tags: `MIT` -> https://w #b-1
                ## B #b
                  - subtitle: c | Text. tags: `GPL` -> https://w #c
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsEntriesWithoutASeparator() {
        let markdown = #"""
            # Options
            ## First
            - `cwd` The folder to search in.
            - `root` A path as text
            - `deep` Search folders in folders
            - `mark` - Add a mark
            - `flat` is rare
            ## Second
            - `follow` Follows links, too
            ## Third
            - `lone` is no entry
            - `Upper` Case only here
            - This is a sentence
            """#
        #expect(
            sketch(markdown)
                == #"""
                Options #options
                ## First #first
                  - subtitle: `cwd` | The folder to search in. #cwd
                  - value1: `root` | A path as text #root
                  - subtitle: `deep` | Search folders in folders #deep
                  - value1: `mark` | Add a mark #mark
                  - paragraph: `flat` is rare #flat-is-rare
                ## Second #second
                  - value1: `follow` | Follows links, too #follow
                ## Third #third
                  - paragraph: `lone` is no entry #lone-is-no-entry
                  - paragraph: `Upper` Case only here #upper-case-only-here
                  - paragraph: This is a sentence #this-is-a-sentence
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsNoEntriesWhereSentencesBeginWithCode() {
        let markdown = #"""
            - `a` Is a sentence
            - `b` Another
            - `c` is none
            - `d` neither
            - Nor this
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: `a` Is a sentence #a-is-a-sentence
                  - paragraph: `b` Another #b-another
                  - paragraph: `c` is none #c-is-none
                  - paragraph: `d` neither #d-neither
                  - paragraph: Nor this #nor-this
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsKindsOfChangeInAnyListOfAChangeLog() {
        let markdown = #"""
            ## 2
            - Fixed: a
            - Fixed: b
            - Added: c
            ## 1
            - Removed: d
            - Plain text
            - More of it
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## 2 #2
                  - paragraph: «Fixed» a #a
                  - paragraph: «Fixed» b #b
                  - paragraph: «Added» c #c
                ## 1 #1
                  - paragraph: «Removed» d #d
                  - paragraph: Plain text #plain-text
                  - paragraph: More of it #more-of-it
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsALoneFieldAsThoseOfTheOthers() {
        let markdown = #"""
            ## A
            - **Serves:** 4
            - **Time:** 5 minutes
            ## B
            - **Time:** 6 minutes
            ## D
            - **Time:** 9 minutes
            ## C
            - **Time:** 7 minutes
            - **Time:** 8 minutes for two
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## A #a
                  - value1: Serves | 4 #serves
                  - value1: Time | 5 minutes #time
                ## B #b
                  - value1: Time | 6 minutes #time-1
                ## D #d
                  - value1: Time | 9 minutes #time-2
                ## C #c
                  - value1: Time | 7 minutes #time-3
                  - value1: Time | 8 minutes for two #time-4
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
