extension StyleRules {
    /// The root, the type, the column that everything stands in, and the backdrop whose touch deselects.
    ///
    /// 1. One rem is the size of body text. On iOS that is the reader's text size; on macOS the same system font would be 13 px.
    /// 2. The column is centred by padding, so that the ground of the table reaches both edges of the window.
    /// 3. Touches go through everything that is not content, down to the backdrop; its id is `:`, so `#:` selects nothing, and
    ///    it never moves, so nothing scrolls.
    /// 4. A page without a bar.
    static let page = StyleRules(.structure, """
        :root { color-scheme: light dark }
        *, ::before, ::after { box-sizing: border-box; margin: 0 }

        html {
            font-size: 106.25%; /* 1 */
            color: var(--tv-label);
            -webkit-text-size-adjust: none;
            scroll-padding: 5.5rem 0 1rem;
        }
        @supports (-webkit-touch-callout: none) {
            html { font: -apple-system-body } /* 1 */
        }

        body {
            font: var(--tv-font);
            --gutter: max(env(safe-area-inset-left), 50% - var(--tv-column-width)/2); /* 2 */
            overflow-wrap: anywhere;
            pointer-events: none; /* 3 */
        }
        body>:not(.tv), .tv-deselect, .tv>*>* { pointer-events: auto } /* 3 */
        .tv-deselect { position: fixed; inset: 0; z-index: -1 }

        .tv { padding: 0 var(--gutter) 3rem }
        .tv-skip+.tv { padding-block-start: 1rem } /* 4 */
        .tv>:is(section,nav) { container-type: inline-size }

        .tv-skip { color: inherit; padding: 1rem }
        .tv-skip:not(:focus) { position: fixed; translate: 0 -9rem }
        """)
}
