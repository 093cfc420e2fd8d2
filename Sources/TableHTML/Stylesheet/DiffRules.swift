extension StyleRules {
    /// Lines of a diff have a line beside them; the text keeps its colour, which can be read on every ground of code.
    ///
    /// 1. At the edge of the block, whose padding is 1em.
    static let diff = StyleRules(.structure, for: .part(.diff), """
        .tv :is(.tv-added,.tv-removed) {
            display: block;
            margin-inline-start: -1em; /* 1 */
            padding-inline-start: calc(1em - 4px);
            border-inline-start: 4px solid var(--tv-tip-color);
        }
        .tv .tv-removed { border-color: var(--tv-caution-color) }
        """)
}
