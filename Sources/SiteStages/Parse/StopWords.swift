import TableBasics
import TableModel

/// The commonest words of languages, by which a text in Latin or Devanagari letters is told.
///
/// Every document without a language is read by it, so that it is made for speed: words are numbers, found in a table.
enum StopWords {
    /// The language whose commonest words are clearly the commonest in a text; nil for none, and for those that have no tag here.
    static func language(of text: [UInt8]) -> String? { index(of: text).flatMap { languages[$0].tag } }

    /// Whether a text is clearly in a language, be it one without a tag here.
    static func isKnown(_ text: [UInt8]) -> Bool { index(of: text) != nil }

    private static func index(of text: [UInt8]) -> Int? {
        let found = count(in: text)
        var counts = [Int](repeating: 0, count: languages.count)
        for hit in found.hits {
            var rest = hit.languages
            while rest != 0 {
                counts[rest.trailingZeroBitCount] += hit.count
                rest &= rest - 1
            }
        }
        var best = 0
        for language in counts.indices where counts[language] > counts[best] { best = language }
        guard counts[best] >= 4, counts[best] * 33 >= found.wordCount,
            found.hits.count(where: { $0.languages & bit(best) != 0 }) >= 3,
            // Letters alone are signs and units as well, and one word may be a name.
            found.hits.count(where: { $0.languages & bit(best) != 0 && !$0.isLetter }) >= 2
        else { return nil }
        for other in counts.indices where other != best {
            // Neighbours share many words: the others decide. One of them may be a word of the best as well that is not in our list.
            var (own, others, largest) = (0, 0, 0)
            for hit in found.hits {
                switch (hit.languages & bit(best) != 0, hit.languages & bit(other) != 0) {
                case (true, false): own += hit.count
                case (false, true):
                    others += hit.count
                    largest = max(largest, hit.count)
                default: break
                }
            }
            guard own >= max(2, 3 * (others - largest)) else { return nil }
        }
        return best
    }

    /// Whether the commonest words in a text are of another language than this one, none of them of both. One word alone may be chance,
    /// but for one of English, in which lists of names in other languages are written.
    static func speak(_ text: [UInt8], against language: String) -> Bool {
        guard let index = languages.firstIndex(where: { $0.tag == language }) else { return false }
        let hits = count(in: text).hits.filter { !$0.isLetter }
        let shared = hits.reduce(UInt32.max) { $0 & $1.languages }
        return shared != 0 && hits.count >= (shared & bit(0) == 0 ? 2 : 1) && hits.allSatisfy { $0.languages & bit(index) == 0 }
    }

    /// Whether the text of a known language is in Latin letters.
    static func isInLatinLetters(_ language: String) -> Bool {
        let base = LanguageTag(language).base
        return languages.contains { $0.tag == base && $0.words.utf8.allSatisfy { $0 < 0xE0 } }
    }

    private static func bit(_ language: Int) -> UInt32 { 1 << UInt32(language) }

    /// Whether a text in another script has running text in Latin letters as well.
    static func hasMany(of text: [UInt8]) -> Bool {
        var wordCount = 0
        var count = 0
        table.words.withUnsafeBufferPointer { words in
            forEachWord(of: withoutNumbers(text)) { word in
                guard word & 0xFF < 0x80 else { return }
                wordCount += 1
                if word != 0, WordTable.slot(of: word, in: words) != nil { count += 1 }
            }
        }
        return count * 8 >= wordCount && count >= 4
    }

    /// How often which of our words are in a text, with the languages that have them.
    private static func count(in text: [UInt8]) -> (hits: [(languages: UInt32, isLetter: Bool, count: Int)], wordCount: Int) {
        var hits: [(languages: UInt32, isLetter: Bool, count: Int)] = []
        hits.reserveCapacity(64)
        var wordCount = 0
        // Checks at each access would be most of the work; slots are below the size of the table.
        table.words.withUnsafeBufferPointer { words in
            withUnsafeTemporaryAllocation(of: Int16.self, capacity: WordTable.size) { places in
                places.initialize(repeating: -1)
                forEachWord(of: withoutNumbers(text)) { word in
                    wordCount += 1
                    guard word != 0, let slot = WordTable.slot(of: word, in: words) else { return }
                    if places[slot] < 0 {
                        places[slot] = Int16(hits.count)
                        hits.append((table.masks[slot], isLetter(word), 1))
                    } else {
                        hits[Int(places[slot])].count += 1
                    }
                }
            }
        }
        return (hits, wordCount)
    }

    /// Whether a word of ``forEachWord(of:_:)`` is one letter alone.
    private static func isLetter(_ word: UInt64) -> Bool {
        var (rest, count) = (word, 0)
        while rest != 0 {
            if rest & 0xC0 != 0x80 { count += 1 }
            rest >>= 8
        }
        return count == 1
    }

