import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// How the first paragraph of an item is divided by what it begins with.
@Suite struct RowPartsTests {
    /// A colon between digits ends no term.
    @Test(arguments: ["- 09:00 - Tea\n- 10:30 - Lunch", "- 9:00: Tea\n- 10:30: Lunch", "- 09:00\u{2013}10:00: Tea\n- 10:30: Lunch"])
    func dividesATimeFromWhatFollows(markdown: String) {
        #expect(page(markdown).value.rows.map { $0.title.isEmpty || $0.detail.isEmpty } == [false, false])
    }

    @Test(arguments: [
        "- 9:Tea\n- 10:Lunch", "- Say :nosuchsign: it\n- :nosuchsign: all",
        "- http://a.example:80 b: c\n- See http://b.example - d",
    ])
    func endsNoTermInAWord(markdown: String) {
        #expect(page(markdown).value.rows.allSatisfy { $0.title.isEmpty || $0.detail.isEmpty })
    }

    /// A colon inside a word is a part of the term that a dash ends.
    @Test(arguments: [
        "a:1", "1.2.3.4:80", "std::vector", "node:fs", "npm run build:prod", "GET /users/:id", ":w", "Say :nosuchsign:",
        "\u{5D0}:\u{5D1}",
    ])
    func endsATermWithColonsInWordsAtADash(term: String) {
        for markdown in [
            "- \(term) - an array\n- Other: text", "- [x] \(term) \u{2013} b\n- Other - text\n  - \(term) - c\n  - d - e",
        ] {
            let page = page(markdown).value
            #expect(page.plainText(page.rows[0].title) == term && page.rows.allSatisfy { !$0.detail.isEmpty }, "\(page.sketch)")
        }
    }

    /// One form of an aside is like the others, and a line break is a separator.
    @Test(arguments: [
        ("- [A](u) [video]", "A", "[video]"), ("- [A](u) \"video\"", "A", "\"video\""),
        ("- [A](u) by Jane Austen", "A", "by Jane Austen"),
        ("- [A](u) by @jane", "A", "by @jane"), ("- [A](u)<br>text", "A", "text"), ("- **A**  \n  text", "A", "text"),
        ("- [A](u)\n  Über `b`.", "A", "Über b."), ("- **[A](u)**\n  Text", "A", "Text"), ("- **A**\n  B\n  c", "A", "B c"),
        ("- [A](u) *(b)* <br> text", "A", "text"), ("- **C**:中文", "C", "中文"), ("- [C](u) :中文", "C", "中文"),
    ])
    func dividesWhatStandsBehindATitle(markdown: String, title: String, detail: String) {
        let page = page(markdown).value
        let row = page.rows[0]
        #expect(page.plainText(row.title) == title && page.plainText(row.detail) == detail, "\(page.sketch)")
    }

