import TableModel

extension StyleRules {
    /// Titles, short texts and the distance between sections, in the three table styles.
    ///
    /// 1. Sections are apart by margins, never by padding: a touch between them deselects.
    /// 2. Text outside the rows begins where text inside them does.
    /// 3. Headers of a plain table stick below the bar.
    /// 4. The style of a table may be that of the page or of one section in it; the nearest one counts.
    /// 5. A title over sections that has no text of its own.
    /// 6. What stands on the ground has links of its own colour; what stands on a card has those of the theme.
    ///
    /// - Parameter style: that of the theme, which pages have that name none.
    static func section(_ style: TableStyle) -> StyleRules {
        let isInset = style == .inset
        let plain = style == .plain ? ".tv:not(.grouped,.inset)" : ".tv.plain"
        return StyleRules(.structure, """
        \(isInset ? "" : ".tv, ").plain, .grouped { --edge: var(--tv-margin); --side: 0; --corner: 0 } /* 4 */
        \(isInset ? ".tv, " : "").inset { --edge: calc(var(--tv-margin)*2); --side: var(--tv-margin); --corner: var(--tv-radius) } /* 2, 4 */
        .tv>* { --link: currentColor } /* 6 */
        .tv [role=list], .tv-prose { --link: initial } /* 6 */

        .tv>*+:is(section,nav,.tv-footer) { margin-block-start: 1.9rem } /* 1 */
        .tv>*+section:has(>.tv-group) { margin-block-start: 2.9rem }
        .tv>section:has(>[id]:only-child)+section { margin-block-start: .75rem } /* 5 */

        .tv :is(section,nav,summary)>:where(h1,h2,h3,h4,h5,h6,.tv-title) {
            margin: 0 0 .5rem;
            padding-inline: var(--edge);
            font-size: 1em;
            font-weight: 600;
            line-height: 1.3;
            color: var(--tv-section-header-color);
        }
        .tv section>.tv-group {
            padding-inline: var(--tv-margin);
            font-size: 1.4em;
            font-weight: 700;
            line-height: 1.2;
        }
        .tv .tv-group+.tv-head { padding-inline: var(--tv-margin) }
        .tv :is(.tv-caption,.tv-subtitle,.tv-head,.tv-foot) {
            margin-block: .5rem;
            padding-inline: var(--edge);
            font-size: .85em;
            font-weight: 400;
            line-height: 1.4;
            color: var(--tv-section-footer-color);
        }

        \(plain) :is(section:not(.grouped,.inset),nav,section>details)>:is(h1,h2,h3,h4,h5,h6,.tv-title,summary) {
            position: sticky;
            inset-block-start: calc(44px + env(safe-area-inset-top)); /* 3 */
            z-index: 2;
            margin: 0;
            padding-block: .35rem;
            background: var(--tv-section-header-background);
            backdrop-filter: blur(20px);
        }
        """)
    }
}
