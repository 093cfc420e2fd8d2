import TableBasics
import TableModel

/// The word that a quote in a catalog of DocC begins with, which makes an aside of it: `> Note: words`.
struct DocumentationAside {
    let kind: AlertKind
    /// What it is called, where that is not the name of its kind.
    let word: String?
    /// How many bytes of the quote's first text are the word.
    let length: Int

    /// nil for a quote that begins otherwise, with more words before the colon or without any behind it.
    init?(in quote: MarkdownNode) {
        guard let paragraph = quote.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild, text.kind == .text
        else { return nil }
        let name = text.literal.prefix(while: \.isASCIIAlphanumeric)
        guard name.first.map({ $0.isASCIILetter }) == true, name.count <= Self.longest,
            text.literal.dropFirst(name.count).first == UInt8(ascii: ":")
        else { return nil }
        let rest = text.literal[(name.endIndex + 1)...]
        guard rest.first.map(\.isASCIISpace) ?? (text.next != nil || paragraph.next != nil) else { return nil }
        length = text.literal.count - rest.drop(while: \.isASCIISpace).count
        let written = String(decoding: name, as: UTF8.self)
        kind = ContainerKind.alert(written) ?? Self.kinds[written.lowercased()] ?? .note
        word = kind.rawValue == written.lowercased() ? nil : Self.spaced(written)
    }

    /// `seeAlso` is called See Also.
    private static func spaced(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, words.last?.isLowercase == true { words += " " }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
        }
        return words
    }

    private static let longest = 40
    private static let kinds: [String: AlertKind] = ["experiment": .tip, "precondition": .important, "requires": .important]
}
