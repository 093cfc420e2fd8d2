import TableBasics

/// A short term at the start of a text, before a colon or a dash: `Environment: `, `SQLite - `.
struct LeadingTerm {
    /// The bytes of the term.
    var range: Range<Int>
    /// The offset of what comes after the separator.
    var rest: Int

    /// At most seven words and 50 characters, with no punctuation of sentences; no URL, no commit hash, no version. What stands in
    /// parentheses or quotes ends no term: Revert "Fix: …". Commas are for sentences but before an amount: Rye, 1 kg: € 5.40.
    ///
    /// - Parameter hasMore: something else follows the text, so that a colon may be its last character.
    init?(in text: Slice<UnsafeBufferPointer<UInt8>>, hasMore: Bool) {
        var index = text.startIndex
        while index < text.endIndex, text[index].isASCIISpace { index += 1 }
        let start = index
        var characters = 0
        var words = 1
        var enclosure = Enclosure()
        var hasComma = false
        var separator: Range<Int>?
        while separator == nil, index < text.endIndex, characters <= 50 {
            let byte = text[index]
            enclosure.pass(index, of: text)
            switch byte {
            case _ where enclosure.isOpen: break
            case UInt8(ascii: ".") where !endsSentence(index, in: text): break
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): return nil
            case UInt8(ascii: ","): hasComma = true
            case UInt8(ascii: ":"):
                let next = index + 1
                // A time of day: 09:30.
                if next < text.endIndex, text[next].isASCIIDigit, index > start, text[index - 1].isASCIIDigit { break }
                guard next < text.endIndex ? text[next].isASCIISpace : hasMore else { return nil }
                separator = index..<next
            case 0xEF where text[index...].starts(with: [0xEF, 0xBC, 0x9A]): separator = index..<(index + 3)
            case UInt8(ascii: " ") where text[index...].hasPrefix(" - "): separator = index..<(index + 3)
            case UInt8(ascii: " "): words += 1
            default: break
            }
            if byte & 0xC0 != 0x80 { characters += 1 }
            index += 1
        }
        guard let separator, !hasComma || !hasMore && text[separator.upperBound...].isAmount else { return nil }
        self.init(start: start, end: separator.lowerBound, rest: separator.upperBound, words: words, in: text)
    }

    private init?(start: Int, end: Int, rest: Int, words: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) {
        let term = text[start..<end]
        guard !term.isEmpty, words <= 7, !isCommitHash(term), words > 1 || !isVersion(term) else { return nil }
        range = start..<end
        self.rest = rest
    }
}

/// Whether the full stop at `index` is more than a part of a word or of an abbreviation: Node.js, vs. others.
private func endsSentence(_ index: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let rest = text[(index + 1)...]
    guard let next = rest.first else { return true }
    return next.isASCIISpace && rest.dropFirst().first?.isASCIILowercase != true
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// A number, with what it counts before or behind it and no more: `€ 5.40`, `EUR 5`, `~ 3 g`.
    fileprivate var isAmount: Bool {
        let words = trimmed
        guard words.contains(where: \.isASCIIDigit), words.scalarCount <= 24, words.last.map(".:!?".utf8.contains) == false
        else { return false }
        return !words.prefix { !$0.isASCIISpace }.contains(where: \.isASCIILowercase)
    }
}

/// A number with a full stop in it, as in `3.5` or `v2.0`.
private func isVersion(_ term: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let digits = term.first == UInt8(ascii: "v") ? term.dropFirst() : term
    return digits.first?.isASCIIDigit == true && digits.contains(UInt8(ascii: "."))
}

/// Seven to forty hexadecimal digits, as version control prints them, at least one of them a digit.
func isCommitHash(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    let word = bytes.prefix { !$0.isASCIISpace }
    return (7...40).contains(word.count) && word.contains(where: \.isASCIIDigit)
        && word.allSatisfy { $0.isASCIIDigit || ($0.asciiLowercased >= 0x61 && $0.asciiLowercased <= 0x66) }
}
