/// Inputs made of a corpus and a dictionary by chance, the same for the same seed: what the suite tries beside the corpus.
package struct SeededInputs: Sequence, IteratorProtocol {
    private let corpus: [[UInt8]]
    private let words: [[UInt8]]
    private var state: UInt64

    package init(corpus: [[UInt8]], words: [[UInt8]], seed: UInt64) {
        self.corpus = corpus.isEmpty ? [[]] : corpus
        self.words = words.isEmpty ? [[0x20]] : words
        state = seed
    }

    /// SplitMix64.
    private mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    package mutating func next() -> [UInt8]? {
        var input = corpus[below(corpus.count)]
        for _ in 0...below(6) {
            let place = below(input.count + 1)
            let end = Swift.min(input.count, place + 1 + below(12))
            switch below(6) {
            case 0: input.insert(contentsOf: words[below(words.count)], at: place)
            case 1: input.replaceSubrange(place..<end, with: words[below(words.count)])
            case 2: input.removeSubrange(place..<end)
            case 3: input.insert(contentsOf: input[place..<end], at: below(input.count + 1))
            case 4 where place < input.count: input[place] = UInt8(below(256))
            default:
                let other = corpus[below(corpus.count)]
                let start = below(other.count + 1)
                input.insert(contentsOf: other[start..<Swift.min(other.count, start + 1 + below(40))], at: place)
            }
        }
        return Array(input.prefix(2000))
    }
}

/// The words of a dictionary as libFuzzer reads it: a name or none, and a text in quotes with `\\`, `\"` and `\xAB` in it.
package func dictionaryWords(_ text: String) -> [[UInt8]] {
    text.split(separator: "\n").compactMap { line in
        guard !line.hasPrefix("#"), let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end else {
            return nil
        }
        var word: [UInt8] = []
        var rest = line[line.index(after: start)..<end].utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                word.append(byte)
                continue
            }
            if escaped == UInt8(ascii: "x") {
                word.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0x20)
                rest = rest.dropFirst(2)
            } else {
                word.append(escaped)
            }
        }
        return word
    }
}
