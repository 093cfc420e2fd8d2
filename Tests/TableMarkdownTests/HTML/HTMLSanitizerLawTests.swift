import Testing
import TableModel
@testable import TableMarkdown

/// Laws over tag soup that is generated from a fixed seed.
struct HTMLSanitizerLawTests {
    private static let seed: UInt64 = 20_240_611
    private static let tags: [String] = """
        b i p div span a h1 h2 ul ol li dl dt dd table thead tbody tr td th caption colgroup col details summary figure figcaption pre
        code blockquote center font img br hr ruby rt picture source ins del video section nobr custom form input svg small
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let attributes = [
        "", "", "", "", " id=x", " href=y", " src=z", " align=center", " onclick=e", " open", " srcset='a 1x, b 2x'", " style='x'",
        " /",
        " width=3", " href=javascript:x", " title='<\">'",
    ]

    /// A few pieces, each of some tags and words, and the words.
    private static func soup(_ random: inout SeededNumbers) -> (pieces: [String], words: [String]) {
        var pieces: [String] = []
        var words: [String] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            var piece = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let tag = tags.randomElement(using: &random) ?? "b"
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4: piece += "<\(tag)\(attributes.randomElement(using: &random) ?? "")>"
                case 4..<7: piece += "</\(tag)>"
                case 7: piece += ["<!-- c -->", "\n", " ", "&amp;", "< "].randomElement(using: &random) ?? ""
                default:
                    words.append("w\(words.count)")
                    piece += " w\(words.count - 1)."
                }
            }
            pieces.append(piece)
        }
        return (pieces, words)
    }

    @Test(arguments: [HTMLContentModel.flow, .phrasing, .link]) func holdOverTagSoup(place: HTMLContentModel) {
        var random = SeededNumbers(state: Self.seed)
        for number in 0..<1_500 {
            let (pieces, words) = Self.soup(&random)
            let text = SanitizedHTML(pieces, place: place).text
            let comment: Comment = "seed \(Self.seed), soup \(number): \(pieces) became \(text)"
            #expect(HTMLLaws.violations(of: text) == [], comment)
            #expect(Self.words(in: text) == words, comment)
            if place == .flow {
                #expect(SanitizedHTML(text).text == text.replacing(/\ class="tv-(center|name)"/, with: ""), comment)
            }
            #expect(HTMLLaws.imbalance(of: SanitizedHTML(pieces, policy: .trusted, place: place).text) == [], comment)
        }
    }

    @Test func holdOverRandomBytes() {
        var random = SeededNumbers(state: Self.seed)
        let alphabet = Array("<>/!-=\"'& \nabpiliscrt#;x\u{0}".utf8)
        for number in 0..<3_000 {
            let bytes = (0..<40).map { _ in alphabet.randomElement(using: &random) ?? 0x20 }
            let text = SanitizedHTML(String(decoding: bytes, as: UTF8.self)).text
            #expect(HTMLLaws.violations(of: text) == [], "seed \(Self.seed), bytes \(number)")
        }
    }

    private static func words(in html: String) -> [String] {
        let bytes = Array(html.utf8)
        var text = ""
        for token in HTMLTokenizer(bytes[...]) {
            if case .text = token.kind { text += String(decoding: bytes[token.range], as: UTF8.self) }
        }
        return text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.hasPrefix("w") }
    }
}

/// SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
