import TableBasics

/// The type of a commit as Conventional Commits write it, with its scope and the mark of a breaking change: `feat(parser)!`.
enum CommitType {
    /// The type alone where the words are one, all of them where they are none: `add(a, b)` is a function.
    static func name<Words: BidirectionalCollection<UInt8>>(of words: Words) -> Words.SubSequence {
        let plain = words.last == UInt8(ascii: "!") ? words.dropLast() : words[...]
        var type = plain
        if plain.last == UInt8(ascii: ")"), let open = plain.firstIndex(of: UInt8(ascii: "(")) {
            let scope = plain[plain.index(after: open)...].dropLast()
            guard !scope.isEmpty, !scope.contains(where: \.isASCIISpace) else { return words[...] }
            type = plain[..<open]
        }
        guard type.endIndex < words.endIndex else { return words[...] }
        return types.contains { $0.utf8.elementsEqual(type.lazy.map(\.asciiLowercased)) } ? type : words[...]
    }

    private static let types = ["feat", "fix", "chore", "docs", "ci", "build", "perf", "refactor", "style", "test", "revert"]
}
