extension StyleRules {
    /// Two or three tones: what shows when the page is pulled past its ends, and below a page that is too short.
    ///
    /// 1. Fixed boxes do not move with the rubber band. Pulling down uncovers this half, pulling up the root's own colour.
    /// 2. `svh`: the strip that a retracting toolbar uncovers has the root's colour anyway, and nothing becomes scrollable by it.
    /// 3. Fills the gap under a short page, which the upper half would otherwise show through.
    /// 4. Where browsers paint the overhang with the root's colour at both ends, it changes while one scrolls. (Without such
    ///    timelines it takes no time and changes nothing.)
    static let overscroll = StyleRules(.structure, """
        html { background: var(--tv-bottom-color); animation: tv-under linear; animation-timeline: scroll(root) } /* 4 */
        body { min-block-size: 100svh; display: flex; flex-direction: column } /* 2 */
        body::before { content: ""; position: fixed; inset: 0 0 50%; z-index: -1; background: var(--tv-top-color) } /* 1 */
        body::after { content: ""; flex: 1; background: var(--tv-bottom-color) } /* 3 */
        .tv { background: var(--tv-background) }
        @keyframes tv-under { 0%, 49.9% { background-color: var(--tv-top-color) } }
        """)

    /// A picture behind the table, which stays while the rows move over it: the background view of a clear table.
    ///
    /// 1. Fixed to the window, and clipped to the table, so that the tones beyond its ends still show.
    static let backdrop = StyleRules(.structure, for: ["background-image"], """
        .tv { clip-path: inset(0) } /* 1 */
        .tv::before { content: ""; position: fixed; inset: 0; z-index: -1; background: var(--tv-background-image,none) }
        """)
}
