import TableModel
import Testing

@testable import TableThemes

@Suite struct ContrastPlaceTests {
    /// Every place in words, by token; marks with their lesser contrast.
    @Test func everyTokenStandsWhereTheSheetPutsIt() {
        #expect(listing() == Self.expected.merging(ThemeTokenName.ofCode.map { ($0, Self.code) }) { first, _ in first })
    }

    /// Where blocks of code stand: on rows and cards, and in alerts on them.
    private static let code = [
        "a row", "an alternate row", "a highlighted row", "a card of text", "a card in the header",
    ].flatMap { place in
        let alerts = ["a note", "a tip", "an important alert", "a warning", "a caution"].map { "code on \($0) on \(place)" }
        return alerts + ["code on \(place)"]
    }

    private static func withPlaceholder(_ field: String) -> [String] { [field, "the placeholder of \(field) (3.0)"] }

    private func listing() -> [String: [String]] {
        var places: [String: [String]] = [:]
        for place in ContrastPlace.all {
            let words = place.backdrop.words(hasImage: false) + (place.required < 4.5 ? " (\(place.required))" : "")
            if !places[place.token, default: []].contains(words) { places[place.token, default: []].append(words) }
        }
        return places
    }

    private static let expected: [String: [String]] = [
        "accessory-color": [
            "a row (3.0)", "an alternate row (3.0)", "a highlighted row (3.0)", "a card of text (3.0)",
            "an alternate row of a data table (3.0)",
        ],
        "caution-color": [
            "a caution on a row", "code on a row (3.0)", "a caution on an alternate row", "code on an alternate row (3.0)",
            "a caution on a highlighted row", "code on a highlighted row (3.0)", "a caution on a card of text",
            "code on a card of text (3.0)",
            "a caution on a card in the header", "code on a card in the header (3.0)",
        ],
        "bar-label": [
            "the ground", "the header", "a row", "an alternate row", "a highlighted row", "a selected row",
        ].map { "the bar over \($0)" } + ["the list at the side"],
        "bar-field-label": [
            "the ground", "the header", "a row", "an alternate row", "a highlighted row", "a selected row",
        ].flatMap { ["a field in the bar over \($0)", "the search over the bar over \($0)"] }.flatMap(withPlaceholder)
            + withPlaceholder("a field over the list at the side"),
        "bar-tint": [
            "the bar over the ground", "the bar over the header", "the bar over a row", "the bar over an alternate row",
            "the bar over a highlighted row", "the bar over a selected row",
        ],
        "check-highlighted-image": ["a selected row (3.0)"],
        "check-image": ["a row (3.0)", "an alternate row (3.0)", "a highlighted row (3.0)"],
        "disclosure-highlighted-image": ["a selected row (3.0)"],
        "disclosure-image": ["a row (3.0)", "an alternate row (3.0)", "a highlighted row (3.0)"],
        "detail-button-color": [
            "a row (3.0)", "an alternate row (3.0)", "a highlighted row (3.0)",
        ],
        "detail-label": [
            "a row", "code on a row", "an alternate row", "code on an alternate row", "a highlighted row",
            "code on a highlighted row", "a card of text", "code on a card of text", "an alternate row of a data table",
            "code on an alternate row of a data table",
        ],
        "field-label": withPlaceholder("a field in the header"),
        "header-label": [
            "the header", "code in the header",
        ],
        "header-tint": [
            "the header", "code in the header",
        ],
        "highlighted-color": [
            "a selected row (3.0)"
        ],
        "icon-label": [
            "an icon on a row (3.0)", "an icon on an alternate row (3.0)", "an icon on a highlighted row (3.0)",
            "an icon on a selected row (3.0)",
        ],
        "switch-color": ["a row (3.0)", "an alternate row (3.0)", "a highlighted row (3.0)"],
        "switch-knob-color": ["a row", "an alternate row", "a highlighted row"].flatMap { row in
            ["on", "off"].map { "a switch that is \($0), on \(row) (3.0)" }
        },
        "important-color": [
            "an important alert on a row", "an important alert on an alternate row", "an important alert on a highlighted row",
            "an important alert on a card of text", "an important alert on a card in the header",
        ],
        "label": [
            "a row", "code on a row", "a note on a row", "a tip on a row", "an important alert on a row", "a warning on a row",
            "a caution on a row", "an alternate row", "code on an alternate row", "a note on an alternate row",
            "a tip on an alternate row", "an important alert on an alternate row", "a warning on an alternate row",
            "a caution on an alternate row", "a highlighted row", "code on a highlighted row", "a note on a highlighted row",
            "a tip on a highlighted row", "an important alert on a highlighted row", "a warning on a highlighted row",
            "a caution on a highlighted row", "a card of text", "code on a card of text", "a note on a card of text",
            "a tip on a card of text", "an important alert on a card of text", "a warning on a card of text",
            "a caution on a card of text", "an alternate row of a data table", "code on an alternate row of a data table",
            "a card in the header", "code on a card in the header", "a note on a card in the header",
            "a tip on a card in the header", "an important alert on a card in the header", "a warning on a card in the header",
            "a caution on a card in the header", "a match on a row", "a match on an alternate row", "a match on a highlighted row",
            "a match on a selected row",
        ],
        "note-color": [
            "a note on a row", "a note on an alternate row", "a note on a highlighted row", "a note on a card of text",
            "a note on a card in the header",
        ],
        "section-footer-color": [
            "the ground", "code on the ground", "the footer of the site",
        ],
        "section-tint": [
            "the ground", "code on the ground", "a section header over the ground", "a section header over the header",
            "a section header over a row", "a section header over an alternate row", "a section header over a highlighted row",
            "a section header over a selected row",
        ],
        "section-header-color": [
            "the ground", "a section header over the ground", "a section header over the header", "a section header over a row",
            "a section header over an alternate row", "a section header over a highlighted row",
            "a section header over a selected row",
        ],
        "selected-label": [
            "a selected row", "code on a selected row", "a pressed chip in the header", "the current page in the list at the side",
        ],
        "selected-row-color": ["a row (1.1)", "an alternate row (1.1)", "the list at the side (1.1)"],
        "tint": [
            "a row", "code on a row", "a row (3.0)", "an alternate row", "code on an alternate row", "an alternate row (3.0)",
            "a highlighted row", "code on a highlighted row", "a highlighted row (3.0)", "a card of text",
            "code on a card of text", "an alternate row of a data table", "code on an alternate row of a data table",
            "a card in the header", "code on a card in the header",
            "the text beside it (1.25)",
        ],
        "tip-color": [
            "a tip on a row", "code on a row (3.0)", "a tip on an alternate row", "code on an alternate row (3.0)",
            "a tip on a highlighted row", "code on a highlighted row (3.0)", "a tip on a card of text",
            "code on a card of text (3.0)",
            "a tip on a card in the header", "code on a card in the header (3.0)",
        ],
        "warning-color": [
            "a warning on a row", "a warning on an alternate row", "a warning on a highlighted row",
            "a warning on a card of text", "a warning on a card in the header",
        ],
    ]
}
