import TableModel

extension StyleRules {
    /// The accessory as an element, which the cells of themes have it as.
    ///
    /// 1. Directly in the row it stands where accessories stand; inside of another element it flows with the text.
    static let cellAccessory = StyleRules(.structure, for: .accessoryCells, """
        .tv .tv-accessory {
            display: inline-block;
            flex: none;
            inline-size: var(--width,\(AccessoryShape.all[0].width)px);
            block-size: 15px;
            color: var(--tv-accessory-color);
            background: linear-gradient(currentColor 0 0);
            clip-path: var(--shape,var(--tv-\(AccessoryShape.all[0].token)));
            print-color-adjust: exact;
        }
        .tv [role=list]>li>*>.tv-accessory { /* 1 */
            position: absolute;
            inset-block: 0;
            inset-inline-end: var(--tv-margin);
            margin: auto 0;
        }
        .tv [role=list]>li:has(>*>.tv-accessory) { --trail: calc(15px + .75rem) }
        \(AccessoryShape.all.filter(\.isMirrored).map { ".tv-accessory.\($0.accessory.className):dir(rtl){scale:-1 1}" }.joined())
        """)
}
