import TableBasics
import TableModel

/// Where the name that an item begins with ends, when several make it, or one and the rest of its word.
extension ContentReader {
    /// The code, bold text or link that begins at an event, in Markdown or in HTML: what it is, and its last event.
    private func name(at index: Int, upTo end: Int) -> (kind: TitleKind, last: Int)? {
        switch events[index] {
        case .code: (.code, index)
        case .open(.strong): (.bold, matchingClose(of: index))
        case .openLink: (.link, matchingClose(of: index))
        case .markup: nameOfHTML(at: index, upTo: end)
        default: nil
        }
    }

    /// The code or bold text of HTML that begins at an event, nothing but text in it: what it is, and the event that closes it.
    func nameOfHTML(at index: Int, upTo end: Int) -> (kind: TitleKind, last: Int)? {
        guard case .markup(let span) = events[index] else { return nil }
        let tag = text[span.range]
        guard tag.first == HTMLByte.lessThan, tag.firstIndex(of: HTMLByte.greaterThan) == tag.endIndex - 1 else { return nil }
        let element = HTMLByte.lowercasedText(tag.dropFirst().prefix(while: \.isASCIILetter))
        let kind: TitleKind
        switch element {
        case "kbd", "code", "samp": kind = .code
        case "b", "strong": kind = .bold
        default: return nil
        }
        var last = index + 1
        while last < end, case .text = events[last] { last += 1 }
        guard last > index + 1, last < end, case .markup(let close) = events[last],
            HTMLByte.lowercasedText(text[close.range]) == "</\(element)>"
        else { return nil }
        return (kind, last)
    }

    /// The last event of the names that a prefix ending at `last` goes on with: `-a`/`--all`, **red** or **green**, `old` → `new`.
    func lastName(behind last: Int, _ kind: TitleKind, _ whole: EventRange) -> Int {
        var last = last
        while let next = nextName(behind: last, kind, upTo: Int(whole.end)) { last = next }
        return last
    }

    private func nextName(behind last: Int, _ kind: TitleKind, upTo end: Int) -> Int? {
        guard last + 1 < end else { return nil }
        guard case .text(let span) = events[last + 1] else {
            guard kind == .code, isKey(at: last), let next = nameOfHTML(at: last + 1, upTo: end), isKey(at: next.last) else {
                return nil
            }
            return next.last
        }
        guard span.count <= 12, last + 2 < end, let next = name(at: last + 2, upTo: end), next.kind == kind else { return nil }
        let between = text[span.range]
        let words = between.trimmed
        let isGlued = words.count == between.count
        if words.isEmpty { return isKey(at: next.last) && (isKey(at: last) || kind == .code) ? next.last : nil }
        if words.isHyphen { return isGlued || isRange(from: last, to: next.last) ? next.last : nil }
        guard isBetweenNames(words) else { return nil }
        // Behind a link these stand before another one that belongs to it, such as its source.
        if kind == .link, words.beginsWithArrow || words.first == UInt8(ascii: "|") || words.first == UInt8(ascii: "/") && !isGlued
        {
            return nil
        }
        return next.last
    }

    /// Whether a name ending at an event is one of a key: a single character in code, or what HTML calls one.
    private func isKey(at last: Int) -> Bool {
        switch events[last] {
        case .code(let span): text[span.range].scalarCount == 1
        case .markup(let span): HTMLByte.lowercasedText(text[span.range]) == "</kbd>"
        default: false
        }
    }

    /// Whether two names are the ends of a range of characters, `0` - `9`.
    private func isRange(from first: Int, to last: Int) -> Bool {
        guard case .code(let from) = events[first], case .code(let to) = events[last], from.count == 1, to.count == 1 else {
            return false
        }
        let (low, high) = (text[Int(from.start)], text[Int(to.start)])
        return low.isASCIIDigit && high.isASCIIDigit || low.isASCIIUppercase && high.isASCIIUppercase
            || low.isASCIILowercase && high.isASCIILowercase
    }

