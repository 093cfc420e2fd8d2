extension StyleRules {
    /// The link to where the document can be edited, under everything else, as quiet as the text below a section and with it in
    /// one line. As high as a pointer needs (WCAG 2.2 2.5.8), and a finger wants.
    static let editLink = StyleRules(.structure, for: .part(.editLink), """
        .tv .tv-edit { padding-inline: var(--edge) }
        .tv-edit a { display: inline-block; color: inherit; line-height: 24px }
        @media (any-pointer:coarse) {
            .tv-edit a { line-height: 44px }
        }
        @media print { .tv .tv-edit { display: none } }
        """)

    /// A mark behind links that open in a tab of their own: in text, and behind the title of a row that is one or has one.
    ///
    /// 1. Drawn as text, not as a picture in the colours of some systems; not read out.
    static let externalLinks = StyleRules(.structure, for: .part(.externalLinks), """
        .tv [target]:not(.info,li>*,.link>* a,:has(img))::after, .tv li>[target]>b::after, .tv .link>*>:has([target])::after {
            content: "\\a0\\2197\\fe0e" / ""; /* 1 */
            font-size: .8em;
            opacity: .7;
        }
        """)
}
