import TableBasics

/// A short term at the start of a text, before a colon or a dash: `Environment: `, `SQLite - `.
struct LeadingTerm {
    /// The bytes of the term.
    var range: Range<Int>
    /// The offset of what comes after the separator.
    var rest: Int
    /// It has a comma, as sentences do: Austen, Jane: Emma. Or it is a version: v2.0. A term if others of its list are.
    var isWeak = false
    /// Of these, a version, or one in which every comma divides names or numbers. A term if all items of its list begin with one.
    var isName = false
    /// What it ends at.
    private(set) var mark = TermMark.dash

    /// At most seven words and 50 characters, with no punctuation of sentences; no URL, no commit hash. What stands in
    /// parentheses or quotes ends no term: Revert "Fix: …". Nor does the dash of a range: 9:00 - 17:00. Commas are for sentences but
    /// before an amount: Rye, 1 kg: € 5.40.
    ///
    /// - Parameters:
    ///   - hasMore: something else follows the text, so that a colon may be its last character.
    ///   - only: the mark that it must end at; the other one is a part of it.
    init?(in text: Slice<UnsafeBufferPointer<UInt8>>, hasMore: Bool, endingAt only: TermMark? = nil) {
        var index = text.firstIndex { !$0.isASCIISpace } ?? text.endIndex
        let start = index
        var characters = 0
        var words = 1
        var enclosure = Enclosure()
        var hasComma = false
        var areNames = text[start...].first?.isASCIILowercase == false
        var separator: Range<Int>?
        while separator == nil, index < text.endIndex, characters <= 50 {
            let byte = text[index]
            enclosure.pass(index, of: text)
            switch byte {
            case _ where enclosure.isOpen: break
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"):
                guard SentenceEnd.isAt(index, in: text[start...]) else { break }
                return nil
            case UInt8(ascii: ","):
                hasComma = true
                let next = text[(index + 1)...].drop(while: \.isASCIISpace).first
                areNames = areNames && next?.isASCIILowercase == false
            case UInt8(ascii: ":"):
                if let end = text[start...].shortcodeEnd(at: index) {
                    index = end
                    continue
                }
                let next = index + 1
                // In a word: 09:30, std::vector, /users/:id. What ends in an address is a link.
                let isInWord = next < text.endIndex && text[next...].spaceLength == 0
                if isInWord, text[next...].starts(with: "//".utf8) { return nil }
                if isInWord || only == .dash { break }
                guard next < text.endIndex || hasMore else { return nil }
                separator = (index > start && text[index - 1] == byte ? index - 1 : index)..<next
            case 0xEF where only != .dash && text[index...].starts(with: [0xEF, 0xBC, 0x9A]): separator = index..<(index + 3)
            case 0x20, 0x09, 0x0A, 0xC2, 0xE2:
                let space = text[index...].spaceLength
                guard space > 0 else { break }
                if only != .colon, let end = text[(index + space)...].spacedDashEnd,
                    !NumberRange.isAround(index..<end, in: text[start...])
                {
                    separator = index..<end
                } else {
                    words += 1
                }
            default: break
            }
            if byte & 0xC0 != 0x80 { characters += 1 }
            index += 1
        }
        guard let separator else { return nil }
        self.init(start: start, end: separator.lowerBound, rest: separator.upperBound, words: words, in: text)
        let last = text[separator.upperBound - 1]
        if last == UInt8(ascii: ":") || last == 0x9A { mark = .colon }
        let isNumber = words == 1 && isVersion(text[range])
        let isOfSentence = hasComma && (hasMore || !text[separator.upperBound...].isAmount)
        isWeak = isNumber || isOfSentence && !(areNames && DottedDate.isIn(text[range]))
        isName = isWeak && (isNumber || areNames)
        // Of many words it is a sentence.
        if isWeak, !isName, words > 4 { return nil }
    }

    private init?(start: Int, end: Int, rest: Int, words: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) {
        let term = text[start..<text[start..<end].endOfWords]
        guard !term.isEmpty, words <= 7, !isCommitHash(term) else { return nil }
        range = term.startIndex..<term.endIndex
        self.rest = rest
    }
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

/// A number with a full stop in it, as in `3.5` or `v2.0`; no address and no date.
private func isVersion(_ term: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let digits = term.first == UInt8(ascii: "v") ? term.dropFirst() : term
    guard digits.first?.isASCIIDigit == true else { return false }
    let stops = digits.count { $0 == UInt8(ascii: ".") }
    let isAddress = stops == 3 && digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    return stops > 0 && !isAddress && digits.last != UInt8(ascii: ".") && !DottedDate.isIn(term)
}

/// Seven to forty hexadecimal digits, as version control prints them, letters and digits among them: fewer than forty that are all
/// digits are a number.
func isCommitHash(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    let word = bytes.prefix { !$0.isASCIISpace }
    guard (7...40).contains(word.count) else { return false }
    let digits = word.count(where: \.isASCIIDigit)
    return digits > 0 && (digits < word.count || digits == 40)
        && word.allSatisfy { $0.isASCIIDigit || ($0.asciiLowercased >= 0x61 && $0.asciiLowercased <= 0x66) }
}
