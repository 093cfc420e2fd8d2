/// The backdrops of a page, put together as the style sheet paints them.
extension Backdrop {
    /// What is behind the table: its own background, or where that is clear one of the tones of the page, and the picture.
    ///
    /// The lower half of a window has the bottom colour, the upper half the top colour over it.
    static let pages = [["bottom-color"], ["bottom-color", "top-color"]].map { tones in
        Backdrop("the", "ground", (tones + ["background", "background-image"]).map { BackdropLayer($0) })
    }

    /// A row's colour, then the layer that its state lays over it.
    private static let states: [(article: String, over: [String])] = [
        ("a", []), ("an alternate", ["alt-row-color"]), ("a highlighted", ["highlighted-row-color"]),
    ]

    /// Rows that are not selected, in each state and shape.
    static func rows(on page: Backdrop) -> [Backdrop] {
        states.flatMap { state in
            Shape.allCases.map { row(state.article, state.over, $0, image: "\($0.rawValue)-row-image", on: page) }
        }
    }

    /// Rows in the two colours of a table, without images.
    static func bareRows(on page: Backdrop) -> [Backdrop] {
        states.prefix(2).map { state in
            Backdrop(state.article, "row", page.layers + (["prim-row-color"] + state.over).map { BackdropLayer($0) })
        }
    }

    static func selectedRows(on page: Backdrop) -> [Backdrop] {
        Shape.allCases.map {
            row("a selected", ["selected-row-color"], $0, image: "\($0.rawValue)-row-selected-image", on: page)
        }
    }

    /// What moves below the bar.
    static func scrolled(on page: Backdrop) -> [Backdrop] { rows(on: page) + selectedRows(on: page) }

    private static func row(_ article: String, _ over: [String], _ shape: Shape, image: String, on page: Backdrop) -> Backdrop {
        Backdrop(article, "row", shape: shape, page.layers + (["prim-row-color"] + over + [image]).map { BackdropLayer($0) })
    }

    /// Prose has the colour of rows without their images.
    static func card(on page: Backdrop) -> Backdrop {
        Backdrop("a card", "of text", page.layers + [BackdropLayer("prim-row-color")])
    }

    /// Every other row of a table of data.
    static func stripe(on page: Backdrop) -> Backdrop {
        Backdrop(
            "an alternate row", "of a data table", page.layers + ["prim-row-color", "alt-row-color"].map { BackdropLayer($0) })
    }

    /// What stands below every page of a site, where a short page ends.
    static let siteFooter = Backdrop("the", "footer of the site", [BackdropLayer("bottom-color")])

    /// What stands beside the page in a wide window, and the search above it: the bar's colour over the tones of a short page, without
    /// the bar's picture.
    static let sideList = Backdrop(
        "the", "list at the side", ["bottom-color", "top-color", "bar-background"].map { BackdropLayer($0) })

    static func header(on page: Backdrop) -> Backdrop { Backdrop("the", "header", page.layers + [BackdropLayer("header-image")]) }

    static func headerCard(on page: Backdrop) -> Backdrop {
        Backdrop("a card", "in the header", page.layers + [BackdropLayer("header-image"), BackdropLayer("prim-row-color")])
    }
}
