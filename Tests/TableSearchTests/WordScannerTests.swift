import Testing

@testable import TableSearch

/// Which words of a text can be searched for.
@Suite struct WordScannerTests {
    @Test(arguments: [
        ("Two words, one.", ["two", "words", "one"]),
        ("", []),
        ("…!?", []),
        ("2.0.0 and 3. End", ["2.0.0", "and", "3", "end"]),
        ("v1.2-beta", ["v1.2", "beta"]),
        ("C++ and C# and F#!", ["c++", "and", "c#", "and", "f#"]),
        ("a+b abc++ #tag", ["a", "b", "abc", "tag"]),
    ])
    func runsOfLettersAndDigits(text: String, words: [String]) { #expect(found(in: text) == words) }

    @Test(arguments: [
        ("readLine", ["readline", "read", "line"]),
        ("XMLParser", ["xmlparser", "xml", "parser"]),
        ("parseHTMLNow", ["parsehtmlnow", "parse", "html", "now"]),
        ("--max-depth", ["max", "depth"]),
        ("max_depth", ["max", "depth"]),
        ("Swift", ["swift"]),
        ("UTF8", ["utf8"]),
        ("iOS", ["ios", "i", "os"]),
    ])
    func namesOfCodeByTheirParts(text: String, words: [String]) { #expect(found(in: text) == words) }

    @Test(arguments: [
        ("Crème brûlée", ["creme", "brulee"]),
        ("Straße STRASSE ẞ", ["strasse", "strasse", "ss"]),
        ("Ελλάδα ΕΛΛΆΔΑ", ["ελλαδα", "ελλαδα"]),
        ("Ёлка", ["елка"]),
        ("ＦＵＬＬ ｗｉｄｔｈ", ["full", "width"]),
        ("e\u{301}te\u{301}", ["ete"]),
        ("oﬃce", ["office"]),
        ("Łódź", ["lodz"]),
        ("Œufs cœur Ærø smørrebrød Đakovo Yılmaz", ["oeufs", "coeur", "aero", "smorrebrod", "dakovo", "yilmaz"]),
        // The hamza, tanwin and kashida of Arabic, the points of Hebrew; its hyphen is none.
        ("أدوات شكرًا مـــكتبة ﻷن", ["ادوات", "شكرا", "مكتبة", "لان"]),
        ("שָׁלוֹם בֵּית\u{5BE}סֵפֶר \u{FB2A}", ["שלום", "בית", "ספר", "ש"]),
        // Vowels of other scripts are letters of their own.
        ("हिन्दी", ["हिन्दी"]),
        // What is composed of two, and what composition leaves in two (Unicode Standard Annex 15).
        ("ज़मीन ড়", ["\u{91C}\u{93C}मीन", "\u{9A1}\u{9BC}"]),
        ("① Ⅳ", ["1", "iv"]),
    ])
    func lettersWithoutAccentsCaseAndWidth(text: String, words: [String]) { #expect(found(in: text) == words) }

    @Test(arguments: [
        ("検索", ["検索", "索"]),
        ("検", ["検"]),
        ("全文検索", ["全文", "文検", "検索", "索"]),
        ("Swiftで書く", ["swift", "で書", "書く", "く"]),
        ("한국어 문서", ["한국어", "문서"]),
        ("中・日", ["中", "日"]),
        ("ㄅㄆㄇ㇀", ["ㄅㄆ", "ㄆㄇ", "ㄇ"]),
        ("ทำ", ["ท\u{E4D}", "\u{E4D}า", "า"]),
        ("\u{F9DC}人", ["隆人", "人"]),
    ])
    func pairsOfLettersWhereNoSpacesAre(text: String, words: [String]) { #expect(found(in: text) == words) }

    @Test func longWordsAreCut() {
        #expect(found(in: String(repeating: "a", count: 10_000)) == [String(repeating: "a", count: 48)])
        #expect(found(in: String(repeating: "я", count: 10_000)) == [String(repeating: "я", count: 24)])
        #expect(found(in: String(repeating: "aB", count: 5_000)).allSatisfy { $0.utf8.count <= 48 })
    }

    /// Letters are looked at eight at a time: wherever a word begins, however long it is, and whatever ends it or the text.
    @Test(arguments: ["", " ", "@", "[", "`", "{", "/", ":", "~", "\u{7F}", "…", "\u{1}"])
    func wordsOfAllLengthsAreFound(end: String) {
        let letters = Array("azAZ09byBYk5mM2nNqQ7rRsStT")
        for start in 0..<18 {
            for length in 1..<26 {
                let word = String(letters[..<length])
                let text = String(repeating: "-", count: start) + word + end
                #expect(found(in: text).first == word.lowercased(), "\(text)")
                #expect(found(in: text + "x").last == (end.isEmpty ? found(in: word + "x").last : "x"), "\(text)")
            }
        }
    }

    @Test func runsEndWithTheFirstOtherByte() {
        for byte: UInt8 in 0...255 {
            let scalar = Unicode.Scalar(byte)
            let isLetter = scalar.isASCII && Character(scalar).isLetter || scalar.properties.numericType != nil && scalar.isASCII
            for place in 0..<8 {
                var bytes: [UInt8] = Array("aB3cD4eF".utf8)
                bytes[place] = byte
                let run = bytes.withUnsafeBufferPointer { LetterRun($0, at: 0) }
                #expect(run.count == (isLetter ? 8 : place), "\(byte) at \(place)")
                let folded = withUnsafeBytes(of: run.folded.littleEndian) { Array($0.prefix(run.count)) }
                #expect(folded == Array(String(decoding: bytes.prefix(run.count), as: UTF8.self).lowercased().utf8))
                let capitals = (0..<8).filter { run.capitals >> (8 * $0 + 7) & 1 == 1 }
                #expect(capitals == (0..<run.count).filter { (65...90).contains(bytes[$0]) })
            }
        }
    }

    @Test func brokenTextIsRead() {
        var scanner = WordScanner()
        var words: [String] = []
        for bytes: [UInt8] in [[0xC3], [0xE4, 0xB8], [0xFF, 0x61, 0x80], [0xF0, 0x9F, 0x98, 0x80], [0xED, 0xA0, 0x80, 0x62]] {
            bytes.withUnsafeBufferPointer { scanner.scan($0) { words.append(String(decoding: $0.letters, as: UTF8.self)) } }
        }
        #expect(words == ["a", "b"])
    }

    /// The number of words decides how much a title weighs, so the parts of names do not count.
    @Test(arguments: [("readLine", 1), ("Two words", 2), ("検索", 1), ("全文検索", 3), ("検", 1), ("", 0)])
    func wordsAreCounted(text: String, count: Int) {
        var scanner = WordScanner()
        var text = text
        text.withUTF8 { scanner.scan($0) { _ in } }
        #expect(scanner.count == count)
    }

    private func found(in text: String) -> [String] {
        var scanner = WordScanner()
        var words: [String] = []
        var text = text
        text.withUTF8 { scanner.scan($0) { words.append(String(decoding: $0.letters, as: UTF8.self)) } }
        return words
    }
}
