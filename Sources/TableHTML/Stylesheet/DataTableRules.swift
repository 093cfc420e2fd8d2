extension StyleRules {
    /// Tables with more than two columns: they scroll inside a frame and have stripes like rows.
    ///
    /// 1. A table from HTML has no frame; as a block it scrolls by itself.
    /// 2. Columns are not broken to single letters.
    static let dataTable = StyleRules(.structure, """
        .tv-scroll { overflow-x: auto; border: .5px solid var(--tv-separator-color); border-radius: 8px }
        .tv table { border-collapse: collapse; font-size: .9em; line-height: 1.4 }
        .tv .tv-scroll>table { min-inline-size: 100% }
        .tv :not(.tv-scroll)>table { display: block; overflow-x: auto } /* 1 */
        .tv :is(th,td) {
            padding: .5em .8em;
            border-block-end: .5px solid var(--tv-separator-color);
            text-align: start;
            vertical-align: top;
            overflow-wrap: normal; /* 2 */
        }
        .tv th { font-weight: 600 }
        .tv tbody tr:nth-child(odd) { background: var(--tv-alt-row-color) }
        .tv tbody tr:last-child>* { border: 0 }
        .tv :is(th,td):is(.tv-center,[align=center]) { text-align: center }
        .tv :is(th,td).tv-right { text-align: end }
        """)
}
