import Testing

@testable import TableCode

/// What holds for every language and any code.
@Suite struct CodeScannerTests {
    /// What begins something in one language or another, and what ends it.
    private static let pieces = [
        "\"", "'", "`", "(", ")", "{", "}", "[", "]", "<", ">", "/", "*", "/*", "*/", "//", "#", "$", "\\", "${", "$(", "\\(", "#{",
        "`${", "\"\\(", "\"\"\"", "'''", "<a ", "</", "<<a\n", "\n", "é", "語", "=", "<script>", "<style>", "<?php ", "?>", "{-",
        "(*", "r#\"", ":", "@", "%", "&", "!", ";", "| ", "[[", "--", "```js\n", "\n```", "a: ", " ", "\t", "~", "word ", "if ",
        "class ", "1.5e-3", "0x", "-", "<!--", "-->", "\u{0}", "R\"(", "$$", "q{", "=begin\n", "=end\n", "%w(", "@@", "\r\n",
    ]

    private func runs(_ code: [UInt8], _ language: CodeLanguage) -> [CodeRun] {
        code.withUnsafeBufferPointer { language.runs(of: $0) }
    }

    /// Pieces in any order, with fixed seeds.
    @Test func runsAreInOrderAndCutNoCharacter() {
        for (number, language) in CodeLanguage.all.enumerated() {
            var random = UInt64(number + 1)
            for _ in 0..<40 {
                var code: [UInt8] = []
                for _ in 0..<60 {
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    code += Self.pieces[Int(random >> 33) % Self.pieces.count].utf8
                }
                let found = runs(code, language)
                #expect(faults(of: found, in: code) == [], "\(language.name): \(String(decoding: code, as: UTF8.self))")
                #expect(runs(code, language) == found)
            }
        }
    }

    @Test func bytesThatAreNoTextDoNoHarm() {
        let code = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 167) }
        for language in CodeLanguage.all {
            let found = runs(code, language)
            #expect(zip(found, found.dropFirst()).allSatisfy { $0.end <= $1.start }, "\(language.name)")
        }
    }

    /// Anything that is begun a hundred thousand times and never ended. Square time would take minutes.
    @Test(.timeLimit(.minutes(5)), arguments: ["\"", "(", "a", "`${"])
    func timeGrowsWithTheCode(piece: String) {
        let code = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
        for language in CodeLanguage.all { #expect(faults(of: runs(code, language), in: code) == [], "\(language.name)") }
    }

    @Test(.timeLimit(.minutes(5)))
    func timeGrowsWithTheCodeForAllPieces() {
        for piece in Self.pieces {
            let code = Array(String(repeating: piece, count: 3000 / piece.utf8.count).utf8)
            for language in CodeLanguage.all { #expect(faults(of: runs(code, language), in: code) == [], "\(language.name)") }
        }
    }

    @Test(arguments: [
        ("javascript", "`${", "}`"), ("swift", "\"\\(", ")\""), ("bash", "\"$(", ")\""), ("ruby", "\"#{", "}\""),
    ])
    func interpolationsNestTenThousandDeep(name: String, open: String, close: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        let code = String(repeating: open, count: 10_000) + "a" + String(repeating: close, count: 10_000) + " + 1 "
        let found = runs(Array(code.utf8), language)
        #expect(found.count > 20_000)
        // All are closed again.
        #expect(found.last?.codeClass == .number)
    }

    /// In languages where none may go on: what is opened by mistake then spoils one line.
    @Test(arguments: [
        ("c", ["\"", "'", "L\"", "@\""]), ("cpp", ["\"", "'", "u8\""]), ("objectivec", ["@\"", "\"", "'"]),
        ("csharp", ["\"", "'", "$\""]),
        ("java", ["\"", "'"]), ("kotlin", ["\"", "'"]), ("scala", ["\"", "'", "s\""]), ("dart", ["\"", "'", "r\"", "r'"]),
        ("go", ["\"", "'"]), ("zig", ["\"", "'"]), ("swift", ["\"", "#\"", "#/", "a = /"]), ("rust", ["'"]),
        ("haskell", ["\"", "'"]),
        ("javascript", ["\"", "'", "/", "/["]), ("typescript", ["\"", "'", "/", "/["]), ("jsx", ["\"", "'", "/", "/["]),
        ("tsx", ["\"", "'", "/", "/["]), ("python", ["\"", "'", "r\"", "b'", "f\"", "f\"{", "f'{b:"]), ("lua", ["\"", "'"]),
        ("json", ["\"", "'"]), ("toml", ["a = \"", "a = '"]), ("ini", ["a = \"", "a = '"]), ("graphql", ["\""]),
        ("protobuf", ["\"", "'"]),
        ("css", ["\"", "a[b=\"", "a { b: '"]), ("scss", ["\"", "a[b=\"", "a { b: '"]), ("dockerfile", ["ENV a \"", "ENV a '"]),
        ("makefile", ["\"", "a:\n\tb \""]), ("regex", ["[", "[a"]), ("sql", ["\"", "`"]), ("erlang", ["'"]), ("ocaml", ["'"]),
        ("julia", ["'"]), ("ruby", ["/"]), ("perl", ["/", "split /"]), ("markdown", ["`", "["]), ("diff", ["\"", "'"]),
    ])
    func stringsOfOneLineEndWithTheirLine(name: String, openings: [String]) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        for opening in openings {
            let line = Array("\(opening)a b\n".utf8)
            let found = runs(line + Array("\nb c\n".utf8), language)
            #expect(found.allSatisfy { $0.codeClass != .string && $0.codeClass != .escape || $0.end < line.count }, "\(opening)")
        }
    }

    @Test func neighboursOfOneClassAreOneRun() throws {
        let language = try #require(CodeLanguage.named("js".utf8))
        #expect(sketch("export default async\n// a\n// b\nx", in: language) == "[k export default async]\n[c // a\n// b]\nx")
    }

    @Test func anEmptyBlockHasNoRuns() {
        for language in CodeLanguage.all { #expect(runs([], language).isEmpty) }
    }

    /// Many workers ask for a language at once, and all get what one alone would get.
    @Test func workersShareADefinition() async {
        let code = Array("func a() { \"b\" }".utf8)
        let language = CodeLanguage.all.first { $0.name == "swift" }
        let results = await withTaskGroup(of: [CodeRun].self) { group in
            for _ in 0..<50 { group.addTask { code.withUnsafeBufferPointer { language?.runs(of: $0) ?? [] } } }
            return await group.reduce(into: [[CodeRun]]()) { $0.append($1) }
        }
        #expect(results.count == 50 && Set(results.map(\.count)) == [3])
    }
}
