import Foundation
import Testing

/// What `Site/architecture.md` names is there.
@Suite struct RecipeTests {
    private static let text = Repository.text(of: "Site/architecture.md")
    private static let paths = Repository.paths(in: [
        "Sources", "Tests", "Themes", "Site", "Plugins", "Scripts", "Benchmarks", "Snippets", "Fuzz",
    ])
    private static let names = Set(paths.map { String($0.split(separator: "/").last ?? "") })
    private static let files = Repository.sources + Repository.tests + Repository.fuzzing

    /// The words in backquotes, with their lines.
    private static let terms: [(line: Int, term: String)] = text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
        .flatMap { number, line in
            line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
                .map { (number + 1, String($0.element)) }
        }

    @Test func pathsExist() {
        let wrong = Self.terms.filter { Self.isPath($0.term) && !Self.exists($0.term) }
        #expect(wrong.map { "\($0.line): \($0.term)" } == [])
        #expect(Self.terms.count { Self.isPath($0.term) } > 50)
    }

    @Test func symbolsAreDeclared() {
        let declared = Self.files.reduce(into: Set<String>()) { $0.formUnion($1.declarations.union($1.imports)) }.union(Self.names)
        // Keys, commands and elements of HTML are no declarations, but words of the sources.
        let sources = Self.paths.filter { $0.hasPrefix("Sources/") && !$0.hasSuffix("/") }.map { Repository.text(of: $0) }
        var wrong: [String] = []
        for (line, term) in Self.terms where !Self.isPath(term) {
            guard let match = term.wholeMatch(of: /([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\((\w*).*\))?/) else { continue }
            let parts = match.1.split(separator: ".").map(String.init)
            let isWord = parts.count == 1 && term.first?.isLowercase == true && sources.contains { $0.contains(term) }
            let isKnown = isWord || parts.allSatisfy(declared.contains)
            let hasLabel = match.2.map { label in
                label.isEmpty || sources.contains { $0.contains("(\(label):") || $0.contains("(\(label) ") }
            }
            if !isKnown || hasLabel == false { wrong.append("\(line): \(term)") }
        }
        #expect(wrong == [])
    }

    /// Types and suites have their names without backquotes too, in the plural where there are several.
    @Test func namesInTheTextAreDeclared() {
        let declared = Self.files.reduce(into: Set<String>()) { $0.formUnion($1.declarations.union($1.imports)) }
        let text = Self.text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
        let names = Set(text.flatMap { $0.element.matches(of: /\b[A-Z][a-z]+[A-Z]\w*/).map { String($0.0) } })
        let wrong = names.filter { !declared.contains($0) && !($0.hasSuffix("s") && declared.contains(String($0.dropLast()))) }
        #expect(wrong.subtracting(["CommonMark", "GitHub"]) == [])
        #expect(names.count > 30)
    }

    /// With a slash, or with the end of a file's name; an example of a place in a theme is none.
    private static func isPath(_ term: String) -> Bool {
        guard !term.contains(" "), !term.contains("<"), term.first?.isLetter == true else { return false }
        return term.contains("/") || [".swift", ".css", ".js", ".py", ".md", ".yml", ".mustache"].contains { term.hasSuffix($0) }
    }

    /// Paths begin at the root or in `Sources`; a file alone may be anywhere.
    private static func exists(_ path: String) -> Bool {
        guard path.contains("/") else { return names.contains(path) }
        return [path, path + "/", "Sources/" + path, "Sources/" + path + "/"].contains { paths.contains($0) }
    }
}
