import TableBasics

/// Which writing a letter belongs to.
enum WritingScript: Int, CaseIterable {
    case latin, han, kana, hangul, cyrillic, arabic, hebrew, greek, thai, devanagari, other

    init?(_ scalar: UInt32) {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x5D0...0x5F4: self = .hebrew
        case 0x620...0x64A, 0x66E...0x6D3, 0x6FA...0x6FF, 0x750...0x77F: self = .arabic
        case 0x904...0x939, 0x93E...0x94D, 0x958...0x961: self = .devanagari
        case 0xE01...0xE3A, 0xE40...0xE4E: self = .thai
        case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .hangul
        case 0x3041...0x309F, 0x30A1...0x30FA, 0x31F0...0x31FF: self = .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: self = .han
        case 0x531...0x587, 0x980...0xDFF, 0xE81...0xFBC, 0x1000...0x109F, 0x10A0...0x10FF, 0x1200...0x137F, 0x1780...0x17D3:
            self = .other
        default: return nil
        }
    }

    /// Whether a letter is a syllable or a word.
    var isOfWords: Bool { weight > 1 }

    /// How many letters of an alphabet say as much as one of these.
    var weight: Int {
        switch self {
        case .han, .hangul: 3
        case .kana: 2
        default: 1
        }
    }
}

/// How often the letters of a text are of which script, and of which language where only one has them.
struct LetterCount {
    /// By script.
    private var counts = [Int](repeating: 0, count: WritingScript.allCases.count)
    /// Letters that only some languages of their script have.
    private var marks: [Mark: Int] = [:]
    /// By the first letters of their alphabets, for scripts of one language.
    private var others: [UInt32: Int] = [:]

    /// What a letter says of the language.
    private enum Mark {
        case simplified, traditional
        case eastSlavic, ukrainian, belarusian, hardSign, southSlavic, macedonian, farCyrillic
        case arabic, persian, urdu, otherArabic
        case yiddish
    }

    init(of text: [UInt8]) {
        var offset = 0
        var latin = 0
        text.withUnsafeBufferPointer { text in
            while offset < text.count {
                let byte = text[offset]
                if byte < 0x80 {
                    if (byte | 0x20) &- 0x61 < 26 { latin += 1 }
                    offset += 1
                    continue
                }
                let (scalar, length) = Self.scalar(of: text, at: offset)
                offset += length
                add(scalar)
            }
        }
        counts[WritingScript.latin.rawValue] += latin
    }

    private mutating func add(_ scalar: UInt32) {
        guard let script = WritingScript(scalar) else { return }
        counts[script.rawValue] += script.weight
        if script == .other {
            others[scalar & ~0x7F, default: 0] += 1
        } else if let mark = Self.mark(of: scalar, script) {
            marks[mark, default: 0] += 1
        }
    }

    /// The text is valid UTF-8, but for a character that is cut at its end.
    private static func scalar(of text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int) {
        let byte = UInt32(text[offset])
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
        guard length > 1, offset + length <= text.count else { return (0, 1) }
        var scalar = byte & (0x7F >> UInt32(length))
        for next in text[(offset + 1)..<(offset + length)] { scalar = scalar << 6 | UInt32(next & 0x3F) }
        return (scalar, length)
    }

    /// The script of most letters; Han and Kana are one.
    var commonestScript: WritingScript? {
        var counts = counts
        counts[WritingScript.han.rawValue] += counts[WritingScript.kana.rawValue]
        counts[WritingScript.kana.rawValue] = 0
        // Letters of any other script count before Latin ones, which stand in all texts.
        let foreign = counts.indices.dropFirst().max { counts[$0] < counts[$1] } ?? 0
        if counts[foreign] * 4 >= counts.reduce(0, +), counts[foreign] >= Self.fewest { return WritingScript(rawValue: foreign) }
        return counts[0] >= Self.fewest ? .latin : nil
    }

    /// How many letters tell nothing yet.
    private static let fewest = 8

    /// In hundredths.
    func share(of script: WritingScript) -> Int {
        let count = counts[script.rawValue] + (script == .han ? counts[WritingScript.kana.rawValue] : 0)
        return count * 100 / max(1, counts.reduce(0, +))
    }

    /// Whether there are words in Latin letters among those of another script.
    var isMixed: Bool {
        guard let script = commonestScript, script != .latin else { return false }
        return share(of: .latin) >= 20
    }

    private func count(_ mark: Mark) -> Int { marks[mark, default: 0] }

    /// The language of a text that is mostly in this script.
    func language(in script: WritingScript) -> String? {
        switch script {
        case .han, .kana: chinese
        case .hangul: "ko"
        case .greek: "el"
        case .thai: "th"
        case .hebrew: count(.yiddish) > 1 ? nil : "he"
        case .cyrillic: cyrillic
        case .arabic: arabic
        case .other: others.max { ($0.value, $0.key) < ($1.value, $1.key) }.flatMap { Self.languages[$0.key] }
        case .latin, .devanagari: nil
        }
    }

