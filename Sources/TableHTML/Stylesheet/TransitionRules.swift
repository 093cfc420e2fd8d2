extension StyleRules {
    /// Push and pop between pages, without script: the direction follows from the depths of the two pages.
    ///
    /// A page of depth d names its root layer `tv<d>` and parks two invisible layers of the window's size: its parent's at -30 %
    /// and its child's at +100 %. From where a layer is on the old page to where it is on the new one, the browser moves it: links
    /// to children, links to parents and the Back button all go the right way, at any depth.
    ///
    /// 1. Over the rows of its parent comes the child, with its own opaque ground.
    /// 2. WebKit knows no start for a root that leaves; elsewhere the same movement is computed anyway.
    static let transition = StyleRules(.none, """
        @media (prefers-reduced-motion:no-preference) { @view-transition { navigation: auto } }
        :root { --x: 1; view-transition-name: var(--here,none) }
        :root:dir(rtl) { --x: -1 }
        html::before, html::after { content: ""; position: fixed; inset: 0; z-index: -2; visibility: hidden; pointer-events: none }
        html::before { translate: calc(-30%*var(--x)); view-transition-name: var(--parent,none) }
        html::after { translate: calc(100%*var(--x)); view-transition-name: var(--child,none) }
        ::view-transition-group(*) { animation-duration: .35s; animation-timing-function: cubic-bezier(.3,.8,.3,1) }
        ::view-transition-old(*), ::view-transition-new(*) { animation: none; mix-blend-mode: normal }
        @keyframes tv-out { to { transform: translateX(calc(-30%*var(--x))) } }
        @keyframes tv-off { to { transform: translateX(calc(100%*var(--x))) } }
        @media print { html::before, html::after { display: none } }

        """ + (0...10).map { "::view-transition-group(tv\($0)){z-index:\($0)}" }.joined() /* 1 */
        + depths.map(rules).joined())

    /// The depths that have rules; deeper pages count as the last.
    static let depths = 0...9

    private static func rules(depth: Int) -> String {
        let parent = depth > 0 ? "--parent:tv\(depth - 1);" : ""
        let root = "[data-depth=\"\(depth)\"]"
        return "\(root){--here:tv\(depth);\(parent)--child:tv\(depth + 1)}"
            + "\(root)::view-transition-group(tv\(depth + 1)){animation-name:tv-off}" /* 2 */
            + (depth > 0 ? "\(root)::view-transition-group(tv\(depth - 1)){animation-name:tv-out}" : "")
    }
}
