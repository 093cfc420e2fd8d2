extension StyleRules {
    /// The five kinds of alert that GitHub has.
    static let alert = StyleRules(.structure, kinds.map { ".\($0){--hue:var(--tv-\($0)-color)}" }.joined() + """
        .tv-alert {
            padding: .7em 1em;
            border-inline-start: 4px solid var(--hue);
            border-radius: 4px 8px 8px 4px;
            background: color-mix(in srgb,var(--hue) 8%,#0000);
        }
        .tv-alert-title { font-weight: 600; color: var(--hue) }
        .tv-alert-title+* { margin-block-start: .25em }
        """)

    private static let kinds = ["note", "tip", "important", "warning", "caution"]
}
