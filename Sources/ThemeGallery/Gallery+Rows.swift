extension Gallery {
    /// Every cell style, stripes, and levels.
    static let rows = """
        ## Rows

        ### Default

        - Atlases
        - [Biographies](index.md)
        - `call-number`

        ### Subtitle

        - **Lighthouse** - A novel in three parts
        - [The garden year](index.md) - What to sow, month by month
        - **A longer title that needs the whole width of a row** - And a detail that says a good deal about it, so that both of \
        them are wrapped on a phone, and the second line of each begins where the first one does.

        ### Value at the end

        - Shelf: 14 B
        - Pages: 320
        - Language: Portuguese

        ### Label and value

        - **Author** - Virginia Woolf {cell=value2}
        - **Printed in** - Edinburgh, on paper that was made for an edition of the complete works {cell=value2}

        ### Paragraphs

        - Rinse the lentils until the water stays clear, and let them drain in a sieve.
        - Fry onions and cumin slowly, [as for soup](index.md), then add the lentils with twice their volume of water. After \
        twenty minutes they are soft; salt them only now, and stir in lemon juice and parsley before they come to the table.

        ### With an aside

        - [Opening hours](index.md) (all branches) - Monday to Saturday
        - `renew()` number of days - Keeps a book for longer.

        ### With a label

        - Added: loans of board games
        - Added: a reading lamp at every desk
        - Fixed: the clock in the hall
        - Removed: fines for children

        ### With tags

        - **The bread book** - From rye to brioche. `Kitchen` `Large print`
        - **Birds of the coast** - With drawings by the author. `Nature`

        ### With badges

        - **Knots and hitches** - A manual. ![new](images/new.svg) ![two copies](images/two-copies.svg)

        ### Numbers

        8. Weigh the flour.
        9. Knead for ten minutes.
        10. Let it rest overnight.

        ### Stripes on seven rows

        - Monday {value=9–18}
        - Tuesday {value=9–18}
        - Wednesday {value=9–13}
        - Thursday {value=9–20}
        - Friday {value=9–18}
        - Saturday {value=10–14}
        - Sunday {value=closed}

        ### Levels

        - Ground floor
          - Reading room
            - Newspapers
              - Foreign newspapers
            - Magazines
          - Children's corner
        - First floor

        ### Terms

        Folio
        : A book of sheets that are folded once.

        Quarto
        : One of sheets that are folded twice.

        ### A page to come

        - [The archive]() - Nothing leads there yet

        ### Letters {index=true}

        - Atlas
        - Autograph
        - Ballad
        - Binding
        - Calendar
        - Catalogue
        - Dedication
        - Diary
        - Edition
        - Engraving
        - Fable
        - Folio
        - Gazette
        - Glossary
        - Index
        - Letter
        - Manuscript
        - Map
        - Novel
        - Pamphlet
        - Sonnet

        ### Long words

        - Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhängerverzeichnis {value=1}
        - `--include-every-book-that-was-ever-returned-late=/catalogue/loans/overdue/since-1923`

        """
}
