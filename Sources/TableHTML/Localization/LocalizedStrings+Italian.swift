import TableModel

extension LocalizedStrings {
    static let italian = LocalizedStrings(
        language: "it", skip: "Vai al contenuto", details: "Dettagli", table: "Tabella",
        moreAboutPattern: "Altro su %", notFound: "Pagina non trovata",
        notFoundText: "Non c’è alcuna pagina a questo indirizzo.", contents: "Indice",
        alerts: [.note: "Nota", .tip: "Suggerimento", .important: "Importante", .warning: "Avviso", .caution: "Attenzione"],
        pages: "Pagine", path: "Percorso", turns: "Pagina precedente e successiva",
        previous: "Precedente", next: "Successiva", edit: "Modifica questa pagina",
        lettersPattern: "Lettere di %",
        earlierPattern: "Precedenti in %", morePattern: "Altro in %", languages: "Lingue")
}
