import TableModel

/// A place where the colour of a token must be told from its backdrop (WCAG 2.2 1.4.3 and 1.4.11).
struct ContrastPlace: Sendable {
    /// The token whose colour the text or the mark has; in fields of the bar one of ``ThemeValues/fieldsOfBar``.
    let token: String
    /// The least contrast: 4.5 for text, 3 for marks and placeholders, 1.25 between links and the text that they stand in, 1.1 between
    /// what is selected and what is not.
    let required: Double
    let backdrop: Backdrop
    /// How much of the colour is laid on, 0 to 1.
    var opacity = 1.0
    /// Where this token is set, it covers the other.
    var cover: String?

    /// A ground that is told from others, with nothing to be read.
    var isTint: Bool { token == "selected-row-color" }

    /// The token as an author writes it.
    var name: String { ThemeValues.fieldsOfBar[token] ?? token }

    /// Every place of a page, as the style sheet paints it. A new one is an entry in one of the lists it is made of.
    static let all: [ContrastPlace] =
        Backdrop.pages.flatMap(onPage) + inSideList + text("section-footer-color", on: .siteFooter)
        + [ContrastPlace(token: "tint", required: 1.25, backdrop: Backdrop("the text", "beside it", [BackdropLayer("label")]))]

    private static func text(_ tokens: String..., on backdrop: Backdrop) -> [ContrastPlace] {
        tokens.map { ContrastPlace(token: $0, required: 4.5, backdrop: backdrop) }
    }

    /// Text of a field and, before something is typed, its placeholder, a hint that lets the ground through.
    private static func field(_ label: String, _ words: String, _ backdrop: Backdrop, _ layers: [BackdropLayer]) -> [ContrastPlace]
    {
        let placeholder = backdrop.with("the placeholder of \(words)", layers)
        return text(label, on: backdrop.with(words, layers))
            + [ContrastPlace(token: label, required: 3, backdrop: placeholder, opacity: 0.7)]
    }

    private static func marks(_ tokens: String..., on backdrop: Backdrop) -> [ContrastPlace] {
        tokens.map { ContrastPlace(token: $0, required: 3, backdrop: backdrop) }
    }

    /// `page` is what shows behind the table.
    private static func onPage(_ page: Backdrop) -> [ContrastPlace] {
        let (card, stripe, headerCard) = (
            Backdrop.card(on: page), Backdrop.stripe(on: page), Backdrop.headerCard(on: page)
        )
        let header = Backdrop.header(on: page)
        return Backdrop.rows(on: page).flatMap(inRow) + Backdrop.selectedRows(on: page).flatMap(inSelectedRow)
            + inText(card) + inDetails(card) + inAlerts(on: card) + inDiff(on: card) + inCode(on: card)
            + inText(stripe) + inDetails(stripe)
            + inText(headerCard) + inAlerts(on: headerCard) + inDiff(on: headerCard) + inCode(on: headerCard)
            + inHeader(header) + inField(header) + betweenSections(page)
            + (Backdrop.rows(on: page) + Backdrop.selectedRows(on: page)).flatMap(inMatch)
            + Backdrop.bareRows(on: page).map(selection)
            + ([page, header] + Backdrop.scrolled(on: page)).flatMap(overScrolled)
    }

    /// The second use of the tint is progress.
    private static func inRow(_ row: Backdrop) -> [ContrastPlace] {
        inText(row) + inDetails(row) + inAlerts(on: row) + inDiff(on: row) + inCode(on: row)
            + marks("detail-button-color", "tint", "disclosure-image", "check-image", on: row) + inIcon(on: row) + inSwitch(on: row)
    }

    private static func inIcon(on row: Backdrop) -> [ContrastPlace] {
        marks("icon-label", on: row.with("an icon on", [BackdropLayer("icon-color")]))
    }

    /// A switch that is off has the colour of accessories. In a selected row both have those of its text.
    private static func inSwitch(on row: Backdrop) -> [ContrastPlace] {
        marks("switch-color", on: row)
            + marks("switch-knob-color", on: row.with("a switch that is on, on", [BackdropLayer("switch-color")]))
            + marks("switch-knob-color", on: row.with("a switch that is off, on", [BackdropLayer("accessory-color")]))
    }

