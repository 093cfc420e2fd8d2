import Testing

/// How the first paragraph of an item is divided by what it begins with.
@Suite struct RowPartsTests {
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
                  - paragraph: [(u)A] --- b -> inner (disclosure) #a-b
                  - subtitle: A | b -> u (disclosure) #a-1
                  - subtitle: A | Capital -> u (disclosure) #a-2
                  - subtitle: A | b -> u (disclosure) #a-3
                  - default: A -> u (disclosure) #a-4
                  - subtitle: **A** | b -> u (disclosure) #a-5
                  - subtitle: A | b -> u (disclosure) #a-6
                  - subtitle: [(u)A] | b -> inner (disclosure) #a-7
                  - paragraph: *[(u)A]* b -> inner (disclosure) #a-b-1
                """#)
        #expect(problems(markdown).isEmpty)
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
            - [Idioms](https://w) (an aside too long to be an aside at the end of it all)
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
                  - paragraph: [(https://w)Idioms] (a long aside that has more letters in it) -> inner #idioms-a-long-aside-that
                  - paragraph: [(https://w)Idioms] (an aside too long to be an aside at the end of it all) -> inner #idioms-an-aside-too-long
                  - paragraph: [(https://w)Pinning] is recommended. -> inner #pinning-is-recommended
                  - paragraph: [(https://w)Pinning], see also: this -> inner #pinning-see-also-this
                """#)
        #expect(problems(markdown).isEmpty)
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
                  - subtitle: headers | object with extra headers #headers
                  - subtitle: compiler-core | preserve vnode #compiler-core
                  - subtitle: Pluralsight | Docker 和 #pluralsight
                  - subtitle: Atomicity | Each transaction #atomicity
                  - default: Owners #owners
                  - paragraph: **Performance** vs **scalability** #performance-vs
                  - default: only #only
                  - subtitle: Note / (deprecated) | text #note
                  - subtitle: a:b | text #ab
                  - subtitle: 标题 | text #标题
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
                  - subtitle: `--no-directory` | Skip all #no-directory
                  - subtitle: `true` | Add a semicolon #true
                  - subtitle: `movable` / boolean (optional) *macOS* | Whether #movable
                  - subtitle: `REPO` / (default: `a/b`) | this takes #repo
                  - subtitle: `optional` / (boolean, default: false) | foo #optional
                  - paragraph: `Optional` no longer conforms to X #optional-no-longer
                  - paragraph: `{type}` should be one of: a #type-should-be-one-of-a
                  - default: `-W --width NUM` #w-width-num
                  - default: `x` #x
                  - value1: `x` | (deprecated) #x-1
                  - value1: `x` | *macOS* #x-2
                  - subtitle: `GPL-2.0` | [(https://w)GNU] -> inner #gpl-20
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
                  - subtitle: عنوان | נוסח #عنوان
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
}
