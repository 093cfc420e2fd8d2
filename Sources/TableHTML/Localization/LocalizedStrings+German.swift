import TableModel

extension LocalizedStrings {
    static let german = LocalizedStrings(
        language: "de", skip: "Zum Inhalt springen", details: "Details", table: "Tabelle",
        moreAboutPattern: "Mehr über %", notFound: "Seite nicht gefunden",
        notFoundText: "Unter dieser Adresse gibt es keine Seite.", contents: "Inhalt",
        alerts: [.note: "Hinweis", .tip: "Tipp", .important: "Wichtig", .warning: "Warnung", .caution: "Vorsicht"],
        pages: "Seiten", path: "Pfad", turns: "Vorherige und nächste Seite",
        previous: "Zurück", next: "Weiter", edit: "Diese Seite bearbeiten",
        lettersPattern: "Buchstaben: %",
        earlierPattern: "Früheres in %", morePattern: "Mehr in %", languages: "Sprachen")
}