    func isBetweenNames(_ words: ArraySlice<UInt8>) -> Bool {
        switch words.count {
        case 0: return false
        case 2...3 where words.beginsWithArrow: return words.count == 3 || words.first == UInt8(ascii: "-")
        case 1 where marks.utf8.contains(words[words.startIndex]): return true
        case 2 where words.hasPrefix("&&"): return true
        default:
            let word = words.first == UInt8(ascii: ",") ? words.dropFirst().trimmed(.leading) : words
            return conjunctions.contains { word.elementsEqual($0.utf8) }
        }
    }

    // MARK: The rest of a word

    /// Cuts the text behind a name where the word ends that both make, perhaps with others behind it, and a separator comes:
    /// `git`-like tools: text. The event that ends there is returned, or else `last`; `whole` then has one event more.
    mutating func endOfWord(behind last: Int, _ whole: inout EventRange, _ parts: inout RowParts) -> Int {
        let index = last + 1
        guard index < Int(whole.end), case .text(let span) = events[index] else { return last }
        let hyphen = text[span.range].joiningLength
        guard hyphen > 0 else { return last }
        let rest = Span(Int(span.start) + hyphen, Int(span.end))
        var enclosure = Enclosure()
        guard
            let separator = Separator(
                in: text, rest, isFirst: false, hasMore: index + 1 < Int(whole.end), isBehindCode: false, enclosure: &enclosure)
        else { return last }
        var words = text[Int(rest.start)..<separator.range.lowerBound]
        // An aside is none of them.
        if let aside = words.indices.first(where: { words[$0] == UInt8(ascii: "(") || words[$0] == UInt8(ascii: "[") }) {
            words = words[..<aside].trimmed(.trailing)
        }
        let spaces = words.count(where: \.isASCIISpace)
        guard !words.isEmpty, spaces <= 3, words.count <= 60,
            !words.contains(where: { ".!?;,".utf8.contains($0) })
        else { return last }
        events[index] = .text(Span(Int(span.start), words.endIndex))
        events.insert(.text(Span(words.endIndex, Int(span.end))), at: index + 1)
        shift(&parts, from: index + 1)
        whole = EventRange(Int(whole.start), Int(whole.end) + 1)
        return index
    }
}

/// Signs that join two names.
private let marks = "/,|+&"

/// Words that join two names: those for "and", "or" and "then" in the languages that documents have most.
private let conjunctions = [
    "and", "or", "then", "×", "、", "und", "oder", "dann", "et", "ou", "puis", "y", "e", "o", "u", "luego", "en", "of", "och",
    "eller",
    "og", "ja", "tai", "i", "a", "lub", "oraz", "nebo", "alebo", "és", "vagy", "și", "sau", "ve", "veya", "dan", "atau", "và",
    "hoặc", "и", "или", "та", "і", "або", "και", "ή", "ו", "או", "و", "أو", "یا", "और", "या", "和", "与", "與", "或", "と", "または",
    "과", "와", "및", "또는",
]

extension ArraySlice<UInt8> {
    /// A hyphen, one that breaks no line, or an en dash, and nothing else.
    fileprivate var isHyphen: Bool { hyphenLength > 0 && hyphenLength == count }

    private var hyphenLength: Int {
        if first == UInt8(ascii: "-") { return 1 }
        guard first == 0xE2, count >= 3, self[startIndex + 1] == 0x80 else { return 0 }
        let last = self[startIndex + 2]
        return last == 0x90 || last == 0x91 || last == 0x93 ? 3 : 0
    }

    /// The length of a hyphen or another sign at the start that makes one word of what stands on both sides of it; 0 for none.
    fileprivate var joiningLength: Int {
        let length = first == UInt8(ascii: "+") || first == UInt8(ascii: "/") ? 1 : hyphenLength
        guard length > 0, length < count else { return 0 }
        let next = self[startIndex + length]
        return next.isASCIILetter || next.isASCIIDigit || next >= 0xC3 && next != 0xE2 ? length : 0
    }
}
