import TableBasics
import TableModel
import YAMLReader

extension ValueKind {
    static let language = ValueKind(
        "a language tag", schema: #""type": ["string", "null"], "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$""#)
    static let webAddress = ValueKind(
        "a web address", schema: #""type": ["string", "null"], "pattern": "^https?://[^\\s/?#\"<>][^\\s?#\"<>]*$""#)
    /// As ``webAddress``, but anything may stand behind the host.
    static let editAddress = ValueKind(
        "a web address", schema: #""type": ["string", "null"], "pattern": "^https?://[^\\s/?#\"<>][^\\s\"<>]*$""#)
}

extension YAMLNode {
    /// The form of a BCP 47 tag (RFC 5646 §2.1); its parts are not looked up. No language has a first part of more than three letters.
    func language() -> Result<String, ValueProblem> {
        text().flatMap { text in
            let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            let isTag =
                parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }
                && parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isASCIILetter) } == true
            return isTag ? .success(text) : .failure(ValueProblem(self, help: helpForLanguage(text)))
        }
    }

    private func helpForLanguage(_ text: String) -> String {
        LanguageName.tag(ofLanguage: text).map { "did you mean `\($0)`?" } ?? "write it as `en` or `pt-BR`"
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
