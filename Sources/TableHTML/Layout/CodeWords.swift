import TableBasics

/// Where the lines of code within a text may end, and of addresses, by its words: those between spaces.
///
/// Browsers know a few places in code, and break a word that is longer than its line at any letter. An option is torn apart behind its
/// hyphens, and a few short words look like as many pieces of code.
struct CodeWords {
    enum Part: Equatable {
        /// A line may end behind it.
        case piece(Range<Int>)
        /// What stays whole: an option or what it begins with, or code of a few short words, `max-age` among them.
        case whole(Range<Int>)
        /// What needs nothing.
        case plain(Range<Int>)

        var range: Range<Int> {
            switch self {
            case .piece(let range), .whole(let range), .plain(let range): range
            }
        }
    }

    private let text: ArraySlice<UInt8>
    /// Where the host of an address ends, which stays whole; the start of any other text.
    private let hostEnd: Int
    private var start: Int
    /// Where the word ends that is being cut into pieces; not behind `start` where none is.
    private var wordEnd: Int

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        start = text.startIndex
        wordEnd = text.startIndex
        hostEnd = Self.isAddress(text) ? text.dropFirst(8).firstIndex(of: UInt8(ascii: "/")) ?? text.startIndex : text.startIndex
    }

    /// What comes next; nil at the end. All parts together are the text.
    mutating func next() -> Part? {
        guard start < text.endIndex else { return nil }
        if start == text.startIndex, isShort { return .whole(advance(to: text.endIndex)) }
        var word = start
        if wordEnd <= start {
            // Spaces stand before the word that comes after them.
            word = text[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
            wordEnd = text[word...].firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
            if isOption(text[word..<wordEnd]) {
                if word > start {
                    wordEnd = start
                    return .plain(advance(to: word))
                }
                return .whole(advance(to: endOfOption(text[word..<wordEnd])))
            }
        }
        if wordEnd - word > Self.longestWord, let place = firstBreak(in: text[word..<wordEnd]) {
            return .piece(advance(to: place))
        }
        return .plain(advance(to: wordEnd))
    }

    private mutating func advance(to end: Int) -> Range<Int> {
        defer { start = end }
        return start..<end
    }

    /// Some words that fit in every line together, with spaces or hyphens between them.
    private var isShort: Bool {
        let space = UInt8(ascii: " ")
        guard text.count <= Self.longestPhrase, text.first != space, text.last != space else { return false }
        return text.dropFirst().dropLast().contains { $0 == space || $0 == UInt8(ascii: "-") }
    }

    /// Hyphens and a letter.
    private func isOption(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.first == UInt8(ascii: "-") else { return false }
        return word.first { $0 != UInt8(ascii: "-") }?.isASCIILetter == true
    }

    /// Where a line may end in an option or behind it: a long one is divided behind one of its hyphens.
    private func endOfOption(_ word: ArraySlice<UInt8>) -> Int {
        guard word.count > Self.longestPhrase else { return word.endIndex }
        let start = word.prefix(Self.longestPhrase).lastIndex(of: UInt8(ascii: "-"))
        let name = word.firstIndex { $0 != UInt8(ascii: "-") } ?? word.endIndex
        if let start, start > name { return start + 1 }
        return min(name + 2, word.endIndex)
    }

    /// Whether all of it is plain.
    var isPlain: Bool {
        text.count < 2 || text.count <= Self.longestWord && !text.contains(UInt8(ascii: "-")) && !isShort
    }

    /// Whether a text is an address, as links have it that nobody gave other words.
    static func isAddress(_ text: ArraySlice<UInt8>) -> Bool { text.starts(with: "http".utf8) || text.starts(with: "www.".utf8) }

    /// Behind a dot, an underscore, a slash or two colons, and before a capital in the midst of small letters: far enough from both
    /// ends. Browsers take a slash and the digits behind it for a number.
    private func firstBreak(in word: ArraySlice<UInt8>) -> Int? {
        let first = max(word.startIndex + Self.shortestPiece, hostEnd)
        let places = first..<max(first, word.endIndex - Self.shortestPiece + 1)
        return places.first { place in
            switch word[place - 1] {
            case UInt8(ascii: "."), UInt8(ascii: "_"): !Self.isMark(word[place])
            case UInt8(ascii: "/"): word[place] != UInt8(ascii: "/")
            case UInt8(ascii: ":"): word[place - 2] == UInt8(ascii: ":")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): word[place].isASCIIUppercase
            default: false
            }
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }

    /// A word of so many bytes does not break.
    static let longestWord = 20
    private static let shortestPiece = 4
    /// Less than half of the narrowest window, with letters of twice the size.
    private static let longestPhrase = 13
}
