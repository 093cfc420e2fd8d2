extension StyleRules {
    /// Sections that fold under their title, and `details` in flowing text.
    ///
    /// 1. The disclosure arrow turns to point down when open.
    static let collapsible = StyleRules(.structure, """
        .tv summary { cursor: pointer; display: flex; align-items: center; gap: .35rem; min-block-size: 44px }
        .tv section>details>summary { color: var(--tv-section-header-color) }
        .tv summary::-webkit-details-marker { display: none }
        .tv summary>:where(h1,h2,h3,h4,h5,h6,.tv-title) { flex: 1; margin: 0 }
        .tv summary::after { margin-inline-end: var(--edge) }
        .tv summary:dir(rtl)::after { rotate: 180deg }
        .tv [open]>summary::after { rotate: 90deg } /* 1 */
        """)
}
