import TableBasics
import TableModel
import YAMLReader

extension ValueKind {
    static let language = ValueKind("a language tag", schema: #""type": ["string", "null"], "pattern": "\#(LanguageForm.pattern)""#)
    static let webAddress = ValueKind(
        "a web address", schema: #""type": ["string", "null"], "pattern": "^https?://[^\\s/?#\"<>][^\\s?#\"<>]*$""#)
    /// As ``webAddress``, but anything may stand behind the host.
    static let editAddress = ValueKind(
        "a web address", schema: #""type": ["string", "null"], "pattern": "^https?://[^\\s/?#\"<>][^\\s\"<>]*$""#)
}

extension YAMLNode {
    /// The form that browsers take for a language, see ``LanguageForm``.
    func language() -> Result<String, ValueProblem> {
        text().flatMap { text in
            LanguageForm.isTag(text) ? .success(text) : .failure(ValueProblem(self, help: helpForLanguage(text)))
        }
    }

    private func helpForLanguage(_ text: String) -> String {
        // Systems write `en_US.UTF-8`.
        let tag = String(text.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
        let known = LanguageName.tag(ofLanguage: text) ?? LanguageForm.shorter(text) ?? (LanguageForm.isTag(tag) ? tag : nil)
        return known.map { "did you mean `\($0)`?" } ?? "write it as `en` or `pt-BR`"
    }

    /// An absolute http or https URL without query and fragment.
    func webAddress() -> Result<String, ValueProblem> {
        address(example: "https://example.org/docs") { !$0.contains { $0 == "?" || $0 == "#" } }
    }

    /// An absolute http or https URL, with `{path}` or without.
    func editAddress() -> Result<String, ValueProblem> {
        address(example: "https://example.org/edit/main/Site/") { $0.first != "?" && $0.first != "#" }
    }

    private func address(example: String, isPossible: (Substring) -> Bool) -> Result<String, ValueProblem> {
        text().flatMap { text in
            let rest = ["https://", "http://"].lazy.filter { text.hasPrefix($0) }.first.map { text.dropFirst($0.count) } ?? ""
            let isAddress =
                !rest.isEmpty && rest.first != "/" && isPossible(rest)
                && !rest.contains { $0.isWhitespace || $0 == "\"" || $0 == "<" || $0 == ">" }
            return isAddress ? .success(text) : .failure(ValueProblem(self, help: "write it as `\(example)`"))
        }
    }
}
