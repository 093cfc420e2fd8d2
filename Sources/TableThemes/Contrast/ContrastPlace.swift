/// A place where the colour of a token must be told from its ground (WCAG 2.2 1.4.3 and 1.4.11).
struct ContrastPlace: Sendable {
    /// The token whose colour the text or the mark has.
    let token: String
    /// The least contrast: 4.5 for text, 3 for marks.
    let required: Double
    let ground: Ground

    /// Every place of a page, as the style sheet paints it. A new one is an entry in one of the lists it is made of.
    static let all: [ContrastPlace] = GroundStacks.pages.flatMap(onPage)

    private static func text(_ tokens: String..., on ground: Ground) -> [ContrastPlace] {
        tokens.map { ContrastPlace(token: $0, required: 4.5, ground: ground) }
    }

    private static func marks(_ tokens: String..., on ground: Ground) -> [ContrastPlace] {
        tokens.map { ContrastPlace(token: $0, required: 3, ground: ground) }
    }

    /// `page` is what shows behind the table.
    private static func onPage(_ page: Ground) -> [ContrastPlace] {
        let (card, stripe, headerCard) = (
            GroundStacks.card(on: page), GroundStacks.stripe(on: page), GroundStacks.headerCard(on: page)
        )
        let header = GroundStacks.header(on: page)
        return GroundStacks.rows(on: page).flatMap(inRow) + GroundStacks.selectedRows(on: page).flatMap(inSelectedRow)
            + inText(card) + inDetails(card) + inAlerts(on: card) + inDiff(on: card)
            + inText(stripe) + inDetails(stripe)
            + inText(headerCard) + inAlerts(on: headerCard) + inDiff(on: headerCard)
            + inHeader(header) + onGround(page)
            + ([page, header] + GroundStacks.scrolled(on: page)).flatMap(overScrolled)
    }

    /// The second use of the tint is progress.
    private static func inRow(_ row: Ground) -> [ContrastPlace] {
        inText(row) + inDetails(row) + inAlerts(on: row) + inDiff(on: row) + marks("detail-button-color", "tint", on: row)
    }

    private static func inSelectedRow(_ row: Ground) -> [ContrastPlace] {
        text("selected-label", on: row) + marks("highlighted-color", on: row)
    }

    /// Text and links, with code in them.
    private static func inText(_ ground: Ground) -> [ContrastPlace] {
        text("label", "tint", on: ground) + text("label", "tint", on: code(on: ground))
    }

    /// What stands beside text: details, chips (which have the ground of code), check marks. In the header they have its colour.
    private static func inDetails(_ ground: Ground) -> [ContrastPlace] {
        text("detail-label", on: ground) + text("detail-label", on: code(on: ground)) + marks("accessory-color", on: ground)
    }

    private static func code(on ground: Ground) -> Ground { ground.with("code on", [.token("code-background")]) }

    private static let alerts = [
        ("note", "a note"), ("tip", "a tip"), ("important", "an important alert"), ("warning", "a warning"), ("caution", "a caution"),
    ]

    private static func inAlerts(on card: Ground) -> [ContrastPlace] {
        alerts.flatMap { kind, words in
            text("\(kind)-color", "label", on: card.with("\(words) on", [.wash("\(kind)-color", 0.08)]))
        }
    }

    /// Beside lines that were added and removed.
    private static func inDiff(on card: Ground) -> [ContrastPlace] { marks("tip-color", "caution-color", on: code(on: card)) }

    private static func inHeader(_ header: Ground) -> [ContrastPlace] {
        let code = header.with("code in", [.token("code-background")])
        return text("header-label", "header-tint", on: header) + text("header-label", "header-tint", on: code)
    }

    /// What sticks above moving content: the bar, and headers of plain sections.
    private static func overScrolled(_ below: Ground) -> [ContrastPlace] {
        let bar = below.with("the bar over", [.token("bar-background")])
        let band = below.with("a section header over", [.token("section-header-background")])
        let code = below.with("code in a section header over", [.token("section-header-background"), .token("code-background")])
        return text("header-label", "header-tint", on: bar) + text("section-header-color", on: band)
            + text("section-header-color", on: code)
    }

    /// Text between the sections.
    private static func onGround(_ page: Ground) -> [ContrastPlace] {
        text("section-header-color", "section-footer-color", on: page)
            + text("section-header-color", "section-footer-color", on: code(on: page))
    }
}