    private static func inSelectedRow(_ row: Backdrop) -> [ContrastPlace] {
        text("selected-label", on: row)
            + text("selected-label", on: row.with("code on", [.shade(opacity: 0.13)]))
            + marks("highlighted-color", "disclosure-highlighted-image", "check-highlighted-image", on: row) + inIcon(on: row)
    }

    /// Selection that nobody sees is none.
    private static func selection(on row: Backdrop) -> ContrastPlace {
        ContrastPlace(token: "selected-row-color", required: 1.1, backdrop: row, cover: "middle-row-selected-image")
    }

    /// Text and links, with code in them.
    private static func inText(_ backdrop: Backdrop) -> [ContrastPlace] {
        text("label", "tint", on: backdrop) + text("label", "tint", on: code(on: backdrop))
    }

    /// What stands beside text: details, chips (which have the backdrop of code), check marks. In the header they have its colour.
    private static func inDetails(_ backdrop: Backdrop) -> [ContrastPlace] {
        text("detail-label", on: backdrop) + text("detail-label", on: code(on: backdrop)) + marks("accessory-color", on: backdrop)
    }

    private static func code(on backdrop: Backdrop) -> Backdrop { backdrop.with("code on", [BackdropLayer("code-background")]) }

    private static let alerts = [
        ("note", "a note"), ("tip", "a tip"), ("important", "an important alert"), ("warning", "a warning"),
        ("caution", "a caution"),
    ]

    private static func inAlerts(on card: Backdrop) -> [ContrastPlace] {
        alerts.flatMap { kind, words in
            let alert = card.with("\(words) on", [BackdropLayer("\(kind)-color", opacity: 0.08)])
            return text("\(kind)-color", "label", on: alert) + inCode(on: alert)
        }
    }

    /// Beside lines that were added and removed.
    private static func inDiff(on card: Backdrop) -> [ContrastPlace] { marks("tip-color", "caution-color", on: code(on: card)) }

    /// Code in colours. Lines that are marked or changed stand on the same ground as others.
    private static func inCode(on backdrop: Backdrop) -> [ContrastPlace] {
        ThemeTokenName.ofCode.map { ContrastPlace(token: $0, required: 4.5, backdrop: code(on: backdrop)) }
    }

    private static func inHeader(_ header: Backdrop) -> [ContrastPlace] {
        let code = header.with("code in", [BackdropLayer("code-background")])
        return text("header-label", "header-tint", on: header) + text("header-label", "header-tint", on: code)
    }

    /// The field that narrows the page, and chips beside it, pressed and not.
    private static func inField(_ header: Backdrop) -> [ContrastPlace] {
        field("field-label", "a field in", header, [BackdropLayer("field-background")])
            + text("selected-label", on: header.with("a pressed chip in", [BackdropLayer("selected-row-color")]))
    }

    /// Letters that match, which have a ground of their own in every row.
    private static func inMatch(_ row: Backdrop) -> [ContrastPlace] {
        text("label", on: row.with("a match on", [BackdropLayer("match-color")]))
    }

    /// What sticks above moving content: the bar, and headers of plain sections.
    private static func overScrolled(_ below: Backdrop) -> [ContrastPlace] {
        let bar = below.with("the bar over", [BackdropLayer("bar-background"), BackdropLayer("bar-image")])
        let band = below.with("a section header over", [BackdropLayer("section-header-background")])
        let ground = BackdropLayer("bar-field-background")
        return text("bar-label", "bar-tint", on: bar)
            + field("bar-field-label", "a field in", bar, [ground])
            // On a phone the field covers the bar, picture and all, with the bar's colour.
            + field("bar-field-label", "the search over", bar, [BackdropLayer("bar-background"), ground])
            + text("section-header-color", "section-tint", on: band)
    }

    /// The pages of the site beside the page, and the field above them.
    private static let inSideList =
        text("bar-label", on: .sideList)
        + field("bar-field-label", "a field over", .sideList, [BackdropLayer("bar-field-background")])
        + text("selected-label", on: Backdrop.sideList.with("the current page in", [BackdropLayer("selected-row-color")]))
        + [ContrastPlace(token: "selected-row-color", required: 1.1, backdrop: Backdrop.sideList)]

    /// Text between the sections. Code in titles has no ground of its own.
    private static func betweenSections(_ page: Backdrop) -> [ContrastPlace] {
        text("section-header-color", "section-footer-color", "section-tint", on: page)
            + text("section-footer-color", "section-tint", on: code(on: page))
    }
}
