extension StyleRules {
    /// Code in a line, code in a block, keys.
    ///
    /// 1. A block scrolls inside its card; the page never does.
    static let code = StyleRules(.structure, """
        .tv :is(code,kbd,samp,pre) { font-family: var(--tv-code-font) }
        .tv :not(pre)>:is(code,kbd,samp) {
            padding: .1em .3em;
            border-radius: .3em;
            font-size: .86em;
            background: var(--tv-code-background);
        }
        .tv kbd { box-shadow: inset 0 -1px var(--tv-separator-color) }
        .tv pre {
            padding: .8em 1em;
            border-radius: 8px;
            overflow-x: auto; /* 1 */
            font-size: .82em;
            line-height: 1.5;
            tab-size: 4;
            background: var(--tv-code-background);
        }
        .tv pre code { font-size: 1em }
        """)
}
