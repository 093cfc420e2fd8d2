extension StyleRules {
    /// Push and pop between pages, without script: the direction follows from the depths of the two pages.
    ///
    /// A page of depth d names its root layer by a letter and parks two invisible layers of the window's size: its parent's at -30 %
    /// and its child's at +100 %. From where a layer is on the old page to where it is on the new one, the browser moves it: links
    /// to children, links to parents and the Back button all go the right way, at any depth.
    ///
    /// 1. What leaves for the place of the child slides above the new page, what leaves for that of the parent below it.
    /// 2. A root that leaves starts where it is. Without saying so it would start where it ends.
    static let transition = StyleRules(.none, """
        @media (prefers-reduced-motion:no-preference) { @view-transition { navigation: auto } }
        :root { --x: 1; view-transition-name: var(--here,none) }
        :root:dir(rtl) { --x: -1 }
        html::before, html::after { content: ""; position: fixed; inset: 0; z-index: -2; visibility: hidden }
        html::before { translate: calc(-30%*var(--x)); view-transition-name: var(--parent,none); view-transition-class: out }
        html::after { translate: calc(100%*var(--x)); view-transition-name: var(--child,none); view-transition-class: off }
        ::view-transition-group(*) { z-index: 1; animation-duration: .35s }
        ::view-transition-group(.out) { z-index: 0; animation-name: tv-out } /* 1, 2 */
        ::view-transition-group(.off) { z-index: 2; animation-name: tv-off } /* 1, 2 */
        ::view-transition-old(*), ::view-transition-new(*) { animation: none; mix-blend-mode: normal }
        @keyframes tv-out { from { transform: none } to { transform: translateX(calc(-30%*var(--x))) } }
        @keyframes tv-off { from { transform: none } to { transform: translateX(calc(100%*var(--x))) } }

        """ + depths.map {
            "[data-depth=\"\($0)\"]{--parent:\(layer($0 - 1));--here:\(layer($0));--child:\(layer($0 + 1))}"
        }.joined())

    /// The name of the layer of a depth: letters, `b` for the root page. Names are on every page of every site, and short.
    private static func layer(_ depth: Int) -> Character { Array("abcdefghijkl")[depth + 1] }

    /// The depths that have rules; deeper pages count as the last. (The parent of depth 0 is a layer that no page has.)
    static let depths = 0...9
}
