import TableBasics
import TableModel

/// The language of a page as its letters and words tell it; nothing where they do not tell it for certain.
///
/// A script that one language is written in tells the language; one of several, such as Cyrillic or Arabic, by letters that only one
/// of them has. Latin text is in a language when its commonest words are clearly the commonest in the text. A sample is looked at.
package struct LanguageGuess: Sendable, Equatable {
    /// BCP 47; nil for an unknown one.
    package let tag: String?
    /// Most letters run from right to left, in whatever language.
    package let isRightToLeft: Bool
    /// What a text of few words may be in, which tell no language.
    package private(set) var possible = PossibleLanguages.none

    static let unknown = LanguageGuess(tag: nil, isRightToLeft: false)

    init(tag: String?, isRightToLeft: Bool) {
        self.tag = tag
        self.isRightToLeft = isRightToLeft
    }

    /// Looks at the words of a page, but not at its code and its addresses: at few of them, and at more where those do not tell.
    init(of page: Page) {
        var sample = TextSample(of: page)
        sample.read(upTo: Self.usualSample)
        self.init(sample: sample.text)
        if tag == nil, sample.read(upTo: Self.longestSample) { self.init(sample: sample.text) }
        if LetterCount(of: sample.text).isMixed {
            // In a sample a paragraph counts no more than the name of a row.
            sample.readInOrder(upTo: Self.wholeText)
            self.init(sample: sample.text, hasLatinHeadings: Self.hasLatinHeadings(page))
        }
        if let told = tag, !page.rows.isEmpty, StopWords.isInLatinLetters(told) {
            // Rows name things in any language: what is around them says more.
            let words = TextSample.withoutRows(of: page, upTo: Self.usualSample)
            if let language = StopWords.language(of: words) {
                self.init(tag: language, isRightToLeft: false)
            } else if StopWords.speak(TextSample.withoutRows(of: page, hasHeadings: false, upTo: Self.usualSample), against: told) {
                self = .unknown
                possible = .inLatinLetters
                return
            }
        }
        guard tag == nil, sample.text.count < Self.usualSample else { return }
        possible = PossibleLanguages(of: sample.text)
    }

    /// In bytes. A longer sample tells few pages more, and every page waits for it.
    private static let usualSample = 320
    private static let longestSample = 960
    private static let wholeText = 16_384

    /// Whether a title and the headings below it are in Latin letters. A title alone may be a name, in any language.
    private static func hasLatinHeadings(_ page: Page) -> Bool {
        guard page.titleOrigin == .source else { return false }
        let headings = page.sections.lazy.compactMap(\.heading?.title).map(page.plainText)
        guard headings.contains(where: { !$0.isEmpty }) else { return false }
        var text = Array(page.titleText.utf8)
        for heading in headings where text.count < wholeText { text.append(contentsOf: heading.utf8) }
        return LetterCount(of: text).share(of: .latin) >= 90
    }

    /// - Parameters:
    ///   - sample: UTF-8.
    ///   - hasLatinHeadings: The title and the headings of the page are in Latin letters.
    init(sample: [UInt8], hasLatinHeadings: Bool = false) {
        guard sample.reduce(0, |) >= 0x80 else {
            self.init(tag: StopWords.language(of: sample), isRightToLeft: false)
            return
        }
        let letters = LetterCount(of: sample)
        guard let script = letters.commonestScript else {
            self = .unknown
            return
        }
        let share = letters.share(of: script)
        // A list in one language names many things in another: the words between the names decide. Where headings are in Latin letters,
        // it is a list of words with what they mean; one in Chinese or Japanese weighs more, and may have its reading beside it.
        let isWritten =
            hasLatinHeadings ? share >= (script.isOfWords ? 60 : 50) : share >= 50 || share >= 25 && !StopWords.hasMany(of: sample)
        guard script != .latin, isWritten else {
            let isLatin = letters.share(of: .latin) >= 75
            self.init(tag: isLatin ? StopWords.language(of: sample) : nil, isRightToLeft: false)
            return
        }
        let tag = script == .devanagari ? StopWords.language(of: sample) : letters.language(in: script)
        self.init(tag: tag, isRightToLeft: script == .arabic || script == .hebrew)
    }
}
