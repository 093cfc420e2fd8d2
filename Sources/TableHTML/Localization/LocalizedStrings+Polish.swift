import TableModel

extension LocalizedStrings {
    static let polish = LocalizedStrings(
        language: "pl", skip: "Przejdź do treści", details: "Szczegóły", table: "Tabela",
        moreAboutPattern: "Więcej informacji: %", notFound: "Nie znaleziono strony",
        notFoundText: "Pod tym adresem nie ma strony.", contents: "Spis treści",
        alerts: [.note: "Uwaga", .tip: "Wskazówka", .important: "Ważne", .warning: "Ostrzeżenie", .caution: "Przestroga"],
        pages: "Strony", path: "Ścieżka", turns: "Poprzednia i następna strona",
        previous: "Poprzednia", next: "Następna", edit: "Edytuj tę stronę",
        lettersPattern: "Litery: %",
        earlierPattern: "Wcześniejsze: %", morePattern: "Więcej: %", languages: "Języki")
}