    /// A text with spaces for what has digits in it: of `PF-4K2X9Q` no letters are words.
    private static func withoutNumbers(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: \.isASCIIDigit) else { return text }
        var result = text
        var start = 0
        var hasDigit = false
        for index in 0...text.count {
            let byte = index < text.count ? text[index] : 0x20
            if byte.isASCIIDigit { hasDigit = true }
            guard !byte.isASCIIAlphanumeric, byte < 0x80, byte != UInt8(ascii: "-") else { continue }
            if hasDigit {
                for place in start..<index { result[place] = 0x20 }
            }
            (start, hasDigit) = (index + 1, false)
        }
        return result
    }

    /// Calls `body` with each word of up to eight bytes in lower case, its first byte the lowest; 0 for a longer one.
    @inline(__always)
    private static func forEachWord(of text: [UInt8], _ body: (UInt64) -> Void) {
        lowercase.withUnsafeBufferPointer { lowercase in
            text.withUnsafeBufferPointer { text in
                var word: UInt64 = 0
                // How many bits the next byte is shifted by.
                var shift: UInt64 = 0
                for (index, byte) in text.enumerated() {
                    var lower = lowercase[Int(byte)]
                    if lower == 0, byte != UInt8(ascii: "'") || shift == 0 {
                        if shift > 0 { body(shift <= 64 ? word : 0) }
                        (word, shift) = (0, 0)
                        continue
                    }
                    if lower == 0 { lower = byte }
                    // À to Þ.
                    if byte &- 0x80 <= 0x1E, byte != 0x97, index > 0, text[index - 1] == 0xC3 { lower = byte + 0x20 }
                    // Nothing of what is shifted out of the word.
                    word |= UInt64(lower) << shift
                    shift &+= 8
                }
                if shift > 0 { body(shift <= 64 ? word : 0) }
            }
        }
    }

    /// The letters of ASCII in lower case and the bytes of other letters; 0 for what stands between words.
    private static let lowercase: [UInt8] = (0...255).map { byte in
        byte >= 0x80 ? byte : byte.isASCIILetter ? byte | 0x20 : 0
    }

    /// Words as ``forEachWord(of:_:)`` has them, each in the first free place behind its own.
    private struct WordTable {
        static let size = 1024
        var words = [UInt64](repeating: 0, count: size)
        /// The languages that have the word, a bit for each.
        var masks = [UInt32](repeating: 0, count: size)

        @inline(__always)
        static func slot(of word: UInt64, in words: UnsafeBufferPointer<UInt64>) -> Int? {
            var slot = start(of: word)
            while words[slot] != word {
                if words[slot] == 0 { return nil }
                slot = (slot + 1) & (size - 1)
            }
            return slot
        }

        @inline(__always)
        private static func start(of word: UInt64) -> Int { Int((word &* 0x9E37_79B9_7F4A_7C15) >> 54) }

        mutating func add(_ word: UInt64, _ language: UInt32) {
            var slot = Self.start(of: word)
            while words[slot] != word, words[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
            words[slot] = word
            masks[slot] |= language
        }
    }

    private static let table: WordTable = {
        var table = WordTable()
        for (index, language) in languages.enumerated() {
            forEachWord(of: Array(language.words.utf8)) { if $0 != 0 { table.add($0, bit(index)) } }
        }
        return table
    }()

    /// Languages without a tag are there to be told from the others: they have neighbours that are written much like them.
    private static let languages: [(tag: String?, words: String)] = [
        (
            "en",
            "the of and to in is for with that on are you from this by be or an as it at can your not a i do no if all will more has have but we how what when which use"
        ),
        (
            "de",
            "der die das und ist nicht ein eine mit von für auf den im zu dem werden sich auch oder sie wird bei in an es ich zum zur aus"
        ),
        ("fr", "le la les des et est une un pour dans que qui sur avec pas du en au vous par ce plus ou de a à il on se ne son si"),
        ("es", "el la los las y es una un para con que por del en se al su como más o lo de a no es si"),
        ("pt", "o a os as e é uma um para com que por do da em no na dos das não se ao mais de"),
        ("it", "la il i gli le e è una un per con che di del della in non si da sono come più nel al a i se o ma"),
        ("nl", "de het een en van is voor met dat op te zijn niet aan om ook wordt door je in of"),
        ("sv", "och att det som en på är av för med den till inte ett har om eller från kan i den de man vi"),
        ("da", "og at det som en på er af for med den til ikke et har om eller fra kan i"),
        (nil, "og at det som en på er av for med den til ikke et har om eller fra kan i"),
        ("pl", "i w na z do się nie jest to że o dla jak po przez oraz lub od"),
        ("cs", "a v na se je to že s do o pro jako nebo není jsou z k"),
        (nil, "a v na sa je to že s do o pre ako alebo nie sú z k"),
        (nil, "i u je na se za da su s od kao koji ili nije sa iz"),
        (nil, "in je na se za da so s od kot ki ali ni ne v z"),
        ("tr", "ve bir bu için ile de da olarak olan gibi daha çok ne veya"),
        ("ro", "și în de la cu pe este sau un o care din pentru nu"),
        ("hu", "a az és hogy nem is egy van meg ez vagy"),
        ("fi", "ja on ei se että tai ovat myös kun joka"),
        ("vi", "và của là các cho có không được trong một với để này"),
        ("ca", "i la el els les de que per amb una un és del dels no en"),
        (nil, "yang dan di untuk dengan ini dari dalam pada tidak adalah atau ke"),
        (nil, "ja on ei et see kui ka või mis oma"),
        ("hi", "है का की के से हैं को"),
        (nil, "छ को र मा हो का"),
        (nil, "हा ही व या आहे चा"),
    ]
}
