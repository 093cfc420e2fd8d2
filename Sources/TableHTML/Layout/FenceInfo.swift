import TableBasics
import TableCode
import TableModel

/// The words behind the fence of a code block: the language of the code, and what else they say.
///
/// CommonMark leaves it at the first word (0.30 §4.5). Here the language ends at a comma, a brace or a colon as well, so that
/// `rust,ignore`, `js{1,3}` and `ts:line-numbers` are in the languages they name, and `{.swift .wide}`, as Pandoc has it, is in Swift.
/// `language-bash` is the class of HTML for what is in Bash.
struct FenceInfo {
    /// Empty where no language is named.
    let language: Span
    /// What follows, without the signs between the two.
    let rest: Span

    init(_ info: Span, in text: [UInt8]) {
        var words = text[info.range]
        if words.first == UInt8(ascii: "{"), words.last == UInt8(ascii: "}") {
            let inside = words.dropFirst().dropLast().drop(while: Self.isSpaceOrComma)
            if inside.first == UInt8(ascii: ".") { words = inside.dropFirst() }
        }
        var language = words.prefix { !Self.isSpaceOrComma($0) && $0 != UInt8(ascii: "{") }
        if let colon = language.firstIndex(of: UInt8(ascii: ":")) { language = language[..<colon] }
        // `title="a.js"`, `[a.js]`: no language is named.
        if language.contains(UInt8(ascii: "=")) || language.first == UInt8(ascii: "[") { language = language.prefix(0) }
        for prefix in ["language-", "lang-"] where language.starts(with: prefix.utf8) && language.count > prefix.utf8.count {
            language = language.dropFirst(prefix.utf8.count)
            break
        }
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

    /// What blocks of code in the page have that needs rules of its own.
    package var codeParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        for event in events {
            switch event {
            case .open(.titledCode): parts.insert(.codeTitles)
            case .codeBlock(let span, let code) where !span.isEmpty:
                let info = FenceInfo(span, in: text)
                parts.insert(.copyButton)
                if CodeLanguage.named(text[info.language.range]) != nil {
                    parts.formUnion(hasRightToLeftLetters(code) ? [.codeColors, .rightToLeftCode] : [.codeColors])
                }
                if isDiff(info.language) { parts.insert(.diff) }
                let marks = info.rest.isEmpty ? nil : LineMarks(info.rest, in: text)
                if let marks, !marks.isEmpty { parts.insert(.codeLines) }
                if marks?.hasChanges == true { parts.insert(.diff) }
            default: break
            }
        }
        return parts
    }
}
