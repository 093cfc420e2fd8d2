extension StyleRules {
    /// The five kinds of alert that GitHub has.
    static let alert = StyleRules(.structure, kinds.map { ".\($0){--hue:var(--tv-\($0)-color)}" }.joined() + """
        .tv-alert {
            padding: .75em 1em;
            border-inline-start: 4px solid var(--hue);
            border-radius: 8px;
            background: linear-gradient(color-mix(in srgb,var(--hue) 8%,#0000) 0 0);
        }
        .tv-alert-title { color: var(--hue) }
        .tv-alert-title+* { margin-block-start: .25em }
        """)

    private static let kinds = ["note", "tip", "important", "warning", "caution"]
}
