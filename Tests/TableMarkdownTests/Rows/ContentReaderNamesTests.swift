import TableModel
import TableTestSupport
import Testing

@Suite struct ContentReaderNamesTests {
    /// A dash with no white space around it is part of a name.
    @Test func joinsNamesAtAGluedDash() {
        let markdown = #"""
            - `Ctrl`-`C`: copy
            - `Ctrl`-`V`
            - **Mo**–**Fr**: 9–17 Uhr
            - `0`-`9` - digits
            - `a` - `z`: letters
            - [A](u)-[B](v): road
            - `true` - `x` is set
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: `Ctrl`-`C` | copy #ctrl-c
                  - default: `Ctrl`-`V` #ctrl-v
                  - value1: **Mo**–**Fr** | 9–17 Uhr #mofr
                  - value1: `0`-`9` | digits #0-9
                  - value1: `a` - `z` | letters #a-z
                  - subtitle: [(u)A]-[(v)B] | road -> none #a-b
                  - value1: `true` | `x` is set #true
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsAWordTogetherThatBeginsWithAName() {
        let markdown = #"""
            - `git`-Befehle: viele
            - **CO2**-Ausstoß: 120 g
            - [Swift](u)-Kurs: Montag
            - [Swift](u)-Kurs (neu): Montag
            - `git`-like tools - fast
            - `git`+SSH: both
            - `npm`-Skripte
            - **Term** -Text
            - **start**- to begin
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: `git`-Befehle | viele #git-befehle
                  - value1: **CO2**-Ausstoß | 120 g #co2-ausstoß
                  - subtitle: [(u)Swift]-Kurs | Montag -> inner (disclosure) #swift-kurs
                  - subtitle: [(u)Swift]-Kurs / (neu) | Montag -> inner (disclosure) #swift-kurs-1
                  - value1: `git`-like tools | fast #git-like-tools
                  - value1: `git`+SSH | both #gitssh
                  - paragraph: `npm`-Skripte #npm-skripte
                  - value1: Term | Text #term
                  - value1: start | to begin #start
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func joinsNamesAtSignsAndWords() {
        let markdown = #"""
            - `Ctrl`+`C`: copy
            - `Ctrl` + `Shift` + `C` - copy all
            - **Salt** & **pepper**: a pinch
            - **Ben** und **Anna**: Wien
            - **Léa** et **Luc**: Lyon
            - `a` oder `b`
            - `a`, ou `b`: x
            - `a` && `b`: and
            - `g` then `i`: inbox
            - `g` `t`: next tab
            - `Ctrl` `C`: copy
            - `name` `string`: of it
            - **A** × **B**: product
            - **A** vs **B**
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: `Ctrl`+`C` | copy #ctrlc
                  - value1: `Ctrl` + `Shift` + `C` | copy all #ctrl-shift-c
                  - value1: **Salt** & **pepper** | a pinch #salt-pepper
                  - value1: **Ben** und **Anna** | Wien #ben-und-anna
                  - value1: **Léa** et **Luc** | Lyon #léa-et-luc
                  - default: `a` oder `b` #a-oder-b
                  - value1: `a`, ou `b` | x #a-ou-b
                  - value1: `a` && `b` | and #a-b
                  - value1: `g` then `i` | inbox #g-then-i
                  - value1: `g` `t` | next tab #g-t
                  - value1: `Ctrl` `C` | copy #ctrl-c
                  - subtitle: `name` / `string` | of it #name
                  - value1: **A** × **B** | product #a-b-1
                  - paragraph: **A** vs **B** #a-vs-b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func joinsLinksBeforeASeparator() {
        let markdown = #"""
            - [A](u)/[B](v): both
            - [A](u), [B](v) and [C](w): three
            - **[A](u)** & **[B](v)** - both
            - [A](u) | [source](v) - one
            - [A](u), [B](v)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: [(u)A]/[(v)B] | both -> none #ab
                  - subtitle: [(u)A], [(v)B] and [(w)C] | three -> none #a-b-and-c
                  - subtitle: **[(u)A]** & **[(v)B]** | both -> none #a-b
                  - subtitle: [(u)A] / | [(v)source] | one -> none #a
                  - paragraph: [(u)A], [(v)B] -> none #a-b-1
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesCodeAndBoldTextOfHTMLForTitles() {
        let markdown = #"""
            - <kbd>F5</kbd>: reload
            - <kbd>Ctrl</kbd>+<kbd>C</kbd> - copy
            - <kbd>g</kbd> <kbd>t</kbd>: next tab
            - <kbd class="key">Esc</kbd> (close)
            - <code>F1</code>: x
            - <b>F1</b>: x
            - <strong>F1:</strong> x
            - <KBD>F2</KBD>: y
            - <b>Bold</b> words in a sentence.
            - <i>F4</i>: x
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: <kbd>F5</kbd> | reload #f5
                  - value1: <kbd>Ctrl</kbd>+<kbd>C</kbd> | copy #ctrlc
                  - value1: <kbd>g</kbd> <kbd>t</kbd> | next tab #g-t
                  - value1: <kbd>Esc</kbd> | (close) #esc
                  - value1: <code>F1</code> | x #f1
                  - value1: F1 | x #f1-1
                  - value1: F1 | x #f1-2
                  - value1: <kbd>F2</kbd> | y #f2
                  - paragraph: <b>Bold</b> words in a sentence. #bold-words-in-a-sentence
                  - paragraph: <i>F4</i>: x #f4-x
                """#)
    }

    /// The comma of Chinese and Japanese.
    @Test(arguments: ["- `a`、`b`：二", "- **a**、**b**：二", "- [a](u)、[b](v)：二", "- [a](u)、[b](v) - 二"])
    func joinsNamesAtAnIdeographicComma(markdown: String) {
        let page = page(markdown).value
        #expect(page.plainText(page.rows[0].title) == "a、b" && page.plainText(page.rows[0].detail) == "二", "\(page.sketch)")
    }
}
