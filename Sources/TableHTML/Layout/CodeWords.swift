import TableBasics

/// Where the lines of code within a text may end, by its words: those between spaces.
///
/// Browsers know a few places in code, and break a word that is longer than its line at any letter. An option is torn apart behind its
/// hyphens.
struct CodeWords {
    enum Part: Equatable {
        /// A line may end behind it.
        case piece(Range<Int>)
        /// An option, which stays whole.
        case option(Range<Int>)
        /// What needs nothing.
        case plain(Range<Int>)
    }

    private let text: ArraySlice<UInt8>
    private var start: Int

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        start = text.startIndex
    }

    /// What comes next; nil at the end. All parts together are the text.
    mutating func next() -> Part? {
        guard start < text.endIndex else { return nil }
        var end = start
        // Spaces stand before the word that comes after them.
        while end < text.endIndex, text[end] == UInt8(ascii: " ") { end += 1 }
        let word = end
        defer { start = end }
        while end < text.endIndex, text[end] != UInt8(ascii: " ") { end += 1 }
        if end - word > 1, text[word] == UInt8(ascii: "-"), end - word <= Self.longestOption {
            guard word == start else {
                end = word
                return .plain(start..<word)
            }
            return .option(start..<end)
        }
        if end - word > Self.longestWord, let place = Self.firstBreak(in: text[word..<end]) {
            end = place
            return .piece(start..<place)
        }
        return .plain(start..<end)
    }

    /// Whether all of it is plain.
    var isPlain: Bool {
        text.count < 2 || text.count <= Self.longestWord && !text.contains(UInt8(ascii: "-"))
    }

    /// Behind a dot, an underscore or two colons, and before a capital in the midst of small letters: far enough from both ends.
    private static func firstBreak(in word: ArraySlice<UInt8>) -> Int? {
        let places = (word.startIndex + shortestPiece)..<max(word.startIndex + shortestPiece, word.endIndex - shortestPiece + 1)
        return places.first { place in
            switch word[place - 1] {
            case UInt8(ascii: "."), UInt8(ascii: "_"): !isMark(word[place])
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
    private static let longestOption = 24
}
