import TableModel

extension StyleRules {
    /// The four shapes of a row: top, middle, bottom, and top and bottom at once.
    ///
    /// 1. A long list is cut into several that touch: only the first has a top row, only the last a bottom row.
    static let rowShape = StyleRules(.structure, """
        \(top) { --line: none; --top-corner: var(--corner) } /* 1 */
        \(bottom) { --bottom-corner: var(--corner) } /* 1 */
        """)

    /// The picture behind each shape, and the one while the row is selected. Of the only row that is neither of the others'.
    static let rowImage = StyleRules(.structure, for: ThemeTokenName.rowImages, """
        .tv [role=list]>li { \(images("middle")) }
        \(top) { \(images("top")) }
        \(bottom) { \(images("bottom")) }
        .tv [role=list]:not([role=list]+*,:has(+[role=list]))>\(first)\(last) { \(images("only")) }
        """)

    /// A selected row shows the selected image of its shape. Colours that the reader forces, and paper, have no pictures.
    static let selectedRowImage = StyleRules(.state, for: ThemeTokenName.rowImages, """
        \(selectedRow) { --image: var(--selected-image) }
        @media (forced-colors:active), print { .tv li { --image: none; --selected-image: none } }
        """)

    private static let first = ":nth-child(1 of :not([hidden]))"
    private static let last = ":nth-last-child(1 of :not([hidden]))"
    private static let top = ".tv [role=list]:not([role=list]+*)>\(first)"
    private static let bottom = ".tv [role=list]:not(:has(+[role=list]))>\(last)"

    private static func images(_ shape: String) -> String {
        "--image: var(--tv-\(shape)-row-image,none); --selected-image: var(--tv-\(shape)-row-selected-image,none)"
    }
}
