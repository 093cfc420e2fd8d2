import TableBasics

/// What the items of one list have in common, which decides how their weaker signs are read.
///
/// "Term: definition" is a title with a detail in a glossary and a sentence in a change log; only the list as a whole can
/// tell. Strong signs (a link, bold text or code before a separator) need no such vote.
struct ListProfile {
    /// How `Term: rest` at the start of an item's text is read.
    enum Terms {
        /// As text.
        case none
        /// The term is the row's title.
        case titles
        /// The terms repeat ("Fixed", "Added"): the term is the row's label.
        case labels
    }

    var terms = Terms.none
    /// The bold terms before a colon repeat: scopes of a change log.
    var boldTermsAreLabels = false
    /// Code runs at the end of the items are tags.
    var hasTags = false

    init() {}

    init(of list: MarkdownNode) {
        var count = 0
        var terms: [[UInt8]] = []
        var boldTerms: [[UInt8]] = []
        var tagged = 0
        for item in list.children {
            count += 1
            guard let paragraph = item.firstChild, paragraph.kind == .paragraph, let first = paragraph.firstChild else { continue }
            if first.kind == .text {
                var text = first.literal[...]
                if let task = TaskMarker(in: item) { text = text.dropFirst(task.length) }
                if let term = LeadingTerm(in: text, hasMore: first.next != nil) {
                    terms.append(text[term.range].map(\.asciiLowercased))
                }
            } else if first.kind == .strong {
                var plain: [UInt8] = []
                first.appendPlainText(to: &plain)
                boldTerms.append(plain)
            }
            if Self.endsInTags(paragraph) { tagged += 1 }
        }
        hasTags = count > 1 && tagged * 10 >= count * 6
        boldTermsAreLabels = boldTerms.count >= 4 && Set(boldTerms).count * 2 <= boldTerms.count
        guard terms.count >= 2, terms.count * 10 >= count * 6 else { return }
        let areLabels = Set(terms).count * 2 <= terms.count || terms.allSatisfy(Self.kindsOfChange.contains)
        self.terms = areLabels ? .labels : .titles
    }

    /// What change logs call their entries: labels even in a list too short to repeat them.
    private static let kindsOfChange = Set(
        [
            "add", "added", "breaking", "breaking change", "bugfix", "build", "change", "changed", "chore", "deprecated", "docs",
            "feature", "fix", "fixed", "improved", "new", "perf", "refactor", "remove", "removed", "security", "test", "update",
            "updated", "upgrade",
        ].map { Array($0.utf8) })

    /// Whether a paragraph ends in code runs that follow a finished sentence.
    private static func endsInTags(_ paragraph: MarkdownNode) -> Bool {
        var node = paragraph.lastChild
        var runs = 0
        while let current = node {
            switch current.kind {
            case .code: runs += 1
            case .text where runs > 0 && current.literal.allSatisfy(\.isASCIISpace): break
            case .text:
                return runs > 0 && current.literal.last.map(\.isASCIISpace) == true && ContentReader.endsSentence(current.literal)
            case .softBreak where runs > 0: break
            default: return false
            }
            node = current.previous
        }
        return false
    }
}

/// A short term at the start of a text, before a colon or a dash: `Environment: `, `SQLite - `.
struct LeadingTerm {
    /// The bytes of the term.
    var range: Range<Int>
    /// The offset of what comes after the separator.
    var rest: Int

    /// At most five words and 40 characters, with no punctuation of sentences; no URL, no commit hash.
    ///
    /// - Parameter hasMore: something else follows the text, so that a colon may be its last character.
    init?(in text: Slice<UnsafeBufferPointer<UInt8>>, hasMore: Bool) {
        var index = text.startIndex
        while index < text.endIndex, text[index].isASCIISpace { index += 1 }
        let start = index
        var characters = 0
        var words = 1
        while index < text.endIndex, characters <= 40 {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: ","): return nil
            case UInt8(ascii: ":"):
                let next = index + 1
                guard next < text.endIndex ? text[next].isASCIISpace : hasMore else { return nil }
                self.init(start: start, end: index, rest: next, words: words, in: text)
                return
            case 0xEF where text[index...].starts(with: [0xEF, 0xBC, 0x9A]):
                self.init(start: start, end: index, rest: index + 3, words: words, in: text)
                return
            case UInt8(ascii: " "):
                if text[index...].hasPrefix(" - ") {
                    self.init(start: start, end: index, rest: index + 3, words: words, in: text)
                    return
                }
                words += 1
            default: break
            }
            if byte & 0xC0 != 0x80 { characters += 1 }
            index += 1
        }
        return nil
    }

    private init?(start: Int, end: Int, rest: Int, words: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) {
        let term = text[start..<end]
        // A colon inside quotes is not the item's own: Revert "Fix: …".
        guard !term.isEmpty, words <= 5, !isCommitHash(term), term.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 0
        else { return nil }
        range = start..<end
        self.rest = rest
    }
}

/// Seven to forty hexadecimal digits, as version control prints them, at least one of them a digit.
func isCommitHash(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    let word = bytes.prefix { !$0.isASCIISpace }
    return (7...40).contains(word.count) && word.contains(where: \.isASCIIDigit)
        && word.allSatisfy { $0.isASCIIDigit || ($0.asciiLowercased >= 0x61 && $0.asciiLowercased <= 0x66) }
}
