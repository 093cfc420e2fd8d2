import TableModel

extension LocalizedStrings {
    static let dutch = LocalizedStrings(
        language: "nl", skip: "Naar de inhoud", details: "Details", table: "Tabel",
        moreAboutPattern: "Meer over %", notFound: "Pagina niet gevonden",
        notFoundText: "Er is geen pagina op dit adres.", contents: "Inhoud",
        alerts: [.note: "Opmerking", .tip: "Tip", .important: "Belangrijk", .warning: "Waarschuwing", .caution: "Let op"],
        pages: "Pagina’s", path: "Kruimelpad", turns: "Vorige en volgende pagina",
        previous: "Vorige", next: "Volgende", edit: "Deze pagina bewerken",
        lettersPattern: "Letters van %",
        earlierPattern: "Eerder in %", morePattern: "Meer in %", languages: "Talen")
}
