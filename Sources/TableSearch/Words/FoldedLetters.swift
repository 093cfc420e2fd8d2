import TableBasics

/// Letters without case, accents, points and width, as the script of the site folds what readers type: the compatibility
/// decomposition (Unicode Standard Annex 15, NFKD) without the marks up to U+0655, which are those of Latin, Greek, Cyrillic, Hebrew
/// and Arabic, and without the kashida; composed again (NFC), in lower case, and `œ` and some more as they are typed without them.
/// `letters.txt` has all letters and numbers that this makes others of, but for those with more than letters in them, as ½; what
/// else has case is asked of the standard library.
struct FoldedLetters {
    private let kinds = KnownKinds()
    private static let lastMark: UInt32 = 0x655

    enum Kind: UInt8 {
        case separator
        /// Part of a word, as it is.
        case letter
        /// Part of a word, as ``spelling(of:)`` has it.
        case folded
        /// Belongs to the letter before it, and is not searched for.
        case mark
        /// Of a script that has no spaces between its words.
        case unspaced
        /// The same, as ``spelling(of:)`` has it.
        case unspacedFolded
    }

    @inline(__always)
    func kind(of scalar: Unicode.Scalar) -> Kind {
        guard scalar.value < KnownKinds.end else { return Self.findKind(of: scalar) }
        if let known = kinds[scalar] { return known }
        let kind = Self.findKind(of: scalar)
        kinds[scalar] = kind
        return kind
    }

    /// The folded form of a scalar of the kind ``Kind/folded`` or ``Kind/unspacedFolded``.
    func spelling(of scalar: Unicode.Scalar) -> String {
        Self.spellings[scalar] ?? scalar.properties.lowercaseMapping
    }

    private static func findKind(of scalar: Unicode.Scalar) -> Kind {
        let value = scalar.value
        if isUnspaced(value) { return isCommonHan(value) || spellings[scalar] == nil ? .unspaced : .unspacedFolded }
        // The syllables of Hangul, the only great block of letters with spaces.
        if 0xAC00...0xD7A3 ~= value { return .letter }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return .folded
        case .lowercaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
            return spellings[scalar] == nil ? .letter : .folded
        case .nonspacingMark, .spacingMark, .enclosingMark: return value <= lastMark ? .mark : .letter
        default: return .separator
        }
    }

    /// The ideographs of most texts, which are looked for nowhere.
    private static func isCommonHan(_ value: UInt32) -> Bool { 0x3400...0x9FFF ~= value }

    /// Han, kana, bopomofo, and the scripts of Thailand, Laos, Myanmar and Cambodia.
    private static func isUnspaced(_ value: UInt32) -> Bool {
        switch value {
        case 0x3005...0x3007, 0x3021...0x302F, 0x3031...0x3035, 0x3038...0x303C, 0x3040...0x30FF, 0x3105...0x312F, 0x31A0...0x31BF,
            0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            value != 0x30FB
        case 0xE01...0xE4E, 0xE81...0xECD, 0x1000...0x109D, 0x1780...0x17D3: true
        default: false
        }
    }

    private static let spellings: [Unicode.Scalar: String] = {
        var spellings: [Unicode.Scalar: String] = ["ß": "ss", "ẞ": "ss"]
        spellings.reserveCapacity(6000)
        var spelling = ""
        // Each line has what is searched for, a space, and the letters that are the same.
        var isSpelling = true
        for scalar in EmbeddedFile.at("Words/letters.txt").text.unicodeScalars {
            switch scalar {
            case "\n": (spelling, isSpelling) = ("", true)
            case " ": isSpelling = false
            case _ where isSpelling: spelling.unicodeScalars.append(scalar)
            default: spellings[scalar] = spelling
            }
        }
        return spellings
    }()
}

/// The kinds of the letters that were met: a site has few of those that there are.
private final class KnownKinds {
    static let end: UInt32 = 0x3000
    private static let unknown: UInt8 = .max
    private let kinds = GrowingMemory(repeating: unknown, count: Int(end))

    subscript(scalar: Unicode.Scalar) -> FoldedLetters.Kind? {
        @inline(__always) get { FoldedLetters.Kind(rawValue: kinds[Int(scalar.value)]) }
        set { kinds[Int(scalar.value)] = newValue?.rawValue ?? Self.unknown }
    }
}
