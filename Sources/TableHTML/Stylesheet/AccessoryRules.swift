import TableModel

/// The outline of an accessory that is drawn in one colour.
struct AccessoryShape: Sendable {
    /// Its outline is the token of this name, so a theme can replace it.
    let token: String
    let accessory: Accessory
    /// Of the box, in pixels.
    let width: Int
    let clipPath: String
    /// Points to where reading goes.
    let isMirrored: Bool
    /// Another element with this outline.
    var alias: String?

    /// The first is what an accessory has that names no other.
    ///
    /// The outlines of DTCustomColoredAccessory: a stroked line with square caps and mitred joins *is* a polygon, and round
    /// caps are arcs. Coordinates are exact to a hundredth of a pixel.
    static let all = [
        // Box 11 x 15, tip at (8, 7.5), arms of 4.5, line of 3.
        AccessoryShape(
            token: "disclosure", accessory: .disclosure, width: 11,
            clipPath: """
                polygon(3.5px .88px,10.12px 7.5px,3.5px 14.12px,1.38px 12px,5.88px 7.5px,1.38px 3px)
                """,
            isMirrored: true),
        // Box 15 x 15, the same line with round ends.
        AccessoryShape(
            token: "check", accessory: .check, width: 15,
            clipPath: """
                path("M13.29 3.77 6.99 14.27A1.5 1.5 0 014.59 14.5L1.44 11A1.5 1.5 0 013.66 9L5.46 10.99 10.71 2.23A1.5 1.5 0 \
                0113.29 3.77Z")
                """,
            isMirrored: false, alias: "input:checked"),
    ]
}

extension StyleRules {
    /// What stands at the end of a row, in any colour.
    ///
    /// 1. A gradient, not a colour: printers leave colours out more often. Forced colours are in ``forcedColors``.
    /// 2. The outline's unit is the pixel, so the box has its size in pixels.
    /// 3. The button is the row's neighbour, not its child: each has its own target and name.
    /// 4. In the margin before the row's text, where no accessory can be.
    /// 5. Its ring ends where other accessories do.
    static let accessory = StyleRules(.structure, ":root{\(AccessoryShape.all.map { "--tv-\($0.token):\($0.clipPath)" }.joined(separator: ";"))}" + AccessoryShape.all.map(rules).joined() + """
        .tv [role=list]>:is(\(classes))>:first-child::after, .tv summary::after, .tv-bar a::before, .tv input:checked {
            content: "";
            flex: none;
            inline-size: var(--width,\(AccessoryShape.all[0].width)px); /* 2 */
            block-size: 15px;
            background: linear-gradient(currentColor 0 0); /* 1 */
            clip-path: var(--shape,var(--tv-\(AccessoryShape.all[0].token)));
            print-color-adjust: exact;
        }
        .tv [role=list]>:is(\(classes))>:first-child::after, .tv input { color: var(--tv-accessory-color) }
        .tv [role=list]>:is(\(classes))>:first-child::after, .tv [role=list]>li>:first-child>input {
            position: absolute;
            inset-block: 0;
            inset-inline-end: var(--tv-margin);
            margin: auto 0;
        }
        .tv [role=list]>:is(\(classes),:has(>:first-child>input)) { --trail: calc(15px + .75rem) }

        .tv input { appearance: none }
        .tv input:not(:checked) { inline-size: 17px; block-size: 17px; border: 1.5px solid; border-radius: 50% }

        .tv .info { /* 3 */
            display: grid;
            place-items: center;
            inline-size: 44px;
            margin-inline: -5px 5px; /* 5 */
            color: var(--tv-detail-button-color);
            text-decoration: none;
        }
        .tv .info::before {
            content: "i"/"";
            inline-size: 22px;
            block-size: 22px;
            border: 1.5px solid;
            border-radius: 50%;
            text-align: center;
            font: italic 700 15px/18px serif;
        }

        .tv .tv-link { /* 4 */
            position: absolute;
            inset-block-start: 0;
            inset-inline-start: calc(var(--level,0)*var(--tv-indentation-width));
            inline-size: var(--tv-margin);
            line-height: var(--tv-row-height);
            text-align: center;
            color: var(--tv-detail-label);
            text-decoration: none;
            opacity: 0;
        }
        .tv .tv-link::before { content: "#" }
        .tv li:is(:hover,:focus-within)>.tv-link { opacity: 1 }
        """)

    private static let classes = AccessoryShape.all.map { ".\($0.accessory.className)" }.joined(separator: ",")

    private static func rules(of shape: AccessoryShape) -> String {
        let row = ".tv .\(shape.accessory.className)"
        var css = ""
        if shape.token != AccessoryShape.all[0].token {
            let selectors = [row] + (shape.alias.map { [".tv \($0)"] } ?? [])
            css += "\(selectors.joined(separator: ",")){--shape:var(--tv-\(shape.token));--width:\(shape.width)px}"
        }
        if shape.isMirrored { css += "\(row):dir(rtl)>:first-child::after{scale:-1 1}" }
        return css
    }
}
