import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Containers as parts of a page. See also the suites of their markers and lines.
@Suite struct ContainersTests {
    /// What a document with a title holds, as its header.
    private func flow(_ markdown: String) -> String {
        let lines = sketch("# T\n\n" + markdown).split(separator: "\n").dropFirst()
        return lines.map { $0.hasPrefix("  < ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n")
    }

    // MARK: Kinds and titles

    /// Tabs of other tools, which would be notes by the other name as well.
    @Test(arguments: [
        ("!!! tab \"A\"\n    a", "a tab is `=== \"Name\"`, with what is in it indented"),
        ("!!! tabs \"A\"\n    a", "a tab is `=== \"Name\"`, with what is in it indented"),
        ("!!! code-group\n    a", "name it `note`, `tip`, `info`, `warning` or `danger` and give it a title: `!!! note \"Title\"`"),
        ("!!! dagner\n    a", "did you mean `danger`?"), ("::: tab A\na\n:::", "did you mean `tabs`?"),
    ])
    func saysHowTabsAreWritten(markdown: String, help: String) {
        let found = page(markdown).diagnostics
        #expect(found.map(\.code) == [.containerKind] && found.first?.help == help, "\(found)")
    }

    @Test(arguments: [
        ("::: tip\na\n:::", "<tip! a ¶ >"),
        ("::: info\na\n:::", "<info! a ¶ >"),
        (":::danger\na\n:::", "<danger! a ¶ >"),
        ("::: CAUTION\na\n:::", "<caution! a ¶ >"),
        ("::: warning Mind *this*\na\n:::", "<warning! «Mind *this*» a ¶ >"),
        (":::note[Mind `this`]\na\n:::", "<note! «Mind `this`» a ¶ >"),
        ("::: details More\na\n:::", "<details «More» a ¶ >"),
        // HTML would take the mark in.
        ("::: tip\n<div>a</div>\n:::\nb", "<tip! <div>a</div>\n>b"),
        ("> ::: tip\n> <div>a</div>\n> :::\n> b", "<<tip! <div>a</div>\n>b ¶ >"),
        ("::: details\na\n:::", "<details «» a ¶ >"),
        ("::: details More {open}\na\n:::", "<open details «More» a ¶ >"),
        ("::: {.warning}\na\n:::", "<warning! a ¶ >"),
        ("::: {.wide .far}\na\n:::", "<div.wide.far a ¶ >"),
        ("::: v-pre\na\n:::", "<div. a ¶ >"), ("::: v-pre Words *b*\na\n:::", "<div. Words *b* ¶ a ¶ >"),
        ("::: tip {#here}\na\n:::", "<tip! <a id=here></a>a ¶ >"),
        ("::: recipe\na\n:::", "<note! «Recipe» a ¶ >"),
        ("::: recipe Soup\na\n:::", "<note! «Soup» a ¶ >"),
    ])
    func readsFences(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    /// Callouts and tabs of Quarto.
    @Test(arguments: [
        ("::: {.callout-tip}\na\n:::", "<tip! a ¶ >"),
        ("::: {.callout-note title=\"T *b*\"}\na\n:::", "<note! «T *b*» a ¶ >"),
        ("::: {.callout-warning collapse=\"true\"}\n## T *b*\n\na\n:::", "<warning!closed «T *b*» a ¶ >"),
        ("::: {.callout-note collapse=false}\na\n:::", "<note!open a ¶ >"),
        ("::: {.callout-nothing}\na\n:::", "<div.callout-nothing a ¶ >"),
        ("::: {.tip title=\"\"}\na\n:::", "<tip!- a ¶ >"),
        ("::: {.tip title='' collapse=true}\na\n:::", "<tip!closed a ¶ >"),
        ("::: {.card title='T'}\na\n:::", "<div.card a ¶ >"),
        ("::: {.panel-tabset}\n## A *b*\n\na\n\n### b\n\n## C\n\nc\n:::\nd", "<tabs <tab «A *b*» a ¶ ###(b) b ¶ ><tab «C» c ¶ >>d"),
    ])
    func readsQuarto(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    /// As mdbook-admonish has them.
    @Test(arguments: [
        ("```admonish\na\n```", "<note! a ¶ >"),
        ("```admonish warning title=\"T *b*\"\n- a\n```\nb", "<warning! «T *b*» • a >b"),
        ("~~~admonish tip title=\"\"\na\n~~~", "<tip!- a ¶ >"),
        ("```admonish bug title=\"\", collapsible=true\na\n```", "<bug!closed a ¶ >"),
        ("```admonish title=\"T\"\na\n```", "<note! «T» a ¶ >"),
    ])
    func readsAdmonish(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        ("!!! note\n    a", "<note! a ¶ >"),
        ("!!! quote \"T **b**\"\n    a", "<quote! «T **b**» a ¶ >"),
        ("!!! bug \"\"\n    a", "<bug!- a ¶ >"),
        ("!!! recipe\n    a", "<note! «Recipe» a ¶ >"),
        ("!!! hint\n    a\n\n    b\nc", "<tip! a ¶ b ¶ >c"),
        ("??? failure\n    a", "<failure!closed a ¶ >"),
        // HTML would take the mark of the end in.
        ("!!! tip\n    a\n\n    <div>b</div>\n\nc", "<tip! a ¶ <div>b</div>\n>c"),
        ("!!! tip\n    <hr>\nc", "<tip! <hr>\n>c"),
        ("> !!! tip\n>     a\n>\n> b\n>\n> c", "<<tip! a ¶ >b ¶ c ¶ >"),
        ("> !!! tip\n>     <div>b</div>\n>     <hr>", "<<tip! <div>b</div>\n<hr>\n>>"),
        ("???+ success \"T\"\n    a", "<success!open «T» a ¶ >"),
    ])
    func readsAdmonitions(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        ("> [!NOTE] My *title*\n> Text", "<note! «My *title*» Text ¶ >"),
        ("> [!TIP]-\n> Text", "<tip!closed Text ¶ >"),
        ("> [!tip]+ Open\n> Text\n>\n> - a", "<tip!open «Open» Text ¶ • a >"),
        ("> [!danger] Alone", "<danger! «Alone» >"),
        ("> [!NOTE]x\n> Text", "<[!NOTE]x Text ¶ >"),
        ("> [!LEGACY] In *Svelte 4*\n> Text", "<note! «In *Svelte 4*» Text ¶ >"),
        ("> [!since-4]- \n> Text", "<note!closed «Since 4» Text ¶ >"),
        ("> [!DETAILS] Under the hood\n> Text", "<note!closed «Under the hood» Text ¶ >"),
        ("> [!details]\n> Text", "<note!closed «Details» Text ¶ >"),
        ("> [!LEGACY]x\n> Text", "<[!LEGACY]x Text ¶ >"),
        (
            "> [!NOTE] This does not limit the walk to the root of\n> the tree, so far.",
            "<note! This does not limit the walk to the root of the tree, so far. ¶ >"
        ),
        (
            "> [!NOTE] This is a whole sentence that says enough by itself.",
            "<note! This is a whole sentence that says enough by itself. ¶ >"
        ),
    ])
    func readsAlertsWithTitles(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func readsNoneOfItWhenStrict() {
        let options = ParseOptions(hasAdditions: false)
        for markdown in ["::: tip\na\n:::", "!!! note\n    a", "=== \"A\"\n    a", "> [!NOTE] T\n> a"] {
            let sketch = page(markdown, options: options).value.sketch
            #expect(
                !sketch.contains("!!! <") && !sketch.contains("<tip") && !sketch.contains("<note") && !sketch.contains("«"),
                "\(sketch)")
        }
    }

    // MARK: Where they begin and end

    @Test func endsWhereItSaysAndNotInTheLastItem() {
        #expect(flow("::: tip\n- a\n- b\n:::\nc") == "<tip! • a • b >c")
        #expect(flow("::: tip\n> a\n:::\nc") == "<tip! <a ¶ >>c")
        #expect(flow("a\n::: tip\nb\n:::\nc") == "a ¶ <tip! b ¶ >c")
    }

    @Test(arguments: [
        (":::: tip\n::: note\na\n:::\nb\n::::", "<tip! <note! a ¶ >b ¶ >"),
        ("::: tip\n::: note\na\n:::\nb\n:::", "<tip! <note! a ¶ >b ¶ >"),
        ("::: Warning ::::\na\n\n::: danger\nb\n:::\n::::::::", "<warning! a ¶ <danger! b ¶ >>"),
        ("!!! note\n    ::: tip\n    a\n    :::\n    b", "<note! <tip! a ¶ >b ¶ >"),
        ("::: tip\n!!! note\n    a\n:::", "<tip! <note! a ¶ >>"),
        ("??? note\n    !!! tip \"T\"\n        a\n    b\nc", "<note!closed <tip! «T» a ¶ >b ¶ >c"),
        ("> ::: tip\n> a\n> :::\n> b", "<<tip! a ¶ >b ¶ >"),
    ])
    func nests(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func standsInItems() {
        let markdown = """
            1. Step

                !!! tip
                    In the item

                more
            2. Step
               ::: details Click
               in it
               :::
            3. Three
               - four
                 :::info
                 x
                 :::
            """
        #expect(
            sketch(markdown)
                == """
                Page
                -- ordered alone
                  - 1. paragraph: Step #step ¶ <tip! In the item ¶ >more
                  - 2. paragraph: Step #step-1 ¶ <details «Click» in it ¶ >
                  - 3. paragraph: Three #three
                    - paragraph: four #four ¶ <info! x ¶ >
                """)
        #expect(problems(markdown).isEmpty)
    }

    @Test func foldsListsAndHeadingsAsSections() {
        let markdown = """
            # T

            ::: details Older *ones*
            - a: b

            ## Heading
            - c
            :::

            Behind

            ::: {.wide}
            - d
            :::
            """
        #expect(
            sketch(markdown)
                == """
                T #t
                ** Older *ones* collapsed
                  - paragraph: a: b #a-b
                ## Heading #heading fold=1
                  - paragraph: c #c
                --
                  < Behind
                -- .wide
                  - paragraph: d #d
                """)
    }

