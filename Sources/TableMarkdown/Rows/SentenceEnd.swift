import TableBasics

/// The marks at which sentences end, unless they belong to a word or to a term.
enum SentenceEnd {
    /// Whether the mark at `index` ends a sentence. One directly before a separator does not, as in `Who?: a band`, `Qui ? : moi` and
    /// `?? - blunder`; nor does a full stop that is a part of a word or of an abbreviation: Node.js, vs. others, Dr. Meyer, No. 5.
    static func isAt(_ index: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if isBeforeSeparator(index, in: text) { return false }
        return text[index] != UInt8(ascii: ".") || isStop(index, in: text)
    }

    private static func isBeforeSeparator(_ index: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let marks = text[index...].prefix(mostMarks).prefix { ".!?;".utf8.contains($0) }
        let space = text[marks.endIndex...].spaceLength
        let rest = text[(marks.endIndex + space)...]
        return rest.first == UInt8(ascii: ":") || rest.first == 0xEF && rest.starts(with: [0xEF, 0xBC, 0x9A])
            || space > 0 && rest.spacedDashEnd != nil
    }

    private static func isStop(_ index: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let rest = text[(index + 1)...]
        guard let next = rest.first else { return true }
        guard next.isASCIISpace else { return false }
        guard let first = rest.dropFirst().first else { return true }
        if first.isASCIILowercase { return false }
        let letters = text[..<index].reversed().prefix(while: \.isASCIILetter)
        // 1. May
        guard let capital = letters.last else { return index == text.startIndex || !text[index - 1].isASCIIDigit }
        let isWord = index - letters.count == text.startIndex || !text[index - letters.count - 1].isASCIIAlphanumeric
        guard isWord, letters.count <= 5 else { return true }
        // Dr. h. c. Meyer
        if letters.count == 1 { return false }
        if abbreviations.contains(where: { $0.utf8.elementsEqual(text[(index - letters.count)..<index]) }) { return false }
        return letters.count > 4 || !capital.isASCIIUppercase && !(first.isASCIIDigit && letters.count <= 3)
    }

    /// Of more of them, only the last ones are looked at.
    private static let mostMarks = 3

    /// Small words that names go on behind: Dr. med. Meyer, Huber jun. Wien.
    private static let abbreviations = [
        "bzw", "ca", "em", "feat", "ft", "geb", "gr", "habil", "incl", "inkl", "iur", "jr", "jun", "jur", "med", "nat", "oec",
        "pcs", "phil", "pol", "rer", "sen", "sr", "tech", "techn", "theol", "vet", "vs",
    ]
}
