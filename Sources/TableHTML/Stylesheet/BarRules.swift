extension StyleRules {
    /// The bar: the way back, and the page's title once the large one has scrolled away.
    ///
    /// 1. Back is where text comes from, so the arrow is the disclosure arrow turned round (drawn with the accessories).
    /// 2. Only repetitions of titles, therefore the one place where text may be cut.
    /// 3. `auto` would take the scroll padding and start too early.
    static let bar = StyleRules(.structure, """
        .tv-bar {
            position: sticky;
            inset-block-start: 0;
            z-index: 3;
            display: grid;
            grid-template-columns: minmax(min(60%,7.5rem),1fr) minmax(0,auto) minmax(0,1fr);
            padding: env(safe-area-inset-top) calc(var(--gutter) + var(--tv-margin)) 0;
            color: var(--tv-header-label);
            background: var(--tv-bar-background);
            backdrop-filter: blur(20px);
        }
        .tv-bar>* { line-height: 44px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis } /* 2 */
        .tv-bar a { color: var(--tv-header-tint); text-decoration: none }
        .tv-bar a::before { display: inline-block; margin-inline-end: .35rem; vertical-align: -2px }
        .tv-bar a:dir(ltr)::before { scale: -1 1 } /* 1 */
        .tv-bar b { grid-column: 2; font-weight: 600; opacity: 0 }
        @keyframes tv-fade { to { opacity: 1 } }
        @supports (animation-timeline:view()) {
            body { timeline-scope: --tv-title }
            .tv-header>h1 { view-timeline: --tv-title; view-timeline-inset: 44px 0 } /* 3 */
            .tv-bar b {
                animation: tv-fade linear both;
                animation-timeline: --tv-title;
                animation-range: exit;
            }
        }
        """)
}
