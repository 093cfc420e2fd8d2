extension StyleRules {
    /// The four shapes of a row: top, middle, bottom, and top and bottom at once; each with an image and one for when it is
    /// selected.
    ///
    /// 1. A long list is cut into several that touch: only the first has a top row, only the last a bottom row.
    static let rowShape = StyleRules(.structure, """
        .tv [role=list]>li {
            --image: var(--tv-middle-row-image,none);
            --selected-image: var(--tv-middle-row-selected-image,none);
            border-radius: var(--top-corner,0) var(--top-corner,0) var(--bottom-corner,0) var(--bottom-corner,0);
        }
        .tv [role=list]:not([role=list]+*)>:nth-child(1 of :not([hidden])) { /* 1 */
            --image: var(--tv-top-row-image,none);
            --selected-image: var(--tv-top-row-selected-image,none);
            --top-corner: var(--corner);
            --line: none;
        }
        .tv [role=list]:not(:has(+[role=list]))>:nth-last-child(1 of :not([hidden])) { /* 1 */
            --image: var(--tv-bottom-row-image,none);
            --selected-image: var(--tv-bottom-row-selected-image,none);
            --bottom-corner: var(--corner);
        }
        .tv [role=list]:not([role=list]+*,:has(+[role=list]))>:nth-child(1 of :not([hidden])):nth-last-child(1 of :not([hidden])) {
            --image: var(--tv-only-row-image,none);
            --selected-image: var(--tv-only-row-selected-image,none);
        }
        """)
}
