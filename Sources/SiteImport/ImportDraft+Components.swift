import TableBasics

/// What documents of MDX have for the program that draws them, and readers never saw.
extension ImportDraft {
    /// Takes the imports out that components need which are read here, writes `{' '}` as its text, and the paths of files by
    /// `@site` as ones from the root of the site.
    mutating func writeTextOfPrograms() {
        for document in documents {
            guard let bytes = bytes(ofDocument: document) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("import ") || text.contains("{'") || text.contains("{\"") || text.contains("@site/") else {
                continue
            }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            var removed: Set<Int> = []
            for index in Self.linesOfText(lines.map { $0[...] }) {
                if Self.isImportOfReadComponent(lines[index]) {
                    removed.insert(index)
                    // One empty line of the two around it is enough.
                    let isApart = index == 0 || lines[index - 1].isBlank || removed.contains(index - 1)
                    if isApart, index + 1 < lines.count, lines[index + 1].isBlank { removed.insert(index + 1) }
                } else {
                    lines[index] = Self.withoutExpressions(lines[index])
                        .replacing("](@site/static/", with: "](/").replacing("](@site/", with: "](/")
                }
            }
            let changed = lines.indices.filter { !removed.contains($0) }.map { lines[$0] }.joined(separator: "\n")
            if changed != text { project.files["\(Self.site)/\(document)"] = .text(changed) }
        }
    }

    /// `import Tabs from '@theme/Tabs';`.
    private static func isImportOfReadComponent(_ line: String) -> Bool {
        guard line.hasPrefix("import ") else { return false }
        let words = line.split { $0.isWhitespace || $0 == ";" }
        guard words.count == 4, words[2] == "from" else { return false }
        return readImports[String(words[1])] == words[3].filter { $0 != "'" && $0 != "\"" }
    }

    private static let readImports = [
        "Tabs": "@theme/Tabs", "TabItem": "@theme/TabItem", "Details": "@theme/Details", "Link": "@docusaurus/Link",
        "useBaseUrl": "@docusaurus/useBaseUrl",
    ]

    /// A line with the texts of `{' '}` and `{"words"}` in their places, but for those in code and in tags.
    private static func withoutExpressions(_ line: String) -> String {
        guard line.contains("{'") || line.contains("{\"") else { return line }
        var result = ""
        var rest = line[...]
        var isCode = false
        while let character = rest.first {
            if character == "`" { isCode.toggle() }
            if character == "{", !isCode, result.last != "=", let quote = rest.dropFirst().first, quote == "'" || quote == "\"" {
                let words = rest.dropFirst(2).prefix { $0 != quote }
                let behind = rest[words.endIndex...].dropFirst()
                if behind.first == "}", words.allSatisfy({ $0.isLetter || $0.isNumber || " .,:;!?-()/".contains($0) }) {
                    // White space around it in its line is that of the line.
                    if !words.allSatisfy(\.isWhitespace) || result.last?.isWhitespace == false { result += words }
                    rest = behind.dropFirst()
                    continue
                }
            }
            result.append(character)
            rest = rest.dropFirst()
        }
        return result
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
