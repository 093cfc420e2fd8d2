extension StyleRules {
    /// Code in a line (a label chip has the same ground), code in a block, keys.
    ///
    /// 1. A block scrolls inside its card; the page never does.
    /// 2. A layer over the colour that blocks have on the ground, which is that of rows.
    static let code = StyleRules(.structure, """
        .tv :is(code,kbd,samp,pre) { font-family: var(--tv-code-font) }
        .tv :not(pre)>:is(code,kbd,samp), .tv [role=list]>li>*>i {
            padding: .1em .35em;
            border-radius: .3em;
            font-size: .85em;
            background: var(--tv-code-background);
        }
        .tv pre {
            padding: .75em 1em;
            border-radius: 8px;
            overflow-x: auto; /* 1 */
            font-size: .85em;
            line-height: 1.5;
            tab-size: 4;
            background: linear-gradient(var(--tv-code-background) 0 0); /* 2 */
        }
        """)
}
