import TableBasics

/// The commonest words of languages, by which a text in Latin or Devanagari letters is told.
enum StopWords {
    /// The language whose commonest words are clearly the commonest in a text; nil for none.
    static func language(of text: [UInt8]) -> String? {
        var found: [UInt64: Int] = [:]
        var wordCount = 0
        forEachWord(of: text) { word in
            wordCount += 1
            if words[word] != nil { found[word, default: 0] += 1 }
        }
        let hits = found.map { (languages: words[$0.key] ?? 0, count: $0.value) }
        let counts = languages.indices.map { language in
            hits.reduce(0) { $0 + ($1.languages & bit(language) != 0 ? $1.count : 0) }
        }
        guard let best = counts.indices.max(by: { (counts[$0], -$0) < (counts[$1], -$1) }), counts[best] >= 4,
            counts[best] * 33 >= wordCount, hits.count(where: { $0.languages & bit(best) != 0 }) >= 3
        else { return nil }
        // Neighbours share many words: the others decide. One of them may be a word of the best as well, which is not in our list.
        let isClear = counts.indices.allSatisfy { other in
            let own = hits.filter { $0.languages & bit(best) != 0 && $0.languages & bit(other) == 0 }.map(\.count)
            let others = hits.filter { $0.languages & bit(best) == 0 && $0.languages & bit(other) != 0 }.map(\.count)
            return other == best || own.reduce(0, +) >= max(2, 3 * (others.reduce(0, +) - (others.max() ?? 0)))
        }
        return isClear ? languages[best].tag : nil
    }

    private static func bit(_ language: Int) -> UInt32 { 1 << UInt32(language) }

    /// Whether a text in another script has running text in Latin letters as well.
    static func hasMany(of text: [UInt8]) -> Bool {
        var wordCount = 0
        var count = 0
        forEachWord(of: text) { word in
            guard word & 0xFF < 0x80 else { return }
            wordCount += 1
            if words[word] != nil { count += 1 }
        }
        return count * 8 >= wordCount && count >= 4
    }

    /// Calls `body` with each word of up to eight bytes in lower case, its first byte the lowest; 0 for a longer one.
    private static func forEachWord(of text: [UInt8], _ body: (UInt64) -> Void) {
        var word: UInt64 = 0
        var count = 0
        var last: UInt8 = 0
        func end() {
            if count > 0 { body(count <= 8 ? word : 0) }
            (word, count, last) = (0, 0, 0)
        }
        for byte in text {
            var lower = byte
            if byte < 0x80 {
                guard byte.isASCIILetter || byte == UInt8(ascii: "'") && count > 0 else {
                    end()
                    continue
                }
                if byte.isASCIILetter { lower |= 0x20 }
            } else if last == 0xC3, (0x80...0x9E).contains(byte), byte != 0x97 {
                // À to Þ.
                lower += 0x20
            }
            if count < 8 { word |= UInt64(lower) << UInt64(8 * count) }
            count += 1
            last = byte
        }
        end()
    }

    /// By word as ``forEachWord(of:_:)`` has it: the languages that have it, a bit for each.
    private static let words: [UInt64: UInt32] = {
        var words: [UInt64: UInt32] = [:]
        for (index, language) in languages.enumerated() {
            forEachWord(of: Array(language.words.utf8)) { words[$0, default: 0] |= 1 << UInt32(index) }
        }
        return words
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
