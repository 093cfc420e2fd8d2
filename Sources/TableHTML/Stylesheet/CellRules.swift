extension StyleRules {
    /// The line of a row: chip, title, detail, tags, badges, value, progress; image or number at the start.
    ///
    /// Four columns: chip, text, detail or progress at the end, value. What has no place of its own follows below the title.
    ///
    /// 1. No column gap: it would stay where a part is missing.
    /// 2. The title may shrink to nothing, so the row never gets wider than the table.
    /// 3. Image and number stand in the padding, outside the columns. The image is centred in short rows and stays at the top of
    ///    long ones.
    /// 4. Its middle is that of the title's first line.
    /// 5. So that the titles after `Added`, `Fixed` and `Changed` begin at one line.
    /// 6. Below the detail, which stands where it would.
    /// 7. Only the title's line shares its room with value and progress.
    static let cell = StyleRules(.structure, """
        .tv [role=list]>li>:where(:first-child:not(.tv-body)) {
            position: relative;
            flex: 1;
            min-inline-size: 0;
            display: grid;
            grid-template-columns: fit-content(35%) minmax(0,1fr) fit-content(45%) fit-content(40%); /* 1, 2 */
            align-items: baseline;
            align-content: center;
            row-gap: .2rem;
            padding-block: .64rem;
            padding-inline: calc(var(--tv-margin) + var(--lead,0px)) calc(var(--tv-margin) + var(--trail,0px));
            border-radius: inherit;
            color: inherit;
            text-decoration: none;
        }
        .tv [role=list]>li>:where(:first-child:not(.tv-body))>* { margin: 0; grid-column: 2 }
        .tv [role=list]>li>*>:where(small,.tv-badges,.tv-tags) { grid-column: 2/-1 } /* 7 */
        .tv [role=list]>li>*>:is(b,p) { grid-row: 1; font-weight: inherit }
        .tv [role=list]>li>*>p { line-height: 1.4; margin-block: -.05em }

        .tv [role=list]>li>*>i {
            grid-area: 1/1;
            min-inline-size: 5.6em; /* 5 */
            line-height: 1.2;
            margin-inline-end: .75rem;
            font-style: normal;
            font-weight: 600;
            text-align: center;
            color: var(--tv-detail-label);
        }
        .tv b>i { font-style: normal }
        .tv :is(b>i,figcaption,.tv-note), .tv [role=list]>li>*>small { font-size: .85em; line-height: 1.4; color: var(--tv-detail-label) }
        .tv [role=list] .tv-value {
            grid-area: 1/4;
            margin-inline-start: .75rem;
            text-align: end;
            color: var(--tv-detail-label);
        }

        .tv [role=list] progress {
            appearance: none;
            grid-area: 1/3;
            align-self: center;
            inline-size: min(6rem,20cqi);
            block-size: 4px;
            margin-inline-start: .75rem;
            border: 0;
            border-radius: 2px;
            overflow: hidden;
            color: var(--tv-tint);
            background: color-mix(in srgb,currentColor 20%,#0000);
        }
        .tv progress::-webkit-progress-bar { background: none }
        .tv progress::-webkit-progress-value { background: currentColor }
        .tv progress::-moz-progress-bar { background: currentColor }

        .tv li.value1>*>small { grid-area: 1/3; margin-inline-start: .75rem; text-align: end; font: inherit }
        .tv li.value1>:where(:first-child) { grid-template-columns: fit-content(35%) minmax(0,auto) minmax(0,auto) fit-content(40%) }
        .tv .value1 progress { grid-row: 2 } /* 6 */
        .tv li.value2>:where(:first-child) { grid-template-columns: minmax(0,2fr) minmax(0,5fr) auto fit-content(40%) }
        .tv li.value2>*>b { grid-area: 1/1; margin-inline-end: .75rem; font-size: .85em; text-align: end; color: var(--tv-tint) }
        .tv li.value2>*>small { grid-area: 1/2; font: inherit; color: inherit }

        @container (inline-size<20rem) {
            .tv [role=list]>li>*>:is(small,.tv-value,progress) { grid-area: auto/2; margin-inline: 0; text-align: start }
            .tv li.value2>*>b { grid-column: 2; text-align: start }
            .tv li.value2>:where(:first-child) { grid-template-columns: 0 1fr }
        }

        .tv li:has(>:first-child>:is(img,.tv-symbol)), .tv [role=list]>:is([value],[data-number]) {
            --lead: calc(var(--tv-image-size) + .75rem); /* 3 */
        }
        .tv [role=list]>li>:first-child>:is(img,.tv-symbol), .tv [role=list]>:is([value],[data-number])::after {
            position: absolute;
            inset-block-start: 0;
            inset-inline-start: var(--tv-margin);
            inline-size: var(--tv-image-size);
            block-size: min(100%,max(var(--tv-row-height),3.75rem)); /* 3 */
            grid-column: auto;
            display: grid;
            place-content: center;
            object-fit: contain;
        }
        .tv .tv-symbol { font-size: 1.35em }
        .tv [role=list]>:is([value],[data-number])::after {
            content: attr(value) attr(data-number);
            block-size: var(--tv-row-height); /* 4 */
            white-space: nowrap;
            margin-inline-start: calc(var(--level,0)*var(--tv-indentation-width));
            color: var(--tv-detail-label);
        }

        .tv .link>* a { color: inherit; text-decoration: none }
        .tv .link>:first-child a::after { content: ""; position: absolute; inset: 0 }
        """)
}