    @Test func holdsCodeTablesReferencesAndFootnotes() {
        let markdown = """
            # T

            !!! note "See [R] and [^1]"
                ```js
                a

                  b
                ```

                | x | y | z |
                |---|---|---|
                | [R] | 2 | 3 |

                [R]: r.html

            ::: tip
            [^1]: Note
            :::
            """
        #expect(
            flow(markdown.dropFirst(5).description)
                == "<note! «See [(r.html)R] and [^1]» ```js a⏎⏎  b⏎```table head {x}{y}{z} body {[(r.html)R]}{2}{3}  >"
                + "<tip! (^1) Note ¶ >")
    }

    // MARK: Tabs

    @Test(arguments: [
        ("=== \"A\"\n    a\n\n=== \"B *b*\"\n    - b\n\nc", "<tabs <tab «A» a ¶ ><tab «B *b*» • b >>c"),
        ("=== \"A\"\n    a\n===! \"B\"\n    b", "<tabs <tab «A» a ¶ >><tabs <tab «B» b ¶ >>"),
        ("::: tabs\n== A\na\n== B\nb\n:::", "<tabs <tab «A» a ¶ ><tab «B» b ¶ >>"),
        (":::tabs key:os\n@tab A\n- a\n@tab:active B\nb\n:::\nc", "<tabs <tab «A» • a ><tab «B» b ¶ >>c"),
        ("::: code-group\n```js\na\n```\n:::", "<tabs ```js a⏎```>"),
        ("=== \"A\"\n\n    ::: tabs\n    == B\n    b\n    :::", "<tabs <tab «A» <tabs <tab «B» b ¶ >>>>"),
    ])
    func readsTabs(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    // MARK: Problems

    @Test(arguments: [
        ("::: tip\na", ["1:1 warning[container-end] the container `tip` has no end"]),
        ("a\n\n::: tip\nb\n\n# C\n\nd", ["3:1 warning[container-end] the container `tip` has no end"]),
        ("::: tip\n:::\n\n  :::", ["4:3 warning[container-end] no container of 3 colons is open here"]),
        (
            "- ok\n  ::: tip\n  a\n\n:::",
            [
                "2:3 warning[container-end] the container `tip` has no end",
                "5:1 warning[container-end] no container of 3 colons is open here",
            ]
        ),
        (
            ":::: tip\n:::",
            [
                "1:1 warning[container-end] the container `tip` has no end",
                "2:1 warning[container-end] no container of 3 colons is open here",
            ]
        ),
        (
            "::: wraning\na\n:::\n\n::: wraning\n:::",
            ["1:1 warning[container-kind] the container `wraning` is unknown and shown as a note"]
        ),
        (
            "!!! nte \"Hi\"\n    a\n\n??? wraning\n    b\n\n!!! nte \"Hi\"\n    a",
            [
                "1:1 warning[container-kind] the container `nte` is unknown and shown as a note",
                "4:1 warning[container-kind] the container `wraning` is unknown and shown as a note",
            ]
        ),
        ("!!! note\n    a\n\n!!! note extra \"b\"\n    a", []),
        ("::: tip\n```\n:::\n```\n:::", []),
        ("Text ::: here\n\n::: what is this about\n", []),
    ])
    func reportsWhatIsWrong(markdown: String, expected: [String]) {
        #expect(page(markdown).diagnostics.map(\.line).map(Self.withoutHelp) == expected)
    }

    private static func withoutHelp(_ line: String) -> String {
        String(line.prefix { $0 != "=" }.dropLast()).replacing(/\+\d+/, with: "")
    }

    @Test func findsPlacesInContainers() {
        let markdown = """
            ---
            title: T
            ---
            ::: tip [a](javascript:1)
            [b](javascript:2)
            :::

            - x

                ??? note "[c](javascript:3)"
                    [d](javascript:4)

            \t!!! note
            \t\t- [e](javascript:5)

            [f](javascript:6)
            """
        let places = page(markdown).diagnostics.compactMap(\.range?.start)
        #expect(places.map(\.line) == [4, 5, 10, 11, 14, 16])
        #expect(places.map(\.column) == [13, 5, 19, 13, 9, 5])
    }

    @Test func leavesWhatIsInHTMLAndCodeAsItIs() {
        #expect(flow("<div>\n::: tip\n</div>") == "<div>\n::: tip\n</div>")
        #expect(
            flow("```\n::: tip\n!!! note\n    a\n```\n\n::: tip\nb\n:::")
                == "```⏎ ::: tip⏎!!! note⏎    a⏎```<tip! b ¶ >".replacing("```⏎ ", with: "``` "))
        #expect(flow("::: what is this\n\n::: tip\nb\n:::") == "::: what is this ¶ <tip! b ¶ >")
    }
}
