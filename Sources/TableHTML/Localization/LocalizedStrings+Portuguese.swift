import TableModel

extension LocalizedStrings {
    static let portuguese = LocalizedStrings(
        language: "pt", skip: "Ir para o conteúdo", details: "Detalhes", table: "Tabela",
        moreAboutPattern: "Mais sobre %", notFound: "Página não encontrada",
        notFoundText: "Não há nenhuma página neste endereço.", contents: "Conteúdo",
        alerts: [.note: "Nota", .tip: "Dica", .important: "Importante", .warning: "Aviso", .caution: "Cuidado"],
        pages: "Páginas", path: "Caminho", turns: "Página anterior e próxima",
        previous: "Anterior", next: "Próxima", edit: "Editar esta página",
        lettersPattern: "Letras de %",
        earlierPattern: "Anteriores em %", morePattern: "Mais em %", languages: "Idiomas")
}
