import SiteModel
import TableBasics
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
    ///   - document: the path of the second folder's index, as messages have it.
    ///   - other: that of the first.
    static func languageRepeated(
        _ language: String, in document: String, at range: SourceRange?, after other: String
    ) -> Diagnostic {
        Diagnostic(
            .languageRepeated, "`\(other)` is in the language `\(language)` already", path: document, at: range,
            help: "pages here are not linked with those in other languages; give the folders different languages, or make them one")
    }
}

extension [LanguageRoot] {
    /// Gives `language-repeated` for folders beside one another in the same language.
    func repeatedLanguages(prefix: String) -> [Diagnostic] {
        var first: [String: ParsedPage] = [:]
        return dropFirst().compactMap { root in
            guard let document = root.index else { return nil }
            let key = SourcePath.join(SourcePath.folder(of: root.folder), LanguageTag(root.language.tag ?? "").string)
            guard let other = first[key] else {
                first[key] = document
                return nil
            }
            return .languageRepeated(
                root.language.tag ?? "", in: prefix + document.path, at: document.settings.languageRange, after: prefix + other.path
            )
        }
    }
}
