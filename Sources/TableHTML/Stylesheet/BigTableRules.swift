extension StyleRules {
    /// Pages with hundreds of rows: a list off the screen costs nothing until it comes near.
    ///
    /// 1. Before a list was drawn, its height is guessed from the row count its class `n…` tells; afterwards it is remembered.
    static let bigTable = StyleRules(
        .structure, BigTable.estimates.dropLast().map { ".n\($0){--count:\($0)}" }.joined() + """
        .tv-big [role=list] {
            content-visibility: auto;
            contain-intrinsic-block-size: auto calc(var(--count,\(BigTable.partSize))*var(--tv-row-height)); /* 1 */
        }
        """)
}
