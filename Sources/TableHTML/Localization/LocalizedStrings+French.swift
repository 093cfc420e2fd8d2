import TableModel

extension LocalizedStrings {
    static let french = LocalizedStrings(
        language: "fr", skip: "Aller au contenu", details: "Détails", table: "Tableau",
        moreAboutPattern: "En savoir plus : %", notFound: "Page introuvable",
        notFoundText: "Il n’y a pas de page à cette adresse.", contents: "Sommaire",
        alerts: [.note: "Remarque", .tip: "Astuce", .important: "Important", .warning: "Avertissement", .caution: "Attention"],
        pages: "Pages", path: "Fil d’Ariane", turns: "Page précédente et page suivante",
        previous: "Précédent", next: "Suivant", edit: "Modifier cette page",
        lettersPattern: "Lettres : %",
        earlierPattern: "Ce qui précède : %", morePattern: "La suite : %", languages: "Langues")
}
