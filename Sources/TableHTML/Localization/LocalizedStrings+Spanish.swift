import TableModel

extension LocalizedStrings {
    static let spanish = LocalizedStrings(
        language: "es", skip: "Saltar al contenido", details: "Detalles", table: "Tabla",
        moreAboutPattern: "Más sobre %", notFound: "Página no encontrada",
        notFoundText: "No hay ninguna página en esta dirección.", contents: "Contenido",
        alerts: [.note: "Nota", .tip: "Consejo", .important: "Importante", .warning: "Advertencia", .caution: "Precaución"],
        pages: "Páginas", path: "Ruta", turns: "Página anterior y siguiente",
        previous: "Anterior", next: "Siguiente", edit: "Editar esta página",
        lettersPattern: "Letras de %",
        earlierPattern: "Anteriores en %", morePattern: "Más en %", languages: "Idiomas")
}
