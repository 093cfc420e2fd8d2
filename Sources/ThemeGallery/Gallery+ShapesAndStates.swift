extension Gallery {
    /// The four shapes of a row, and the states a pointer, a finger or a key brings about.
    static let shapesAndStates = """
        ## Shapes and states

        ### One row

        - Only

        ### One row, selected

        - Only, selected {selected=true}

        ### Two rows

        - First of two
        - Last of two

        ### Two rows, first selected

        - Top, selected {selected=true}
        - Bottom

        ### Two rows, last selected

        - Top
        - Bottom, selected {selected=true}

        ### Several rows

        - First
        - Second
        - Third
        - Fourth

        ### Several rows, one selected

        - Before it
        - Middle, selected {selected=true}
        - After it

        ### States

        - **Normal** - Nobody touches it {accessory=disclosure}
        - **Highlighted** - The pointer is over it {accessory=disclosure .hovered}
        - **Selected** - It is pressed, or was tapped last {accessory=disclosure selected=true}
        - **Focused** - The keyboard is on it {accessory=disclosure .focused}
        - **Selected and focused** - Both at once {accessory=disclosure selected=true .focused}

        """
}
