import TableModel

extension LocalizedStrings {
    static let swedish = LocalizedStrings(
        language: "sv", skip: "Hoppa till innehållet", details: "Detaljer", table: "Tabell",
        moreAboutPattern: "Mer om %", notFound: "Sidan hittades inte",
        notFoundText: "Det finns ingen sida på den här adressen.", contents: "Innehåll",
        alerts: [.note: "Observera", .tip: "Tips", .important: "Viktigt", .warning: "Varning", .caution: "Var försiktig"],
        pages: "Sidor", path: "Sökväg", turns: "Föregående och nästa sida",
        previous: "Föregående", next: "Nästa", edit: "Redigera sidan",
        lettersPattern: "Bokstäver i %",
        earlierPattern: "Tidigare i %", morePattern: "Mer i %", languages: "Språk")
}
