/// The grounds of a page, put together as the style sheet paints them.
enum GroundStacks {
    /// What is behind the table: its own ground, or where that is clear one of the tones of the page, and the picture.
    ///
    /// The lower half of a window has the bottom colour, the upper half the top colour over it.
    static let pages = [["bottom-color"], ["bottom-color", "top-color"]].map { tones in
        Ground("the", "ground", (tones + ["background", "background-image"]).map(GroundLayer.token))
    }

    /// A row's colour, then the layer that its state lays over it.
    private static let states: [(article: String, over: [String])] = [
        ("a", []), ("an alternate", ["alt-row-color"]), ("a highlighted", ["highlighted-row-color"]),
    ]

    /// Rows that are not selected, in each state and shape.
    static func rows(on page: Ground) -> [Ground] {
        states.flatMap { state in
            Ground.Shape.allCases.map { row(state.article, state.over, $0, image: "\($0.rawValue)-row-image", on: page) }
        }
    }

    static func selectedRows(on page: Ground) -> [Ground] {
        Ground.Shape.allCases.map {
            row("a selected", ["selected-row-color"], $0, image: "\($0.rawValue)-row-selected-image", on: page)
        }
    }

    /// What moves below the bar.
    static func scrolled(on page: Ground) -> [Ground] { rows(on: page) + selectedRows(on: page) }

    private static func row(_ article: String, _ over: [String], _ shape: Ground.Shape, image: String, on page: Ground) -> Ground
    {
        Ground(article, "row", shape: shape, page.layers + (["prim-row-color"] + over + [image]).map(GroundLayer.token))
    }

    /// Prose has the colour of rows without their images.
    static func card(on page: Ground) -> Ground { Ground("a card", "of text", page.layers + [.token("prim-row-color")]) }

    /// Every other row of a table of data.
    static func stripe(on page: Ground) -> Ground {
        Ground("an alternate row", "of a data table", page.layers + [.token("prim-row-color"), .token("alt-row-color")])
    }

    static func header(on page: Ground) -> Ground { Ground("the", "header", page.layers + [.token("header-image")]) }

    static func headerCard(on page: Ground) -> Ground {
        Ground("a card", "in the header", page.layers + [.token("header-image"), .token("prim-row-color")])
    }
}
