extension Gallery {
    /// Cards of flowing text, and what may stand in them.
    static let prose = """
        ## Prose

        ### Text

        A library lends books, and so does this paragraph: it has *emphasis*, **strong words**, `code`, ~~words struck out~~ and a \
        [link](index.md). It is long enough to stand in a card of its own, and on a phone it fills five or six lines, so that \
        one can judge the distance between them.

        The second paragraph follows after a gap, with ++ctrl+f++, ==marked== words, {++added++} and {--removed--} ones, and a \
        footnote[^1]. A picture stands below it.

        [^1]: Footnotes stand at the end of their section.

        ![A sailing boat below mountains](images/harbour.svg)

        ### Code

        ```swift
        struct Loan {
            let title: String
            var daysLeft = 28
            mutating func renew() { daysLeft += 28 }  // Once, unless somebody waits for the book.
        }
        ```

        ```swift title="Loan.swift" linenums="1" hl_lines="2-3"
        struct Loan {
            let title: String
            var daysLeft = 28
        }
        ```

        ```swift
        @MainActor func remind(_ reader: Reader) {
            send("Dear \\(reader.name),\\n\\tplease return your books.", to: reader)
        }
        ```

        ```diff
         let title = "The Voyage Out"
        -let daysLeft = 28
        +let daysLeft = 21
        ```

        ### Tabs

        === "At the desk"
            Show your *card*.

        === "At home"
            Choose **Renew** below the title.

        ### Quote

        > Books are the quietest and most constant of friends.
        >
        > > A quote in a quote.

        ### Data table

        | Branch | Books | Seats | Open on Sunday |
        |:-------|------:|------:|:--------------:|
        | Harbour | 48,200 | 120 | no |
        | Old town | 31,950 | 64 | yes |
        | Station | 8,400 | 12 | yes |

        ### Wide table

        | Branch | Street | Opened | Books | Seats | Head | Telephone | Remarks on the building |
        |---|---|--:|--:|--:|---|---|---|
        | Harbour | 12 Long Quay | 1923 | 48,200 | 120 | A. Marsh | 555-0134 | Built for grain, with thick walls and small windows |
        | Old town | 3 Market Square | 1871 | 31,950 | 64 | R. Oduya | 555-0178 | The reading room has its old lamps and galleries |

        ### Alerts

        > [!NOTE]
        > The catalogue is closed for maintenance on Monday.

        > [!TIP]
        > Books can be returned at every branch, with a [link](index.md) and `code`.

        > [!IMPORTANT]
        > Bring your card.

        > [!WARNING]
        > Reminders are sent a day late.

        > [!CAUTION]
        > The stairs to the archive are steep.

        > [!TIP]+ With a title of its own
        > It folds.

        > [!WARNING]- And is folded
        > Until it is opened.

        """
}
