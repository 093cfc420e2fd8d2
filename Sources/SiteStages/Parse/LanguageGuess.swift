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

    static let unknown = LanguageGuess(tag: nil, isRightToLeft: false)

    init(tag: String?, isRightToLeft: Bool) {
        self.tag = tag
        self.isRightToLeft = isRightToLeft
    }

    /// Looks at the words of a page, but not at its code and its addresses.
    init(of page: Page) {
        self.init(sample: Self.sample(of: page))
    }

    /// - Parameter sample: UTF-8.
    init(sample: [UInt8]) {
        let letters = LetterCount(of: sample)
        guard let script = letters.commonestScript else {
            self = .unknown
            return
        }
        let share = letters.share(of: script)
        // A list in one language names many things in another: the words between the names decide.
        let isWritten = share >= 50 || share >= 25 && !StopWords.hasMany(of: sample)
        guard script != .latin, isWritten else {
            let isLatin = letters.share(of: .latin) >= 75
            self.init(tag: isLatin ? StopWords.language(of: sample) : nil, isRightToLeft: false)
            return
        }
        let tag = script == .devanagari ? StopWords.language(of: sample) : letters.language(in: script)
        self.init(tag: tag, isRightToLeft: script == .arabic || script == .hebrew)
    }

    /// How many bytes of a page are looked at, and of one stretch of its text.
    private static let longestSample = 3000
    /// How many bytes of Markdown are enough without HTML.
    private static let shortestSample = 400
    private static let longestStretch = 160

    /// Stretches of text from all over the page.
    private static func sample(of page: Page) -> [UInt8] {
        var sample: [UInt8] = []
        sample.reserveCapacity(longestSample + longestStretch)
        let step = max(1, page.events.count / 200)
        // One after the other until it is enough, then from the events between.
        for start in 0..<min(step, 4) {
            var index = start
            while index < page.events.count {
                if case .text(let span) = page.events[index] {
                    sample.append(contentsOf: page.text[span.range].prefix(longestStretch))
                    sample.append(0x20)
                    if sample.count >= longestSample { return sample }
                }
                index += step
            }
        }
        if sample.count < shortestSample { appendHTML(of: page, to: &sample) }
        return sample
    }

    /// Appends the text between the tags of the author's HTML.
    private static func appendHTML(of page: Page, to sample: inout [UInt8]) {
        var isInTag = false
        for case .markup(let span) in page.events {
            for byte in page.text[span.range] {
                if byte == UInt8(ascii: "<") { isInTag = true }
                if !isInTag { sample.append(byte) }
                if byte == UInt8(ascii: ">") { isInTag = false }
            }
            if sample.count >= longestSample { return }
        }
    }
}
