package import TableModel

extension DiagnosticCode {
    package static let languageRepeated = DiagnosticCode(
        "language-repeated", .warning, "two folders are both the site in one language",
        explanation: """
            A folder whose index says another language than the folder around it is the site in that language, and its pages are
            linked with those of the same name in other languages. Of two folders in one language, only the pages of the first
            are linked to.

                ar/index.md         language: ar
                arabic/index.md     language: ar

            Put both into one folder, or say which language, script or region the other one is for: `ar-EG`.
            """)
}

extension Diagnostic {
    /// - Parameters:
    ///   - document: the index of the second folder, as messages call it.
    ///   - other: that of the first.
    static func languageRepeated(_ language: String, in document: String, after other: String) -> Diagnostic {
        Diagnostic(
            .languageRepeated, "`\(other)` is in the language `\(language)` already", path: document,
            help: "pages here are not linked with those in other languages; give the folders different languages, or make them one")
    }
}

extension [LanguageTree] {
    /// Gives `language-repeated` for folders beside one another in the same language.
    func repeatedLanguages(indexes: (String) -> String?) -> [Diagnostic] {
        var first: [String: String] = [:]
        return dropFirst().compactMap { tree in
            guard let document = indexes(tree.folder) else { return nil }
            let key = SourcePath.join(SourcePath.folder(of: tree.folder), LanguageTag(tree.language.tag).string)
            guard let other = first[key] else {
                first[key] = document
                return nil
            }
            return .languageRepeated(tree.language.tag, in: document, after: other)
        }
    }
}
