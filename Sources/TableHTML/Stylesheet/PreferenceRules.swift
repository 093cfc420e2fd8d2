import TableThemes

extension StyleRules {
    /// More contrast, as the reader's system asks, of rows and sections with tokens of their own as well.
    static let highContrast = StyleRules(.state, """
        @media (prefers-contrast:more) {
            :root, .tv :is(section,li) {
                --tv-detail-label: var(--tv-label);
                --tv-section-footer-color: var(--tv-section-header-color);
                --tv-accessory-color: var(--tv-label);
                --tv-separator-color: var(--tv-label);
            }
        }
        """)

    /// Forced colours take backgrounds away: first the stripes, then the accessories, which are backgrounds. Paper has colours of
    /// its own as well, whatever the theme.
    ///
    /// 1. So rows are left alone, and every token they use gets a colour of the reader's.
    static let forcedColors = StyleRules(.state, """
        @media (forced-colors:active) {
            .tv [role=list]>li, .tv summary::after, .tv-bar a::before, .tv input, .tv progress { forced-color-adjust: none } /* 1 */
        }
        @media (forced-colors:active), print {
            :root, .tv :is(section,li) {
                --tv-prim-row-color: Canvas;
                --tv-alt-row-color: #8882;
                --tv-highlighted-row-color: #8886;
                --tv-selected-row-color: Highlight;
                --tv-selected-label: HighlightText;
                --tv-highlighted-color: HighlightText;
                --tv-label: CanvasText;
                --tv-detail-label: CanvasText;
                --tv-separator-color: GrayText;
                --tv-accessory-color: LinkText;
                --tv-tint: LinkText;
                --tv-code-background: #0000;
            }
        }
        """)

    /// What else has a colour that light surroundings do not change: pictures, and all text of a theme made for one scheme.
    static func paper(_ scheme: ColorScheme) -> StyleRules {
        StyleRules(.state, for: scheme == .both ? .tokens(["header-image", "header-shadow", "background-image"]) : .always, """
        @media (forced-colors:active), print {
            :root, .tv section {
                --tv-header-label: CanvasText;
                --tv-header-tint: LinkText;
                --tv-section-header-color: CanvasText;
                --tv-section-footer-color: CanvasText;
                --tv-header-image: none;
                --tv-header-shadow: none;
                --tv-background-image: none;
            }
        }
        """)
    }

    /// On paper: light, without the bar, everything unfolded, nothing torn apart that fits on a page.
    static let print = StyleRules(.state, """
        @media print {
            :root { color-scheme: light; font-size: 10.5pt }
            :root, .tv { background: none; animation: none }
            body>:not(.tv), body::before, body::after, .tv-link { display: none }
            .tv section>* { position: static }
            .tv :is(li,tr,.tv-alert) { break-inside: avoid; print-color-adjust: exact }
            .tv :is(h1,h2,h3,h4,h5,h6) { break-after: avoid }
            .tv [role=list], .tv ::details-content { content-visibility: visible }
            .tv pre { white-space: pre-wrap }
        }
        """)
}
