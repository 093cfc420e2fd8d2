extension Gallery {
    /// Accessories in their own colours and in others.
    static let accessories = """
        ## Accessories

        ### All accessories

        - None {accessory=none}
        - Disclosure {accessory=disclosure}
        - Check {accessory=check}
        - Detail {accessory=detail}
        - Detail and disclosure {accessory=detail-disclosure}

        ### The same, selected

        - No accessory {accessory=none selected=true}
        - Arrow {accessory=disclosure selected=true}
        - Check mark {accessory=check selected=true}
        - Button {accessory=detail selected=true}
        - Button and arrow {accessory=detail-disclosure selected=true}

        ### Colours of their own

        - Green check {accessory=check accessory-color="light-dark(#17803a,#4cd07a)"}
        - Red arrow {accessory=disclosure accessory-color="light-dark(#c22a2a,#ff8a80)"}
        - Violet arrow {accessory=disclosure accessory-color="light-dark(#7a3fc0,#c9a2ff)"}
        - Green check, selected {accessory=check accessory-color="light-dark(#17803a,#4cd07a)" selected=true}
        - Yellow while selected {accessory=disclosure highlighted-color=#ffe14d selected=true}

        ### Tasks

        - [x] Lend the projector
        - [ ] Order new lamps
        - [x] **Inventory** - Done on Thursday {selected=true}
        - [ ] **Reading group** - Choose a book for autumn {selected=true}

        ### Switches {accessory=switch}

        - [x] Send reminders
        - [ ] Show returned books
        - [x] **Open late** - On Thursdays {selected=true}
        - [ ] **Quiet hours** - From nine to ten {selected=true}

        """
}
