extension StyleRules {
    /// The views above and below all sections: large title, badges, introduction; closing text.
    ///
    /// 1. Both stand on the ground, whose colours are not those of rows; cards in them have rows' colours.
    static let header = StyleRules(.structure, """
        .tv-header, .tv-footer {
            padding-inline: var(--tv-margin);
            --tv-detail-label: currentColor; /* 1 */
            --tv-accessory-color: currentColor; /* 1 */
        }
        .tv>.tv-header { --link: var(--tv-header-tint); color: var(--tv-header-label) }
        .tv :is(.tv-header,.tv-footer) :is(pre,.tv-scroll,.tv-alert) {
            --link: initial;
            color: var(--tv-label);
            background-color: var(--tv-prim-row-color);
        }
        .tv-header>h1 { font-size: min(2em,1em + 5vw); line-height: 1.2; margin: 0; padding-block: .35em }
        .tv-footer { font-size: .85em; color: var(--tv-section-footer-color) }
        .tv-badges, .tv-tags { display: flex; flex-wrap: wrap; gap: .35rem }
        """)

    /// A picture behind the header, and the shadow of its title.
    ///
    /// 1. The picture is as wide as the window, so the column is no longer made by the padding of what holds it.
    static let headerImage = StyleRules(.structure, for: ["header-image", "header-shadow"], """
        .tv.tv { padding: 0 0 3rem } /* 1 */
        .tv>:not(a) { margin-inline: var(--gutter) }
        .tv>.tv-header {
            margin: 0;
            padding: 0 calc(var(--gutter) + var(--tv-margin)) 1.6rem;
            background: var(--tv-header-image,none);
        }
        .tv-skip+.tv>.tv-header { padding-block-start: 1rem }
        .tv-header>h1 { text-shadow: var(--tv-header-shadow,none) }
        """)
}
