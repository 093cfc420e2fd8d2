import TableBasics

/// Documents that others import as components: `import Warning from './_warning.md'`, and `<Warning />` where it is to stand.
extension ImportDraft {
    /// Writes the includes that show the same. A component with attributes, or of a document that is not there, stays.
    mutating func includeParts() {
        for document in documents {
            guard let bytes = bytes(ofDocument: document) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("import ") else { continue }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let written = Self.linesOfText(lines)
            for (name, path) in parts(in: written.map { lines[$0] }, of: document) {
                var isIncluded = false
                for index in written where lines[index].filter({ !$0.isWhitespace }) == "<\(name)/>" {
                    let indentation = lines[index].prefix { $0 == " " || $0 == "\t" }
                    lines[index] = indentation + "{{#include \(path)}}"
                    isIncluded = true
                }
                guard isIncluded else { continue }
                if written.contains(where: { lines[$0].contains("<\(name)") }) { continue }
                for index in written where Self.part(importedIn: lines[index])?.name == name { lines[index] = "" }
            }
            let changed = lines.joined(separator: "\n")
            if changed != text { project.files["\(Self.site)/\(document)"] = .text(changed) }
        }
    }

    /// The names of the documents that a document imports and that are there, with their paths as an include has them.
    private func parts(in lines: [Substring], of document: String) -> [(name: String, path: String)] {
        let folder = SourcePath.folder(of: document)
        let up = SourcePath.parts(of: folder).map { _ in "../" }.joined()
        return lines.compactMap { line in
            guard let part = Self.part(importedIn: line) else { return nil }
            let written = part.path.hasSuffix(".mdx") ? String(part.path.dropLast()) : part.path
            let isOfSite = written.hasPrefix("@site/")
            let path = isOfSite ? String(written.dropFirst(6)) : written
            guard isOfSite || path.hasPrefix("."), let place = SourcePath.resolve(path, from: isOfSite ? "" : folder),
                project.files["\(Self.site)/\(place)"] != nil
            else { return nil }
            return (part.name, isOfSite ? up + path : path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
        }
    }

    /// The indices of the lines outside of code between fences.
    static func linesOfText(_ lines: [Substring]) -> [Int] {
        var isCode = false
        return lines.indices.filter { index in
            let words = lines[index].drop { $0 == " " }
            let isFence = words.hasPrefix("```") || words.hasPrefix("~~~")
            if isFence { isCode.toggle() }
            return !isFence && !isCode
        }
    }

    /// `import Name from './path.md'`.
    private static func part(importedIn line: Substring) -> (name: String, path: String)? {
        let words = line.split { $0.isWhitespace || $0 == ";" }
        guard words.count == 4, words[0] == "import", words[1].first?.isUppercase == true, words[2] == "from" else { return nil }
        let path = words[3].filter { $0 != "'" && $0 != "\"" }
        return path.hasSuffix(".md") || path.hasSuffix(".mdx") ? (String(words[1]), path) : nil
    }
}