    private var chinese: String? {
        let (han, kana) = (counts[WritingScript.han.rawValue], counts[WritingScript.kana.rawValue])
        if kana * 10 >= han + kana { return "ja" }
        guard kana * 50 < han else { return nil }
        if count(.simplified) > 4 * count(.traditional) { return "zh-Hans" }
        return count(.traditional) > 4 * count(.simplified) ? "zh-Hant" : "zh"
    }

    private var cyrillic: String? {
        if count(.farCyrillic) > 1 { return nil }
        if count(.southSlavic) > 1 { return count(.macedonian) > 0 ? "mk" : count(.macedonian) == 0 ? "sr" : nil }
        if count(.belarusian) > 1 { return "be" }
        if count(.ukrainian) > 1, count(.eastSlavic) == 0 { return "uk" }
        if count(.eastSlavic) > 1, count(.ukrainian) == 0 { return "ru" }
        return count(.hardSign) > 3 && count(.eastSlavic) + count(.ukrainian) == 0 ? "bg" : nil
    }

    private var arabic: String? {
        if count(.otherArabic) > 1 { return nil }
        if count(.urdu) > 2 { return "ur" }
        if count(.persian) > 2, count(.persian) > count(.arabic) { return "fa" }
        return count(.arabic) > 2 && count(.arabic) > 4 * count(.persian) ? "ar" : nil
    }

    /// What a text in this script may be in: the languages that have all of its letters.
    func possibleLanguages(in script: WritingScript) -> [String] {
        let found = Set(marks.keys)
        return (Self.marks[script] ?? []).filter { found.isSubset(of: $0.marks) }.map(\.language)
    }

    /// For scripts of several languages, which marks those have that are told by them.
    private static let marks: [WritingScript: [(language: String, marks: Set<Mark>)]] = [
        .cyrillic: [
            ("ru", [.eastSlavic, .hardSign]), ("uk", [.ukrainian]), ("be", [.belarusian, .eastSlavic]), ("bg", [.hardSign]),
            ("sr", [.southSlavic]), ("mk", [.southSlavic, .macedonian]),
        ],
        .arabic: [("ar", [.arabic]), ("fa", [.persian]), ("ur", [.persian, .urdu])],
    ]

    /// By the start of their blocks in Unicode, for scripts in which hardly anything else is written.
    private static let languages: [UInt32: String] = [
        0x500: "hy", 0x580: "hy", 0x980: "bn", 0xA00: "pa", 0xA80: "gu", 0xB00: "or", 0xB80: "ta", 0xC00: "te", 0xC80: "kn",
        0xD00: "ml", 0xD80: "si", 0xE80: "lo", 0x1000: "my", 0x1080: "ka", 0x1780: "km",
    ]

    private static func mark(of scalar: UInt32, _ script: WritingScript) -> Mark? {
        switch script {
        case .han: simplified.contains(scalar) ? .simplified : traditional.contains(scalar) ? .traditional : nil
        case .cyrillic: cyrillicMark(of: scalar)
        case .arabic: arabicMark(of: scalar)
        case .hebrew: (0x5F0...0x5F2).contains(scalar) ? .yiddish : nil
        default: nil
        }
    }

    private static func cyrillicMark(of scalar: UInt32) -> Mark? {
        switch scalar {
        case 0x42B, 0x44B, 0x42D, 0x44D, 0x401, 0x451: .eastSlavic
        case 0x404, 0x454, 0x407, 0x457, 0x490, 0x491: .ukrainian
        case 0x40E, 0x45E: .belarusian
        case 0x42A, 0x44A: .hardSign
        case 0x403, 0x453, 0x40C, 0x45C, 0x405, 0x455: .macedonian
        case 0x402, 0x452, 0x408...0x40B, 0x458...0x45B, 0x40F, 0x45F: .southSlavic
        case 0x492...0x52F: .farCyrillic
        default: nil
        }
    }

    private static func arabicMark(of scalar: UInt32) -> Mark? {
        switch scalar {
        case 0x643, 0x64A, 0x629, 0x649, 0x623, 0x625: .arabic
        case 0x67E, 0x686, 0x698, 0x6AF, 0x6A9, 0x6CC: .persian
        case 0x679, 0x688, 0x691, 0x6BA, 0x6D2, 0x6C1, 0x6BE: .urdu
        case 0x67C, 0x681, 0x685, 0x689, 0x693, 0x695, 0x69A, 0x6B5, 0x6BC, 0x6C6...0x6C8, 0x6CB, 0x6CD, 0x6CE, 0x6D0, 0x6D5:
            .otherArabic
        default: nil
        }
    }

    private static let simplified = Set("们这国说时来对会发过后问样与还经开关见长门间电书点东车头学业务图实现应该进运连选择语".unicodeScalars.map(\.value))
    private static let traditional = Set("們這國說時來對會發過後問樣與還經開關見長門間電書點東車頭學業務圖實現應該進運連選擇語".unicodeScalars.map(\.value))
        .subtracting(simplified)
}
