import TableBasics
import TableModel

/// The languages that a text may be in whose words tell none.
package enum PossibleLanguages: Sendable, Equatable {
    case none
    /// One that is written in Latin letters.
    case inLatinLetters
    /// One of these, by tags of BCP 47.
    case some([String])

    /// - Parameter text: UTF-8.
    init(of text: [UInt8]) {
        let letters = LetterCount(of: text)
        if text.allSatisfy({ $0 < 0x80 }) || letters.share(of: .latin) >= 75 {
            self = StopWords.isKnown(text) ? .none : .inLatinLetters
        } else if let script = letters.commonestScript, letters.share(of: script) >= 50 {
            let languages = letters.possibleLanguages(in: script)
            self = languages.isEmpty ? .none : .some(languages)
        } else {
            self = .none
        }
    }

    /// - Parameter tag: of BCP 47.
    func contains(_ tag: String) -> Bool {
        switch self {
        case .none: false
        case .inLatinLetters: StopWords.isInLatinLetters(tag)
        case .some(let languages): languages.contains(LanguageTag(tag).base)
        }
    }
}
