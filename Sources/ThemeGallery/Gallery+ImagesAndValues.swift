extension Gallery {
    /// What else stands in a row's line.
    static let imagesAndValues = """
        ## Images and values

        ### Images

        - ![](images/book.svg) Book
        - ![](images/cup.svg) **Cup** - With a detail {accessory=disclosure}
        - ![](images/key.svg) **Key** - Selected {accessory=disclosure selected=true}
        - ![](images/harbour.svg) A picture that is wider than it is high
        - ☕ **Symbol** - An emoji
        - ![](images/cup.svg) **Another while selected** - A key {selected-image=images/key.svg}
        - ![](images/cup.svg) **Another picture, selected** - As it is then {selected-image=images/key.svg selected=true}
        - No image

        ### Values

        - Borrowed {value="1,204"}
        - Returned {value="1,198 of 1,204" accessory=disclosure}
        - Missing {value=6 selected=true}
        - **Longest overdue** - Since the spring before last {value="412 days"}

        ### Progress

        - Nothing yet {progress=0}
        - Under way {progress=40}
        - Complete {progress=100}
        - **Catalogue** - Second volume {progress=40 value="4 of 10"}
        - Under way and selected {progress=40 selected=true}

        ### Everything at once

        - ![](images/down.svg) **Recordings** (spoken word) - Sixty hours of tape are being digitised. {progress=40 value="24 h" \
        detail=#progress accessory=detail-disclosure}
        - ![](images/down.svg) **Photographs** (glass plates) - All of them are selected. {progress=100 value="310" \
        accessory=check selected=true}

        """
}
