extension StyleRules {
    /// Sections that fold under their title, and `details` in flowing text.
    ///
    /// 1. The disclosure arrow turns to point down when open.
    /// 2. Only browsers that can animate to `auto` get an animation; the others open at once.
    static let collapsible = StyleRules(.structure, """
        .tv summary { cursor: pointer }
        .tv :is(section,nav)>details>summary { display: flex; align-items: center; min-block-size: 44px; margin-inline-end: var(--edge) }
        .tv :is(section,nav)>details>summary::-webkit-details-marker { display: none }
        .tv summary>:where(h1,h2,h3,h4,h5,h6,.tv-title) { flex: 1; margin: 0 }
        .tv :is(section,nav)>details>summary::after {
            content: "";
            inline-size: 11px;
            block-size: 15px;
            background: linear-gradient(var(--tv-accessory-color) 0 0);
            clip-path: var(--tv-disclosure);
            rotate: 90deg; /* 1 */
            print-color-adjust: exact;
        }
        .tv details:not([open])>summary::after { rotate: none }
        .tv details:not([open])>summary:dir(rtl)::after { rotate: 180deg }
        @media (prefers-reduced-motion:no-preference) {
            .tv summary::after { transition: rotate .3s }
            @supports (interpolate-size:allow-keywords) { /* 2 */
                .tv :is(section,nav)>details {
                    interpolate-size: allow-keywords;
                    &::details-content { block-size: 0; overflow: clip; transition: block-size .3s, content-visibility .3s allow-discrete }
                    &[open]::details-content { block-size: auto }
                }
            }
        }
        """)
}
