extension StyleRules {
    /// The views above and below all sections: large title, badges, introduction; closing text.
    static let header = StyleRules(.structure, """
        .tv-header, .tv-footer { padding-inline: var(--tv-margin) }
        .tv-header>h1 { font-size: min(2em,1em + 5vw); line-height: 1.2; margin: .35em 0 }
        .tv-footer { font-size: .85em; color: var(--tv-section-footer-color) }
        .tv-badges, .tv-tags { display: flex; flex-wrap: wrap; gap: .35rem }
        """)
}
