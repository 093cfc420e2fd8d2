extension StyleRules {
    /// Tables with more than two columns: they scroll inside a frame and have stripes like rows.
    ///
    /// 1. A table from HTML has no frame; as a block it scrolls by itself.
    /// 2. Columns are as wide as their text, up to a good measure: better to scroll than to read towers of words.
    static let dataTable = StyleRules(.structure, """
        .tv-scroll { overflow-x: auto; border: .5px solid var(--tv-separator-color); border-radius: 8px }
        .tv table { border-collapse: collapse; font-size: .9em }
        .tv .tv-scroll>table { inline-size: max-content; min-inline-size: 100% } /* 2 */
        .tv :not(.tv-scroll)>table { display: block; overflow-x: auto } /* 1 */
        .tv :is(th,td) {
            padding: .5em .75em;
            vertical-align: top;
            max-inline-size: 20rem; /* 2 */
            overflow-wrap: normal;
        }
        .tv td { border-block-start: .5px solid var(--tv-separator-color) }
        .tv :where(th) { text-align: start }
        .tv tbody tr:nth-child(odd) { background: var(--tv-alt-row-color) }
        .tv .tv-center { text-align: center; justify-content: center }
        .tv .tv-right { text-align: end; justify-content: end }
        """)
}
