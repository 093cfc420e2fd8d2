extension StyleRules {
    /// Hover, highlight, selection and focus of rows.
    ///
    /// 1. A touched row looks selected at once, like a highlighted cell; a row just tapped stays so until something else is
    ///    touched.
    /// 2. The selected colour and the colours of text and accessory change together. Blocks below the
    ///    row's line are for reading and keep theirs.
    /// 3. A detail button is apart from the row: touching it does not highlight the row.
    static let selection = StyleRules(.state, """
        @media (any-hover:hover) {
            .tv li:has(>:is(a,.link>*):first-child:hover) { \(highlight) }
        }
        \(selectedRow) { \(selectedLook) } /* 1, 2, 3 */
        .tv .info:active { opacity: .4 }

        :focus-visible { \(focusRing); outline-offset: 1px }
        .tv [role=list]>li>:focus-visible { \(rowFocusRing) }
        """)

    /// A row whose former id is the target of the address looks selected as well. The place of that id is the start of the row, to
    /// which the page scrolls.
    static let rowAlias = StyleRules(.state, for: .part(.rowAlias), """
        .tv [role=list]>li:has(>.tv-alias:target) { --image: var(--selected-image); \(selectedLook) }
        .tv li>.tv-alias { position: absolute; inset-block-start: 0 }
        """)

    /// The states that nobody can bring about in a picture, as classes of a row: only galleries have them.
    static let shownStates = StyleRules(.state, """
        .tv .hovered { \(highlight) }
        .tv .focused>:first-child { \(focusRing); \(rowFocusRing) }
        """)

    /// A row that is touched, was tapped last, is the target of the address, or is marked as selected.
    static let selectedRow = """
        .tv [role=list]>li:is(
            :target,[aria-current],
            :has(>[aria-current],>:is(a,.link>*):first-child:is(:active,:focus:not(:focus-visible)))
        )
        """

    private static let selectedLook = """
        --over: var(--tv-selected-row-color);
        --under: var(--tv-prim-row-color);
        --line: none;
        &>:not(.tv-body), &::after {
            color: var(--tv-selected-label);
            --tv-detail-label: currentColor;
            --tv-tint: currentColor;
            --tv-accessory-color: var(--tv-highlighted-color);
            --tv-detail-button-color: currentColor;
            --tv-code-background: #0000;
        }
        """

    private static let highlight = "--over: var(--tv-highlighted-row-color)"
    private static let focusRing = "outline: 3px solid var(--tv-tint)"
    private static let rowFocusRing = "outline-offset: -3px"
}
