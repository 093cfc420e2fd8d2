extension StyleRules {
    /// The views above and below all sections: large title, badges, introduction; closing text.
    ///
    /// 1. The header is as wide as the window, so that a picture behind it is; its text stands in the column.
    /// 2. Under the bar, or at the top of a page without one.
    /// 3. Both stand on the ground, whose colours are not those of rows; cards in them have rows' colours.
    static let header = StyleRules(.structure, """
        .tv>.tv-header {
            margin: 0;
            padding-inline: calc(var(--gutter) + var(--tv-margin)); /* 1 */
            --link: var(--tv-header-tint);
            color: var(--tv-header-label);
        }
        .tv-skip+.tv>.tv-header { padding-block-start: 1rem } /* 2 */
        .tv-footer { padding-inline: var(--tv-margin) }
        .tv-header, .tv-footer { --tv-detail-label: currentColor; --tv-accessory-color: currentColor } /* 3 */
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
    static let headerImage = StyleRules(.structure, for: ["header-image", "header-shadow"], """
        .tv>.tv-header { background: var(--tv-header-image,none) }
        .tv-header>h1 { text-shadow: var(--tv-header-shadow,none) }
        """)
}
