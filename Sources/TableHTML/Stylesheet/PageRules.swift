extension StyleRules {
    /// The root, the type, the column that everything stands in, and the backdrop whose touch deselects.
    ///
    /// 1. One rem is the size of body text. On iOS that is the reader's text size; on macOS the same system font would be 13 px.
    /// 2. The column is centred by padding, so that the ground of the table reaches both edges of the window.
    /// 3. Touches go through everything that is not content, down to the backdrop; its id is `_`, so `#_` selects nothing, and
    ///    it never moves, so nothing scrolls.
    static let page = StyleRules(.structure, """
        :root { color-scheme: light dark }
        *, ::before, ::after { box-sizing: border-box }

        html {
            font-size: 106.25%; /* 1 */
            color: var(--tv-label);
            -webkit-text-size-adjust: none;
            -webkit-tap-highlight-color: #0000;
            scroll-padding-block: calc(52px + env(safe-area-inset-top)) 1rem;
        }
        @supports (-webkit-touch-callout: none) {
            html { font: -apple-system-body } /* 1 */
        }

        body {
            --gutter: max(env(safe-area-inset-left), env(safe-area-inset-right), 50% - var(--tv-column-width)/2); /* 2 */
            margin: 0;
            font: var(--tv-font);
            overflow-wrap: break-word;
            pointer-events: none; /* 3 */
        }
        body>:not(.tv), .tv-deselect, .tv>*>* { pointer-events: auto } /* 3 */
        .tv-deselect { position: fixed; inset: 0; z-index: -1; cursor: default }

        .tv { padding: 0 var(--gutter) calc(3rem + env(safe-area-inset-bottom)) }
        .tv>:is(section,nav) { container: tv/inline-size }
        .tv [hidden] { display: none }

        .tv-skip {
            position: fixed;
            z-index: 9;
            padding: .75rem 1rem;
            color: var(--tv-selected-label);
            background: var(--tv-selected-row-color);
        }
        .tv-skip:not(:focus) { translate: 0 -9rem }
        """)
}