    @Test(arguments: [
        "- [A](u) by default it does.", "- [A](u) by hand", "- `a`<br>text", "- [A](u) and [b]", "- Text<br>more",
        "- [A](u)\n  is b", "- `a`\n  Text", "- [A](u)\n  **B** c",
    ])
    func leavesSentencesWhole(markdown: String) { #expect(page(markdown).value.rows[0].detail.isEmpty) }

    /// A link is a link, however its author writes it: `target=_blank` takes HTML.
    @Test(arguments: [
        ("- <a href=\"https://x.org\" target=\"_blank\">A</a> - b", "- [A](https://x.org) - b"),
        ("- <a href='u.md'>A</a>", "- [A](u.md)"), ("- See <a href=u.md>A</a> now.", "- See [A](u.md) now."),
        ("- <a href=u.md>A</a> and <a href=v.md>B</a>", "- [A](u.md) and [B](v.md)"),
        ("- <a href=u.md>A</a>: b ![c](https://img.shields.io/d.svg)", "- [A](u.md): b ![c](https://img.shields.io/d.svg)"),
    ])
    func readsLinksOfHTMLAsThoseOfMarkdown(html: String, markdown: String) {
        #expect(page(html).value.sketch == page(markdown).value.sketch)
    }

    /// They say more than their address, hold what no link of Markdown can, or are none.
    @Test(arguments: ["- <a href=u.md title=t>A</a> - b", "- <a href=u.md lang=de>A</a> - b", "- <a name=u>A</a> - b"])
    func leavesOtherLinksOfHTML(html: String) {
        #expect(page(html).value.rows.allSatisfy { if case .link = $0.destination { false } else { true } })
    }

    /// One was regular and the next bold, by whether its text had a link as well.
    @Test func titlesInBoldAreTitlesWhateverFollows() {
        let page = page("- **[A](u)** - Text.\n- **[B](v)** - Text with [a link](w).").value
        #expect(page.rows.map { page.notation($0.title) } == ["A", "[(v)B]"])
    }

    /// A value with a dash of its own would stand apart from what it belongs to.
    @Test func showsValuesWithDashesBelow() {
        let styles = page("- **E** - Online\n- **F** - [X](u) - Online\n- **G** - 5 pcs — 10k\n- **I** - 10 – 20 min").value.rows
            .map(\.style)
        #expect(styles == [.value1, .subtitle, .subtitle, .value1])
    }

    @Test func readsBreaksOfHTMLAsWhiteSpace() {
        let page = page("# One<br>Two\n\n- **A**.<br/>b\n\n| x | y |\n|---|---|\n| a<br>b | c |\n").value
        #expect(page.titleText == "One Two")
        #expect(page.rows.map { page.plainText($0.title) } == ["A. b", "a b"])
    }

    @Test func dividesALeadingLinkAtItsSeparator() {
        let markdown = #"""
            - [htop](https://a.b/h) - A viewer
            - [Minimum Cut](networking/min.py)
            - [webtorrent](https://w) – Streaming client.
            - [ticker](https://w) — Terminal ticker
            - [Gazr](https://w): an opinionated way
            - [`sar`](https://w): historic
            - [お気楽 Haskell](https://w) - 広井誠
            - [תכנות](https://w) – ברק גונן
            - [مدخل](https://w): شرح
            - [资源](https://w)：说明
            - [A](u) -> b
            - [A](u) --- b
            - [A](u) -- b
            - [A](u) -Capital
            - [A](u)- b
            - [A](u). 
            - [**A**](u) - b
            - **[A](u)** - b
            - **[A](u):** b
            - *[A](u)* b
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: htop | A viewer -> https://a.b/h #htop
                  - default: Minimum Cut -> networking/min.py (disclosure) #minimum-cut
                  - subtitle: webtorrent | Streaming client. -> https://w #webtorrent
                  - subtitle: ticker | Terminal ticker -> https://w #ticker
                  - subtitle: Gazr | an opinionated way -> https://w #gazr
                  - subtitle: `sar` | historic -> https://w #sar
                  - subtitle: お気楽 Haskell | 広井誠 -> https://w #お気楽-haskell
                  - subtitle: תכנות | ברק גונן -> https://w #תכנות
                  - subtitle: مدخل | شرح -> https://w #مدخل
                  - subtitle: 资源 | 说明 -> https://w #资源
                  - subtitle: A | b -> u (disclosure) #a
                  - subtitle: A | b -> u (disclosure) #a-1
                  - subtitle: A | b -> u (disclosure) #a-2
                  - subtitle: A | Capital -> u (disclosure) #a-3
                  - subtitle: A | b -> u (disclosure) #a-4
                  - default: A -> u (disclosure) #a-5
                  - subtitle: **A** | b -> u (disclosure) #a-6
                  - subtitle: A | b -> u (disclosure) #a-7
                  - value1: [(u)A] | b -> inner (disclosure) #a-8
                  - paragraph: *[(u)A]* b -> inner (disclosure) #a-b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// A hyphen that stands for the rest of a later word is part of its own.
    @Test(arguments: [
        "`@A`- and `@B`-annotated", "**Pre**- and post-conditions", "[Left](https://a.b)- or right-hand",
        "`int`- or `float`-valued",
    ])
    func dividesNothingAtAHangingHyphen(item: String) {
        #expect(sketch("- \(item)").contains("- and ") || sketch("- \(item)").contains("- or "), "\(sketch("- \(item)"))")
        #expect(sketch("- \(item)").contains("paragraph: "))
    }

    @Test(arguments: ["**start**- to begin", "`stop`- to end it", "**Proof**- of work"])
    func dividesAtAGluedHyphen(item: String) { #expect(!sketch("- \(item)").contains("paragraph: "), "\(sketch("- \(item)"))") }

    @Test func dividesAStruckLinkAtItsSeparatorAndKeepsItStruck() {
        let markdown = #"""
            - ~~[A](u)~~ - b
            - ~~[A](u)~~
            - ~~**A**~~: b
            - ~~[A](u) b~~ - c
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: ~~A~~ | b -> u (disclosure) #a
                  - default: ~~A~~ -> u (disclosure) #a-1
                  - value1: ~~A~~ | b #a-2
                  - paragraph: ~~[(u)A] b~~ - c -> inner (disclosure) #a-b-c
                """#)
    }

    @Test func takesShortWordsBehindALinkAsMetaOrValue() {
        let markdown = #"""
            - [Qix](https://w) _In Chinese_ – Node, Golang
            - [rake](https://w) [[src](https://r)] - Multilingual
            - [rails](https://w) by @gramantin – Projects
            - [Guide](https://w) by DAIR.AI: text
            - [x](https://w) (2019) - text
            - [Idioms](https://w) (PDF)
            - [Idioms](https://w) *(PDF)*
            - [Idioms](https://w) `v1.2`
            - [Idioms](https://w) **new**
            - [Idioms](https://w) (a long aside that has more letters in it)
            - [Idioms](https://w) (an aside too long to be at the end stands below)
            - [Pinning](https://w) is recommended.
            - [Pinning](https://w), see also: this
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: Qix / *In Chinese* | Node, Golang -> https://w #qix
                  - subtitle: [(https://w)rake] / [[(https://r)src]] | Multilingual -> none #rake
                  - subtitle: rails / by @gramantin | Projects -> https://w #rails
                  - subtitle: Guide / by DAIR.AI | text -> https://w #guide
                  - subtitle: x / (2019) | text -> https://w #x
                  - value1: Idioms | (PDF) -> https://w #idioms
                  - value1: Idioms | *(PDF)* -> https://w #idioms-1
                  - value1: Idioms | `v1.2` -> https://w #idioms-2
                  - value1: Idioms | **new** -> https://w #idioms-3
                  - subtitle: Idioms | (a long aside that has more letters in it) -> https://w #idioms-4
                  - subtitle: Idioms | (an aside too long to be at the end stands below) -> https://w #idioms-5
                  - paragraph: [(https://w)Pinning] is recommended. -> inner #pinning-is-recommended
                  - paragraph: [(https://w)Pinning], see also: this -> inner #pinning-see-also-this
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesNoBreakSpacesAtTheEndsForSpaces() {
        let markdown = """
            - [ ] &nbsp;&nbsp;A task &nbsp;
            - \u{A0}[Link](https://w)&nbsp; - with a detail&nbsp;
            - &nbsp;**Bold**:\u{A0}a value
            - **Слово**&nbsp;— это
            - `code` –\u{A0}text
            - 10&nbsp;km
            """
        #expect(
            sketch(markdown)
                == """
                Page
                -- alone
                  - [ ] paragraph: A task -> none #a-task
                  - subtitle: Link | with a detail -> https://w #link
                  - value1: Bold | a value #bold
                  - value1: Слово | это #слово
                  - value1: `code` | text #code
                  - paragraph: 10\u{A0}km #10km
                """)
    }

    @Test func takesAsidesWithLinksForTheDetail() {
        let markdown = #"""
            - [Guide](https://w) (also: [a talk](https://t))
            - [Guide](https://w) *(in [French](https://f))*
            - [Guide](https://w) (PDF, EPUB) (an address is *asked* for, not needed)
            - `babel` (by [its parser](https://p)) _since 1.16_
            - `flow` (by [its own](https://o))
            - `text`, see [its page](https://x)
            - [Guide](https://w) [Talk](https://t)
            - [Guide](https://w) (a talk) [Talk](https://t)
            - [Guide](https://w) (a talk), often shown
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: [(https://w)Guide] | (also: [(https://t)a talk]) -> none #guide
                  - value1: [(https://w)Guide] | *(in [(https://f)French])* -> none #guide-1
                  - subtitle: Guide | (PDF, EPUB) (an address is *asked* for, not needed) -> https://w #guide-2
                  - subtitle: `babel` | (by [(https://p)its parser]) *since 1.16* -> inner #babel
                  - value1: `flow` | (by [(https://o)its own]) -> inner #flow
                  - paragraph: `text`, see [(https://x)its page] -> inner #text-see-its-page
                  - paragraph: [(https://w)Guide] [(https://t)Talk] -> none #guide-talk
                  - paragraph: [(https://w)Guide] (a talk) [(https://t)Talk] -> none #guide-a-talk-talk
                  - paragraph: [(https://w)Guide] (a talk), often shown -> inner #guide-a-talk-often-shown
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// Behind a plain term as behind bold text.
    @Test(arguments: [
        "([@jane](https://j)) - core", "([@jane](https://j), [x](https://x)): core",
        "(from `a` or *b*, 2019) \u{2014} core, _all_ of it",
    ])
    func takesAsidesWithLinksBehindTerms(rest: String) {
        for (before, after) in [("- ", ""), ("- ", "\n  - deeper"), ("- [x] ", ""), ("1. ", "")] {
            let page = page("\(before)Jane Doe \(rest)\(after)\n\(before)\u{5D9}\u{5D5}\u{5E0}\u{5D4} \(rest)\n").value
            let rows = page.rows.filter { !$0.meta.isEmpty }
            #expect(rows.count == 2, "\(page.sketch)")
            #expect(rows.first.map { page.plainText($0.title) } == "Jane Doe", "\(page.sketch)")
            #expect(
                rows.allSatisfy { page.plainText($0.meta).first == "(" && page.plainText($0.detail).hasPrefix("core") },
                "\(page.sketch)")
        }
    }

    @Test(arguments: [
        "Jane Doe ([@jane](https://j)) is core", "Jane Doe ([@jane](https://j) - core", "([@jane](https://j)) - core",
        "She left. Jane ([@jane](https://j)) - core",
    ])
    func takesNoTermBeforeOtherAsides(item: String) {
        let page = page("- \(item)\n- \(item)\n- one: a\n- two: b\n- three: c\n").value
        #expect(page.rows[0].detail.isEmpty, "\(page.sketch)")
        #expect(page.plainText(page.rows[0].title) == item.replacing("[@jane](https://j)", with: "@jane"))
    }

    @Test func takesAuthorsWithLinksForAsides() {
        let markdown = #"""
            - [Atlas](https://w) by [Ada](https://a): every street
            - [Sonar](https://w) from [a house](https://h) - finds depths
            - [Feed](https://w) via *a friend* – once a week
            - [Feed](https://w) by a friend of [Ada](https://a) - once a week
            - [Notes](https://w) for [Ada](https://a) - a sentence
            - [Notes](https://w) from [Ada](https://a), who wrote them
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: [(https://w)Atlas] / by [(https://a)Ada] | every street -> none #atlas
                  - subtitle: [(https://w)Sonar] / from [(https://h)a house] | finds depths -> none #sonar
                  - subtitle: Feed / via *a friend* | once a week -> https://w #feed
                  - subtitle: [(https://w)Feed] / by a friend of [(https://a)Ada] | once a week -> none #feed-1
                  - paragraph: [(https://w)Notes] for [(https://a)Ada] - a sentence -> none #notes-for-ada-a-sentence
                  - paragraph: [(https://w)Notes] from [(https://a)Ada], who wrote them -> none #notes-from-ada-who-wrote
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesSeveralImagesInOneLinkForBadges() {
        let markdown = #"""
            - [Vim](https://w) - An editor. [![Free](f.png) ![Open](o.png)](https://l)
            - 文字。[![Free](f.png)![Open](o.png)](https://l) ![New](n.png)
            - Text [![Free](f.png)
              ![Open](o.png)](https://l)
            - Text [![Free](f.png) of charge](https://l)
            - Text [ ](https://l)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: [(https://w)Vim] | An editor. badges: [(https://l)![Free](f.png) ![Open](o.png)] -> none #vim
                  - paragraph: 文字。 badges: [(https://l)![Free](f.png)![Open](o.png)] ![New](n.png) -> inner #文字
                  - paragraph: Text badges: [(https://l)![Free](f.png) ![Open](o.png)] -> inner #text
                  - paragraph: Text [(https://l)![Free](f.png) of charge] -> inner #text-free-of-charge
                  - paragraph: Text [(https://l) ] -> inner #text-1
                """#)
    }

    @Test func leavesNumbersAndHashesInTheirSentence() {
        let markdown = #"""
            - [#1158](https://w) — Add the
            - [`1d1ca45`](https://w) 10.0.0-rc.2 (Jenkins)
            - [v1.2](https://w) - text
            - [1.2.3](https://w): text
            - [23.9](#naming) Acronyms
            - [GH-12](https://w): fix
            - [#1](https://w)
            - [2048](https://w) - a game
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: [(https://w)#1158] — Add the -> inner #1158-add-the
                  - paragraph: [(https://w)`1d1ca45`] 10.0.0-rc.2 (Jenkins) -> inner #1d1ca45-1000-rc2-jenkins
                  - paragraph: [(https://w)v1.2] - text -> inner #v12-text
                  - paragraph: [(https://w)1.2.3]: text -> inner #123-text
                  - paragraph: [(#naming)23.9] Acronyms -> inner (disclosure) #239-acronyms
                  - paragraph: [(https://w)GH-12]: fix -> inner #gh-12-fix
                  - default: #1 -> https://w #1
                  - paragraph: [(https://w)2048] - a game -> inner #2048-a-game
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func dividesLeadingBoldText() {
        let markdown = #"""
            - **headers**: object with extra headers
            - **compiler-core:** preserve vnode
            - **Pluralsight**：Docker 和
            - **Atomicity** - Each transaction
            - **Owners:**
            - **Performance** vs **scalability**
            - **only**
            - **Note** (deprecated): text
            - **a:b:** text
            - **标题：** text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: **headers** | object with extra headers #headers
                  - value1: **compiler-core** | preserve vnode #compiler-core
                  - value1: **Pluralsight** | Docker 和 #pluralsight
                  - value1: **Atomicity** | Each transaction #atomicity
                  - default: **Owners** #owners
                  - paragraph: **Performance** vs **scalability** #performance-vs
                  - default: **only** #only
                  - subtitle: **Note** / (deprecated) | text #note
                  - value1: **a:b** | text #ab
                  - value1: **标题** | text #标题
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func dividesLeadingCode() {
        let markdown = #"""
            - `--no-directory`: Skip all
            - `true` - Add a semicolon
            - `movable` boolean (optional) _macOS_ - Whether
            - `REPO` (default: `a/b`): this takes
            - `optional` (boolean, default: false): foo
            - `Optional` no longer conforms to X
            - `{type}` should be one of: a
            - `-W --width NUM`:
            - `x`
            - `x` (deprecated)
            - `x` *macOS*
            - `GPL-2.0` - [GNU](https://w)
            - `file`. It is - well - this
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: `--no-directory` | Skip all #no-directory
                  - value1: `true` | Add a semicolon #true
                  - subtitle: `movable` / boolean (optional) *macOS* | Whether #movable
                  - subtitle: `REPO` / (default: `a/b`) | this takes #repo
                  - subtitle: `optional` / (boolean, default: false) | foo #optional
                  - paragraph: `Optional` no longer conforms to X #optional-no-longer
                  - paragraph: `{type}` should be one of: a #type-should-be-one-of-a
                  - default: `-W --width NUM` #w-width-num
                  - default: `x` #x
                  - value1: `x` | (deprecated) #x-1
                  - value1: `x` | *macOS* #x-2
                  - value1: `GPL-2.0` | [(https://w)GNU] -> inner #gpl-20
                  - paragraph: `file`. It is - well - this #file-it-is-well-this
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesPicturesEmojiAndBadges() {
        let markdown = #"""
            - ![RU](flags/ru.png) [Russian](https://w) - Text
            - 🛠 [Tools](https://w) - Text
            - 🇩🇪 German
            - 👩‍💻 Coding
            - 1️⃣ First
            - 🎉
            - ![alone](a.png)
            - ![b](https://img.shields.io/x.svg) text
            - [**Zsh**](https://z) [![Awesome](https://awesome.re/badge.svg)](https://z)
            - text ![a](a.png) ![b](b.png)
            - :tada: party :nonsense: ℹ
            - :information_source: info
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: ![RU](flags/ru.png) Russian | Text -> https://w #russian
                  - subtitle: {🛠} Tools | Text -> https://w #tools
                  - paragraph: {🇩🇪} German #german
                  - paragraph: {👩‍💻} Coding #coding
                  - paragraph: {1️⃣} First #first
                  - paragraph: 🎉 #row
                  - paragraph: ![alone](a.png) #alone
                  - paragraph: ![b](https://img.shields.io/x.svg) text #b-text
                  - default: [(https://z)**Zsh**] badges: [(https://z)![Awesome](https://awesome.re/badge.svg)] -> none #zsh
                  - paragraph: text badges: ![a](a.png) ![b](b.png) #text
                  - paragraph: {🎉} party :nonsense: ℹ #party-nonsense-ℹ
                  - paragraph: ℹ️:information source: info #ℹ️-info
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsRightToLeftTitles() {
        let markdown = #"""
            - [مقدمة](u.md) - نص
            - **عنوان**: נוסח
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: مقدمة | نص -> u.md (disclosure) #مقدمة
                  - value1: عنوان | נוסח #عنوان
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesTextThatOnlyBeginsWithALead() {
        let markdown = #"""
            - **Performance** vs **scalability**
            - `Optional` no longer conforms
            - [Pinning](https://w) is recommended.
            - ![b](https://img.shields.io/x.svg) text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: **Performance** vs **scalability** #performance-vs
                  - paragraph: `Optional` no longer conforms #optional-no-longer
                  - paragraph: [(https://w)Pinning] is recommended. -> inner #pinning-is-recommended
                  - paragraph: ![b](https://img.shields.io/x.svg) text #b-text
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func dividesNoElementOfTheAuthorsHTML() {
        let sketched = sketch("- [A](u) <i>by B - C</i>\n- [A](u) <b>(x)</b><br> - C\n- [A](u) <i>by B</i> - C")
        #expect(!sketched.contains("<i>by B |"))
        #expect(sketched.contains("C"))
    }

    @Test func dividesNoElementThatBeginsBeforeTheTitle() {
        let markdown = #"""
            - <b>[A](u): text
            - <b>[A](u)</b> <i>by B - C</i>
            - <b>[[A]]: text</b>
            - <b>**A:** text</b>
            - <b>**A** - text
            - <b>`a`: text</b>
            - <b>`a` (string). Text</b>
            - <b><i></b>[A](u): text</i>
            - <a name="x"></a>[A](u): text
            - <b></b>`a`: text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: <b>[(u)A]: text</b> -> inner (disclosure) #a-text
                  - paragraph: <b>[(u)A]</b> <i>by B - C</i> -> inner (disclosure) #a-by-b-c
                  - paragraph: <b>[(wiki:A)A]: text</b> -> inner (disclosure) #a-text-1
                  - paragraph: <b>**A:** text</b> #a-text-2
                  - paragraph: <b>**A** - text</b> #a-text-3
                  - paragraph: <b>`a`: text</b> #a-text-4
                  - paragraph: <b>`a` (string). Text</b> #a-string-text
                  - subtitle: <b><i></i></b>[(u)A] | text -> inner (disclosure) #a
                  - subtitle: <span id=x></span>[(u)A] | text -> inner (disclosure) #a-1
                  - value1: <b></b>`a` | text #a-2
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsAnchorsBeforeTitles() {
        let markdown = #"""
            - <a id="a"></a>[A](u) - text
            - <a id="b"></a>**B** - text
            - <a id="c"></a>**C:** text
            - <a id="d"></a>**D** or **E:** text
            - <a id="f"></a>`f`: text
            - <a id="g"></a>**G** is text
            - <i></i><div id="h"></div>**H:** text
            - <i></i><div id="i"></div>[I](u) - text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: <span id=a></span>[(u)A] | text -> inner (disclosure) #a-1
                  - value1: <span id=b></span>B | text #b-1
                  - value1: <span id=c></span>C | text #c-1
                  - value1: <span id=d></span>**D** or **E** | text #d-or-e
                  - value1: <span id=f></span>`f` | text #f-1
                  - paragraph: <span id=g></span>**G** is text #g-is-text
                  - paragraph: -> none #row ¶ <i></i><div id=h></div>**H:** text
                  - paragraph: -> inner (disclosure) #row-1 ¶ <i></i><div id=i></div>[(u)I] - text
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// What begins in a part of a row ends in it, whatever stands around the title.
    @Test(arguments: [HTMLPolicy.sanitized, .trusted]) func partsOfRowsHoldWholeElements(_ policy: HTMLPolicy) {
        let starts = [
            "", "<b>", "<i><b></i>", "<a id=\"x\"></a>", "<!-- </b> --><b>", "<br-x>",
            "<svg><path d=\"m\"/><use href=\"u\"/></svg>",
        ]
        let titles = [
            "[a](u)", "[[a]]", "*[a](u)*", "**[a](u)**", "**a**", "**a:**", "**a** or **b:**", "`a`", "~~[a](u)~~", "~~**a:**~~",
        ]
        let ends = ["", "</b>", "</i> <i>", "<!-- </i> --><u>"]
        let details = [": c", " - c", " by c - d", " (c). D", ". `c`. D", ": `c` (d). E", " <i>c - d</i> - e", " ![c](c.png)"]
        var broken: [String] = []
        for start in starts {
            for title in titles {
                let items = ends.flatMap { end in details.map { "- \(start)\(title)\(end)\($0)" } }
                let page = page(items.joined(separator: "\n"), options: ParseOptions(html: policy)).value
                #expect(page.rows.count == items.count)
                for (row, item) in zip(page.rows, items) {
                    let parts = [row.label, row.title, row.meta, row.detail, row.tags, row.badges, row.body]
                    if parts.contains(where: { !HTMLLaws.imbalance(of: page.notation($0)).isEmpty }) { broken.append(item) }
                }
            }
        }
        #expect(broken == [])
    }

    @Test func findsASeparatorBehindEmojiAndShortcodes() {
        let markdown = #"""
            - [A](https://w) :penguin: - text
            - [B](https://w) 🐧🎉 – text
            - [C](https://w) :nonsense: : text
            - [D](https://w) ⭐️
            - [E](https://w) :star: :zap:: text
            - **F** 🇩🇪 - text
            - [G](https://w) penguin - text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: A / 🐧 | text -> https://w #a
                  - subtitle: B / 🐧🎉 | text -> https://w #b
                  - subtitle: C / :nonsense: | text -> https://w #c
                  - value1: D | ⭐️ -> https://w #d
                  - subtitle: E / ⭐ ⚡ | text -> https://w #e
                  - subtitle: F / 🇩🇪 | text #f
                  - paragraph: [(https://w)G] penguin - text -> inner #g-penguin-text
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func findsNoSeparatorInParenthesesAndQuotes() {
        let markdown = #"""
            - [A](https://w) (x - y) - text
            - [B](https://w) "C: D" - text
            - [E](https://w) „F – G“ – text
            - [H](https://w) （一：二）：text
            - `I` [j - k] - text
            - **L** («m - n»): text
            - [O](https://w) (p - q
            - [R](https://w) 24" - text
            - [S](https://w) "t - u" v
            - [X](https://w) («x - y - text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: A / (x - y) | text -> https://w #a
                  - subtitle: B / "C: D" | text -> https://w #b
                  - subtitle: E / „F – G“ | text -> https://w #e
                  - subtitle: H / （一：二） | text -> https://w #h
                  - subtitle: `I` / [j - k] | text #i
                  - subtitle: L / («m - n») | text #l
                  - value1: O | (p - q -> https://w #o
                  - paragraph: [(https://w)R] 24" - text -> inner #r-24-text
                  - paragraph: [(https://w)S] "t - u" v -> inner #s-t-u-v
                  - value1: X | («x - y - text -> https://w #x
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func endsNoTermInParenthesesAndQuotes() {
        let markdown = #"""
            - Red (a - b): text
            - Blue "c: d" - text
            - Green [e: f]: text
            - Black (g: h) i
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Red (a - b) | text #red-a-b
                  - value1: Blue "c: d" | text #blue-c-d
                  - value1: Green [e: f] | text #green-e-f
                  - paragraph: Black (g: h) i #black-g-h-i
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesAnEmojiWithoutASpace() {
        let markdown = #"""
            - 🍳Cook time
            - 👩‍💻Coding
            - 🛠[Tools](https://w) - text
            - 📖 [Book](https://w)
            - 🇩🇪Deutsch
            - 🥇**First**
            - 🍋2 lemons
            - ™Sign
            - 🍳(pan)
            - 🎉🎉
            - 👍 or 👎
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: {🍳} Cook time #cook-time
                  - paragraph: {👩‍💻} Coding #coding
                  - subtitle: {🛠} Tools | text -> https://w #tools
                  - default: {📖} Book -> https://w #book
                  - paragraph: {🇩🇪} Deutsch #deutsch
                  - default: {🥇} First #first
                  - paragraph: {🍋} 2 lemons #2-lemons
                  - paragraph: ™Sign #sign
                  - paragraph: 🍳(pan) #pan
                  - paragraph: 🎉🎉 #row
                  - paragraph: {👍} or 👎 #or
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func dividesReferenceEntries() {
        let markdown = #"""
            - `persistent` (default: `true`). Text
            - `path` (optional) Text of it.
            - `options` Object (optional) - Text
            - `x` (a, b or c). *Text*
            - `y` (z) is text.
            - `f` (g). h
            - **b** (c). Text
            - [l](https://w) (m). Text
            - [n](https://w) (o) Text
            - `q` (r). `s`
            - `t` (see u).
            - `v` (w
            - `a` (`b - c`). Text: more
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: `persistent` / (default: `true`) | Text #persistent
                  - subtitle: `path` / (optional) | Text of it. #path
                  - subtitle: `options` / Object (optional) | Text #options
                  - subtitle: `x` / (a, b or c) | *Text* #x
                  - paragraph: `y` (z) is text. #y-z-is-text
                  - subtitle: `f` / (g) | h #f
                  - subtitle: b / (c) | Text #b
                  - subtitle: l / (m) | Text -> https://w #l
                  - paragraph: [(https://w)n] (o) Text -> inner #n-o-text
                  - subtitle: `q` / (r) | `s` #q
                  - paragraph: `t` (see u). #t-see-u
                  - value1: `v` | (w #v
                  - subtitle: `a` / (`b - c`) | Text: more #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// The arrow says what becomes of the code.
    @Test func keepsArrowsBehindCode() {
        let markdown = #"""
            - `old()` → `new()`
            - `old()` -> `new()`
            - `slice 0 3` → "Bat"
            - `slice 0 3` -> "Bat": a part
            - `a` → `b`: renamed
            - **`c`** → d
            - [`e`](u) → f
            - **g** → h
            - [i](u) -> j
            - **k** → `l`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - default: `old()` → `new()` #old-new
                  - default: `old()` -> `new()` #old-new-1
                  - paragraph: `slice 0 3` → "Bat" #slice-0-3-bat
                  - subtitle: `slice 0 3` / -> "Bat" | a part #slice-0-3
                  - value1: `a` → `b` | renamed #a-b
                  - paragraph: **`c`** → d #c-d
                  - paragraph: [(u)`e`] → f -> inner (disclosure) #e-f
                  - value1: **g** | h #g
                  - subtitle: i | j -> u (disclosure) #i
                  - value1: **k** | `l` #k
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsSeveralNamesOfOneThingAsOneTitle() {
        let markdown = #"""
            - `-a`/`--all`: text that is longer than a value
            - `b`, `c` or `d` - text
            - **e** / **f**: text
            - **g** or **h:** text
            - `i`, `j`, and `k`
            - `l` and `m` are text
            - `n`|`o` string - text
            - `p` `q` - text
            - **r**, s: text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: `-a`/`--all` | text that is longer than a value #a-all
                  - value1: `b`, `c` or `d` | text #b-c-or-d
                  - value1: **e** / **f** | text #e-f
                  - value1: **g** or **h** | text #g-or-h
                  - default: `i`, `j`, and `k` #i-j-and-k
                  - paragraph: `l` and `m` are text #l-and-m-are-text
                  - subtitle: `n`|`o` / string | text #no
                  - value1: `p` `q` | text #p-q
                  - paragraph: **r**, s: text #r-s-text
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func setsShortValuesAtTheEnd() {
        let markdown = #"""
            - **Serves:** 4
            - **Time** - 45 minutes
            - `timeout`: 30
            - `mode` - as it was before it all
            - **Note:** It is short.
            - `approx`: ca.
            - `kinds`: See `FILES` below.
            - **煎茶** - いちばん身近な緑茶。
            - **玉露** - 50～60℃
            - `list`: these:
            - `type` string - short
            - [link](https://w) - short
            - **Colour:** [red](https://w)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Serves | 4 #serves
                  - value1: Time | 45 minutes #time
                  - value1: `timeout` | 30 #timeout
                  - value1: `mode` | as it was before it all #mode
                  - subtitle: Note | It is short. #note
                  - value1: `approx` | ca. #approx
                  - subtitle: `kinds` | See `FILES` below. #kinds
                  - subtitle: 煎茶 | いちばん身近な緑茶。 #煎茶
                  - value1: 玉露 | 50～60℃ #玉露
                  - subtitle: `list` | these: #list
                  - subtitle: `type` / string | short #type
                  - subtitle: link | short -> https://w #link
                  - value1: Colour | [(https://w)red] -> inner #colour
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesAnImageOfHTML() {
        let markdown = #"""
            - <img src="a.png" alt="x &amp; y" width="20"> [A](https://w) - text
            - <img alt="b" title="t" src="b.png"/>B
            - <img src=c.png> **C**: text
            - <img src="d.png">
            - <img src="https://img.shields.io/x.svg"> badge
            - <img src="e.png"> <img src="f.png"> two
            - <img src="g.png" id="g"> with an id
            - <img src="h.png" srcset="i.png 2x"> with more
            - <b><img src="j.png"></b> inside
            - [ ] <img src="k.png" alt="k"> task
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: ![x & y](a.png) A | text -> https://w #a
                  - paragraph: ![b](b.png "t") B #b
                  - value1: ![](c.png) C | text #c
                  - paragraph: -> none #row ¶ <img src="d.png" alt="">

                  - paragraph: <img src="https://img.shields.io/x.svg" alt=""> badge #badge
                  - paragraph: <img src="e.png" alt=""> <img src="f.png" alt=""> two #two
                  - paragraph: <img src="g.png" id=g alt=""> with an id #with-an-id
                  - paragraph: <img src="h.png" srcset="i.png 2x" alt=""> with more #with-more
                  - paragraph: <b><img src="j.png" alt=""></b> inside #inside
                  - [ ] paragraph: ![k](k.png) task -> none #task
                """#)
    }

    @Test func takesTheTypeOfAnEntryForItsAside() {
        let markdown = #"""
            - `a`: `string`. Text of it.
            - `b`: `boolean` or `number` (default: `1`). Text
            - `c` - `object` (optional). Text: more
            - **d:** `string`. Text
            - `e`: `string` of it. Text
            - `f`: `string`
            - `g`: `x`, `y`, and `z`. Text
            - [h](https://w): `string`. Text
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: `a` / `string` | Text of it. #a
                  - subtitle: `b` / `boolean` or `number` (default: `1`) | Text #b
                  - subtitle: `c` / `object` (optional) | Text: more #c
                  - subtitle: d / `string` | Text #d
                  - value1: `e` | `string` of it. Text #e
                  - value1: `f` | `string` #f
                  - subtitle: `g` / `x`, `y`, and `z` | Text #g
                  - subtitle: h | `string`. Text -> https://w #h
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesAnEmojiInsideALead() {
        let markdown = #"""
            - [🛠 Tools](https://w) - text
            - **🚀 Fast**: text that is longer than a value
            - **[📦Packages](https://w)** - text
            - [🔗](https://w) text
            - [🎉🎉](https://w)
            - **™Sign** - text
            - [x 🛠](https://w)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: {🛠} Tools | text -> https://w #tools
                  - subtitle: {🚀} Fast | text that is longer than a value #fast
                  - subtitle: {📦} Packages | text -> https://w #packages
                  - paragraph: [(https://w)🔗] text -> inner #text
                  - default: 🎉🎉 -> https://w #row
                  - value1: ™Sign | text #sign
                  - default: x 🛠 -> https://w #x
                """#)
        #expect(problems(markdown).isEmpty)
    }
}

/// What stands at the ends of an item, and what a list has in common.
@Suite struct RowEndsTests {
    /// In a legend, the separator came as text behind the image, or made the emoji a title.
    @Test(arguments: [
        "🐧 - For Linux", ":penguin: - For Linux", "❗️ — For Linux", "![OSS](a.png) - For Linux",
        "<img src=\"a.png\" alt=\"x\"> - For Linux",
        "🐧: For Linux", "🐧 : For Linux", ":penguin:: For Linux", "🐧 – For Linux",
    ])
    func hidesTheSeparatorBehindAnImage(item: String) {
        let page = page("- \(item)\n- 🍎: Both\n- \(item)").value
        for row in [page.rows[0], page.rows[2]] {
            #expect(page.plainText(row.title) == "For Linux" && row.detail.isEmpty && row.label.isEmpty, "\(page.sketch)")
            if case .none = row.image { #expect(Bool(false), "\(page.sketch)") }
        }
    }

    @Test func readsTitlesBehindAnImageAndASeparator() {
        let markdown = #"""
            - 🐧 - **Linux**: all of it, whatever it is called
            - 🐧 - [Linux](u) - text
            - 🐧 - Linux: text
            - ⭐ -5 is one
            - 🍋-Lemon
            - 🍋 5 - 10
            - ⭐ -
            - ✅ → ❌ Default changed
            - 🐧 -> For Linux
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: {🐧} Linux | all of it, whatever it is called #linux
                  - subtitle: {🐧} Linux | text -> u (disclosure) #linux-1
                  - paragraph: {🐧} Linux: text #linux-text
                  - paragraph: {⭐} -5 is one #5-is-one
                  - paragraph: 🍋-Lemon #lemon
                  - paragraph: {🍋} 5 - 10 #5-10
                  - paragraph: {⭐} - #row
                  - paragraph: {✅} → ❌ Default changed #default-changed
                  - paragraph: {🐧} -> For Linux #for-linux
                """#)
    }

    /// They were text in the line, which no title leads then.
    @Test(arguments: [
        "- [A](u) *MIT* ", "- [A](u) ", "- [A](u) - text ", "- **A**: text ", "- Text. ", "- [A](u) - text ![y](y.svg) ",
    ])
    func takesImagesOfHTMLForBadges(item: String) {
        func shape(_ image: String) -> String {
            let page = page(item + image).value
            let row = page.rows[0]
            return "\(row.style) \([row.title, row.meta, row.detail].map(page.plainText)) \(row.badges.isEmpty) \(row.destination)"
        }
        let markdown = shape("![x](https://x.org/x.svg)")
        #expect(markdown.contains(" false "))
        for image in [
            "<img src=\"https://x.org/x.svg\" alt=\"x\">", "<img alt='x' src='https://x.org/x.svg' width=20/>",
            "<img src=\"https://x.org/x.svg\"> <img src=\"https://x.org/y.svg\">",
        ] {
            #expect(shape(image) == markdown)
        }
        #expect(shape("<a href=\"v\"><img src=\"https://x.org/x.svg\"></a>") == shape("[![x](https://x.org/x.svg)](v)"))
    }

    @Test(arguments: [
        ("by Eric Berne.", true), ("by Martin Fowler et al.", true), ("by Oscar de la Renta.", true),
        ("by J. R. R. Tolkien.", true),
        ("by Google is a framework.", false), ("by Ann. It is good.", false), ("by default.", false),
    ])
    func takesAuthorsForAnAsideBeforeAFullStop(words: String, isAside: Bool) {
        let page = page("- [A](u) \(words)").value
        #expect(page.plainText(page.rows[0].detail) == (isAside ? words : ""), "\(page.sketch)")
    }

    /// In themes whose titles are light, names were bold in some rows of a list and light in the others.
    @Test func keepsTitlesAsBoldAsTheTextBesideThem() {
        let markdown = #"""
            - **Dr. Smith** (GP), 5 High St
            - **Emergency**: 112
            - **Pharmacy**
              - **Inner**: 1
            - **[Link](u)** - text
            - [Other](u) - text
            - **Kiosk :** text

            ---

            - **Emergency**: 112
            - **Pharmacy**
            """#
        let page = page(markdown).value
        #expect(
            page.rows.map { page.notation($0.title) } == [
                "**Dr. Smith** (GP), 5 High St", "**Emergency**", "**Pharmacy**", "Inner", "**Link**", "Other", "**Kiosk**",
                "Emergency", "Pharmacy",
            ])
    }

    @Test func setsAShortDetailBelowTheTitleBesideAValue() {
        let rows = page("- **Rice**: 2 kg {value=fresh}\n- [Egg](u) (10) {value=new}\n- **Peas**: 3 kg").value.rows
        #expect(rows.map(\.style) == [.subtitle, .subtitle, .value1])
    }
}
