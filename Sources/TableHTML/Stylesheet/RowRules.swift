extension StyleRules {
    /// A row: its ground in two layers, its separator, its line and what stands below the line.
    ///
    /// 1. The alternate colour lies over the primary one, exactly like a translucent cell over the table. A shape's image lies
    ///    over both.
    /// 2. Only visible rows count, so hiding, inserting, removing or moving rows keeps the stripes right. Each list counts for
    ///    itself; long lists are cut after an even number of rows.
    /// 3. A continuation belongs to the row above, whose colour it has; it is not a row of its own.
    /// 4. Half a pixel is one device pixel at every resolution.
    /// 5. Said again here, so that a theme can give another colour to text on the ground: `.tv { color: … }`.
    static let row = StyleRules(.structure, """
        .tv [role=list] { list-style: none; margin: 0 var(--side); padding: 0 }
        .tv [role=list]>li {
            position: relative;
            display: flex;
            flex-wrap: wrap;
            min-block-size: var(--tv-row-height);
            padding-inline-start: calc(var(--level,0)*var(--tv-indentation-width));
            color: var(--tv-label); /* 5 */
            background: var(--image,none), linear-gradient(var(--over,#0000) 0 0), var(--tv-prim-row-color); /* 1 */
            background-size: 100% 100%;
            border-radius: var(--top-corner,0) var(--top-corner,0) var(--bottom-corner,0) var(--bottom-corner,0);
            overflow: clip;
        }
        .tv [role=list]>[hidden] { display: none }
        .tv [role=list]>:nth-child(odd of :not([hidden],.more)),
        .tv [role=list]>:nth-child(odd of :not([hidden],.more))+.more { --over: var(--tv-alt-row-color) } /* 2, 3 */

        .tv [role=list]>li::before {
            content: var(--line,"");
            position: absolute;
            inset-block-start: 0;
            inset-inline: calc(var(--tv-separator-inset) + var(--lead,0px) + var(--level,0)*var(--tv-indentation-width)) 0;
            border-block-start: .5px solid var(--tv-separator-color); /* 4 */
        }
        .tv .more { --line: none } /* 3 */

        .tv-body {
            inline-size: 100%;
            padding-block: .35rem .75rem;
            padding-inline: calc(var(--tv-margin) + var(--lead,0px)) var(--tv-margin);
            background: var(--under,none);
        }
        nav>[role=list] { --tv-label: var(--tv-tint) }
        """)
}
