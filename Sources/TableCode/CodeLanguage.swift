import Synchronization
import TableBasics

/// A language that code is coloured in.
///
/// Its definition is a file in `Languages/`. It is prepared when a block asks for it first, once for all workers.
package final class CodeLanguage: Sendable {
    /// The name of its file.
    package let name: String
    private let prepared = Mutex<PreparedLanguage?>(nil)

    private init(_ name: String) { self.name = name }

    /// The language with a name or an alias, in any case; nil for one that there is no definition of.
    package static func named(_ name: some Sequence<UInt8>) -> CodeLanguage? {
        byName[String(decoding: name.map(\.asciiLowercased), as: UTF8.self)]
    }

    /// Sorted by name.
    package static let all: [CodeLanguage] = files.map { CodeLanguage($0.name) }

    /// What the language is called behind fences, its own name first.
    package var names: [String] { Self.names(in: Self.text(of: name) ?? "") }

    /// What the definition gets wrong; nothing in those that are here.
    package var problems: [String] { GrammarBuilder(definition).problems }

    /// Calls `body` with the classes of the pieces of code, in their order; what is between them is plain.
    package func runs(of code: UnsafeBufferPointer<UInt8>) -> [CodeRun] {
        var runs = CodeRuns(bytes: code.count)
        Self.scan(code, in: 0..<code.count, self, depth: 0, into: &runs)
        return runs.runs
    }

    // MARK: Scanning

    /// Languages in languages in languages: deeper ones stay plain.
    private static let greatestDepth = 4

    private static func scan(
        _ code: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ language: CodeLanguage, depth: Int, into runs: inout CodeRuns
    ) {
        let prepared = language.preparedLanguage
        guard !prepared.grammar.modes.isEmpty else { return }
        prepared.grammar.withTables { tables in
            withUnsafeTemporaryAllocation(of: CodeScanner.Part.self, capacity: DefinitionReader.mostParts) { parts in
                var scanner = CodeScanner(tables, code, in: range, runs: runs, parts: parts)
                while let embedding = scanner.scan() {
                    let inner =
                        embedding.language < 0
                        ? named(code[embedding.name]) : named(prepared.grammar.languages[embedding.language].utf8)
                    var known = scanner.takeRuns()
                    if let inner, depth < greatestDepth {
                        scan(code, in: scanner.position..<embedding.end, inner, depth: depth + 1, into: &known)
                    } else {
                        known.append(.plain, scanner.position, embedding.end)
                    }
                    scanner.resume(at: embedding.end, known)
                }
                runs = scanner.takeRuns()
            }
        }
    }

    // MARK: Definitions

    private var definition: LanguageDefinition { DefinitionReader(name) { Self.text(of: $0) }.definition }

    /// What all workers share.
    private final class PreparedLanguage: Sendable {
        let grammar: CodeGrammar

        init(_ grammar: CodeGrammar) { self.grammar = grammar }
    }

    private var preparedLanguage: PreparedLanguage {
        prepared.withLock { prepared in
            if let prepared { return prepared }
            let built = PreparedLanguage(GrammarBuilder(definition).grammar)
            prepared = built
            return built
        }
    }

    private static let files: [(name: String, text: StaticString)] = EmbeddedFile.all.map { file in
        (String(file.path.dropFirst("Languages/".count).prefix { $0 != "." }), file.contents)
    }

    private static func text(of name: String) -> String? {
        files.first { $0.name == name }.map { file in file.text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
    }

    private static let byName: [String: CodeLanguage] = {
        var byName: [String: CodeLanguage] = [:]
        for language in all { for name in language.names { byName[name] = language } }
        return byName
    }()

    /// The names that a definition lists in its first lines.
    private static func names(in text: String) -> [String] {
        for line in text.split(separator: "\n").prefix(4) where line.hasPrefix("names = ") {
            return line.split(separator: " ").dropFirst(2).map(String.init)
        }
        return []
    }
}
