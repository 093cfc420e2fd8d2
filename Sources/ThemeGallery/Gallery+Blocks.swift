extension Gallery {
    /// Rows with blocks below their line.
    static let blocks = """
        ## Blocks in rows

        - **Code** - How to ask for a book

          ```sh
          curl --data title=Lighthouse library.example/loans
          ```

        - **Quote** - From the guest book

          > The quietest room in town, and the kindest people.

        - **List** - In three steps, and selected {selected=true}

          > 1. Find the book.
          > 2. Scan its label.
          > 3. Take it home.

        - **Text** - With another paragraph.

          A paragraph below the line, with a [link](index.md), `code` and *emphasis*.

        """
}
