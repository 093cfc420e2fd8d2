extension StyleRules {
    /// The bar: the way back, and the page's title once the large one has scrolled away.
    ///
    /// 1. Back is where text comes from, so the arrow is the disclosure arrow turned round (drawn with the accessories).
    /// 2. Only a repetition of the title, therefore the one place where text may be cut.
    /// 3. `auto` would take the scroll padding and start too early.
    static let bar = StyleRules(.structure, """
        .tv-bar {
            position: sticky;
            inset-block-start: 0;
            z-index: 3;
            display: grid;
            grid-template-columns: minmax(0,1fr) fit-content(50%) minmax(0,1fr);
            align-items: center;
            min-block-size: calc(44px + env(safe-area-inset-top));
            padding: env(safe-area-inset-top) calc(var(--gutter) + var(--tv-margin)) 0;
            background: var(--tv-bar-background);
            backdrop-filter: blur(20px);
        }
        .tv-bar a {
            display: flex;
            align-items: center;
            gap: .35rem;
            min-block-size: 44px;
            justify-self: start;
            overflow-wrap: anywhere;
            color: var(--tv-tint);
            text-decoration: none;
        }
        .tv-bar a:dir(ltr)::before { scale: -1 1 } /* 1 */
        .tv-bar b {
            grid-column: 2;
            font-weight: 600;
            white-space: nowrap;
            overflow: hidden;
            text-overflow: ellipsis; /* 2 */
        }
        .tv-bar::after {
            content: "";
            position: absolute;
            inset: auto 0 0;
            border-block-end: .5px solid var(--tv-separator-color);
        }
        @keyframes tv-fade { from { opacity: 0 } }
        @supports (animation-timeline:view()) {
            body { timeline-scope: --tv-title }
            .tv-header>h1 { view-timeline: --tv-title; view-timeline-inset: 44px 0px } /* 3 */
            .tv-bar b, .tv-bar::after {
                animation: tv-fade linear both;
                animation-timeline: --tv-title;
                animation-range: exit;
            }
        }
        @supports not (animation-timeline:view()) {
            .tv-bar b, .tv-bar::after { visibility: hidden }
        }
        """)
}
