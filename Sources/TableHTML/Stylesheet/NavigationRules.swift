extension StyleRules {
    /// The list beside the page: a column of its own at the start of a wide window, as on a tablet. Elsewhere the table of the
    /// root and the way back are the navigation, as on a phone.
    ///
    /// 1. The page keeps its own column in what remains.
    /// 2. Rows are as high as a finger wants only where there is one.
    /// 3. The page on view is in view, where browsers can; the way there is short elsewhere, since the list is.
    /// 4. Pages are pushed and popped beside the list, which stays.
    /// 5. A page without a bar; the list stands between the skip link and the page.
    static let sideList = StyleRules(.structure, for: .part(.sideList), """
        .tv-side { display: none }
        .tv-skip+.tv-side+.tv { padding-block-start: 1rem } /* 5 */
        @media screen and (width>=60rem) {
            body:has(>.tv-side) { padding-inline-start: 18rem } /* 1 */
            .tv-side.tv {
                display: block;
                position: fixed;
                inset-block: 0;
                inset-inline-start: 0;
                z-index: 4;
                inline-size: 18rem;
                padding: .75rem 0;
                overflow: hidden auto;
                overscroll-behavior: contain;
                border-inline-end: .5px solid var(--tv-separator-color);
                font-size: .9em;
                view-transition-name: side; /* 4 */
            }
            .tv-side>.tv-title {
                margin-block-end: .4rem;
                padding-inline: var(--edge);
                font-weight: 600;
                color: var(--tv-section-header-color);
            }
            .tv-side>ul+* { margin-block-start: 1.1rem }
            .tv-side>[role=list] { --tv-label: inherit; --tv-row-height: 0 }
            .tv-side li:has([aria-current]) { scroll-initial-target: nearest; scroll-snap-align: center } /* 3 */
        }
        @media (any-pointer:coarse) {
            .tv-side>[role=list] { --tv-row-height: 44px } /* 2 */
        }
        ::view-transition-group(side) { z-index: 3 } /* 4 */
        """)

    /// The page in other languages: at the end of the first line over the title, beside the pages above it where there is room.
    static let languages = StyleRules(.structure, for: .part(.languages), """
        .tv-languages { float: inline-end; font-size: .85em }
        .tv .tv-languages ul { display: flex; flex-wrap: wrap; list-style: none; padding: 0; line-height: 24px; gap: 0 1em }
        .tv-header>h1 { clear: inline-end }
        .tv-languages a { display: inline-block }
        @media print { .tv .tv-languages { display: none } }
        """)

    /// The pages above this one, small, over its title and on its ground. Their links are as high as a pointer needs (WCAG 2.2 2.5.8).
    static let path = StyleRules(.structure, for: .part(.path), """
        .tv-path { font-size: .85em }
        .tv-path ol { display: flex; flex-wrap: wrap; list-style: none; padding: 0; line-height: 24px }
        .tv-path a { display: inline-block }
        .tv-path li+li::before { content: "/" / ""; margin-inline: .5em; opacity: .6 }
        @media print { .tv .tv-path { display: none } }
        """)

    /// The pages before and behind this one.
    static let turns = StyleRules(.structure, for: .part(.turns), """
        .tv-turn>[role=list] { --tv-label: inherit }
        @media print { .tv .tv-turn { display: none } }
        """)

    /// The letters at the end of a long section, which stay in view while its rows pass by.
    ///
    /// 1. As high as the section, which is the way that the letters can go.
    /// 2. A window too low for all of them scrolls them.
    ///
    /// They stand on the ground of the page, as the links of its head.
    static let letterIndex = StyleRules(.structure, for: .part(.letterIndex), """
        .tv section:has(>.tv-index) { position: relative; padding-inline-end: 1.75rem }
        .tv-index { --link: var(--tv-header-tint); position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 1.75rem } /* 1 */
        .tv .tv-index ol {
            position: sticky;
            inset-block-start: calc(52px + env(safe-area-inset-top));
            max-block-size: calc(100svh - 60px); /* 2 */
            overflow-y: auto;
            scrollbar-width: none;
            margin: 0;
            padding: 0;
            list-style: none;
            text-align: center;
            font-size: .75em;
            font-weight: 600;
        }
        .tv-index a { display: block; line-height: 24px; text-decoration: none }
        @media print {
            .tv .tv-index { display: none }
            .tv section:has(>.tv-index) { padding: 0 }
        }
        """)
}
