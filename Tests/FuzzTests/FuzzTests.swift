import Foundation
import FuzzTargets
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz")

/// The files of a target's corpus, what was found among them, and the words of its dictionary.
private func inputs(of target: FuzzTarget) throws -> (corpus: [(name: String, bytes: [UInt8])], words: [[UInt8]]) {
    let corpus = folder.appending(path: "Corpus/\(target.name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    let files = try names.map { (name: $0, bytes: Array(try Data(contentsOf: corpus.appending(path: $0)))) }
    let dictionary = try? String(contentsOf: folder.appending(path: "Dictionaries/\(target.name).dict"), encoding: .utf8)
    return (files, dictionary.map(dictionaryWords) ?? [])
}

/// What `Scripts/fuzz` looks for by the hour, in short: the corpora, and inputs made of them with a fixed seed.
@Suite struct FuzzTests {
    /// How many inputs take about five seconds of a build without optimization.
    private static func count(_ target: FuzzTarget) -> Int {
        switch target.check {
        case .build: 150
        case .value: 2500
        }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func theLawsHoldOfTheCorpus(_ name: String) async throws {
        let target = try #require(FuzzTarget.named(name))
        let corpus = try inputs(of: target).corpus
        #expect(corpus.count >= 3)
        for file in corpus { #expect(await target.violations(of: file.bytes) == [], "\(name)/\(file.name)") }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func theLawsHoldOfInputsMadeByChance(_ name: String) async throws {
        let target = try #require(FuzzTarget.named(name))
        let (corpus, words) = try inputs(of: target)
        let made = SeededInputs(corpus: corpus.map(\.bytes), words: words, seed: 16)
        for input in made.prefix(Self.count(target)) {
            let violations = await target.violations(of: input)
            #expect(violations == [], "\(Data(input).base64EncodedString())")
            if !violations.isEmpty { break }
        }
    }

    @Test func readsTheDictionariesOfLibFuzzer() {
        #expect(dictionaryWords("# a\nb=\"c\\\"\\\\\\x41\"\n\"d\"\n\n") == [Array("c\"\\A".utf8), Array("d".utf8)])
    }

    @Test func makesTheSameInputsOfTheSameSeed() {
        let corpus = [Array("abc".utf8), Array("# d\n\n- e\n".utf8)]
        let first = Array(SeededInputs(corpus: corpus, words: [[0x21]], seed: 1).prefix(50))
        #expect(first == Array(SeededInputs(corpus: corpus, words: [[0x21]], seed: 1).prefix(50)))
        #expect(first != Array(SeededInputs(corpus: corpus, words: [[0x21]], seed: 2).prefix(50)))
        #expect(Set(first).count > 40)
    }
}
