import TableModel

/// The words behind the fence of a code block: the language of the code, and what else they say.
///
/// CommonMark leaves it at the first word (0.30 §4.5). Here the language ends at a comma or a brace as well, so that `rust,ignore`
/// and `js{1,3}` are in the languages they name, and `{.swift .wide}`, as Pandoc has it, is in Swift.
struct FenceInfo {
    /// Empty where no language is named.
    let language: Span
    /// What follows, without the signs between the two.
    let rest: Span

    init(_ info: Span, in text: [UInt8]) {
        var words = text[info.range]
        if words.starts(with: "{.".utf8), words.last == UInt8(ascii: "}") { words = words.dropFirst(2).dropLast() }
        let language = words.prefix { !Self.isSpaceOrComma($0) && $0 != UInt8(ascii: "{") }
        let rest = words[language.endIndex...].drop(while: Self.isSpaceOrComma)
        self.language = Span(language.startIndex, language.endIndex)
        self.rest = Span(rest.startIndex, rest.endIndex)
    }

    private static func isSpaceOrComma(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
    }
}

extension Page {
    /// A code block shows what was changed in a file; its lines say themselves what they are.
    func isDiff(_ language: Span) -> Bool {
        text[language.range].elementsEqual("diff".utf8) || text[language.range].elementsEqual("patch".utf8)
    }

    /// A block of the page has lines that were added or removed.
    package var hasDiff: Bool {
        hasCodeInLanguages
            && events.contains {
                guard case .codeBlock(let info, _) = $0, !info.isEmpty else { return false }
                return isDiff(FenceInfo(info, in: text).language)
            }
    }
}
