extension StyleRules {
    /// Flowing text: introductions, cards of prose, blocks below a row, closing text.
    ///
    /// 1. One distance between blocks, whatever holds them; the first block has none. (All margins start at 0: ``page``.)
    /// 2. In text a link is known by more than its colour.
    /// 3. Short of its container a picture keeps its size.
    static let flow = StyleRules(.structure, """
        .tv *+:where(p,ul,ol,dl,pre,blockquote,figure,table,details,.tv-scroll,.tv-alert,.tv-note) { margin-block-start: .75em } /* 1 */
        .tv *+:where(h1,h2,h3,h4,h5,h6) { margin-block-start: 1.5em }
        .tv :where(h1,h2,h3,h4,h5,h6) { font-size: 1.15em; line-height: 1.3 }

        .tv-header, .tv-prose, .tv-body, .tv-footer { line-height: 1.5 }
        .tv-prose {
            margin-inline: var(--side);
            padding: 1rem var(--tv-margin);
            color: var(--tv-label);
            background: var(--tv-prim-row-color);
            border-radius: var(--corner);
        }
        .tv .tv-prose+*, .tv section>*+.tv-prose { margin-block-start: .75em }

        .tv a { color: var(--link,var(--tv-tint)) } /* 2 */
        .tv :where(ul,ol,dd) { padding-inline-start: 1.5em }
        .tv .tv-task { list-style: none }
        .tv .tv-task input { margin: 0 .5em 0 -1.5em; vertical-align: middle }
        .tv blockquote {
            padding-inline-start: .9em;
            border-inline-start: 3px solid var(--tv-separator-color);
            color: var(--tv-detail-label);
        }
        .tv hr { border: .5px solid var(--tv-separator-color); margin-block: 1.5em }
        .tv :where(img,video) { max-inline-size: 100%; block-size: auto; vertical-align: middle } /* 3 */
        .tv :is(dt,.tv-alert-title) { font-weight: 600 }
        .tv sup { line-height: 0 }
        """)
}
