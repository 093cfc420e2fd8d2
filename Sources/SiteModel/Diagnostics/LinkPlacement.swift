import TableModel

/// Finds where exactly a link destination stands in its source.
///
/// The place of a diagnostic is where its destination stands, as far as the parser could tell: escapes and character references
/// in it make no difference. Otherwise the destination is looked for behind that place, then in the whole line, in the rest of the
/// paragraph, and among the link reference definitions.
///
/// That looking is limited for all diagnostics of a document together, since thousands of destinations that nobody finds in a long line
/// would take minutes; behind the limit, diagnostics keep the places that they have.
struct LinkPlacement {
    private let lines: SourceLines
    /// How many bytes may still be looked at.
    private var budget: Int
    /// The numbers of the lines that look like link reference definitions (CommonMark 0.30 §4.7).
    private let definitions: [Int]

    init(_ lines: SourceLines, budget: Int = 256 << 20) {
        self.lines = lines
        self.budget = budget
        definitions = (1...lines.count).filter { number in
            let text = lines[number].drop { $0 == UInt8(ascii: " ") }
            return text.first == UInt8(ascii: "[") && text.contains(UInt8(ascii: "]"))
        }
    }

    /// The range to underline, or the diagnostic's own when the destination is not written in one piece.
    mutating func range(of placed: PlacedDiagnostic) -> SourceRange? {
        guard let range = placed.diagnostic.range, !placed.destination.isEmpty else { return placed.diagnostic.range }
        let needle = Array(placed.destination.utf8)
        if let offsets = offsets(of: needle, at: range.start) {
            let (start, end) = (offsets[placed.underlined.lowerBound], offsets[placed.underlined.upperBound])
            return SourceRange(line: range.start.line, column: range.start.column + start, length: end - start)
        }
        guard let found = place(of: needle, from: range.start) else { return range }
        return SourceRange(
            line: found.line, column: found.column + placed.underlined.lowerBound, length: placed.underlined.count)
    }

    /// Where the source has each byte of a destination that stands at a place, from there, and its end; nil when another one does.
    private func offsets(of needle: [UInt8], at place: SourceLocation) -> [Int]? {
        let text = lines[place.line].dropFirst(max(0, place.column - 1))
        var offsets: [Int] = []
        var index = text.startIndex
        while offsets.count < needle.count {
            let byte = needle[offsets.count]
            guard index < text.endIndex else { return nil }
            offsets.append(index - text.startIndex)
            let isReference = text[index] == UInt8(ascii: "&")
            if text[index] == byte, !isReference || !text[index...].starts(with: "&amp;".utf8) {
                index += 1
            } else if text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex, text[index + 1] == byte {
                index += 2
            } else if isReference, let end = text[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) {
                // One character, of up to four bytes.
                while offsets.count < needle.count, needle[offsets.count] & 0xC0 == 0x80 { offsets.append(index - text.startIndex) }
                index = end + 1
            } else {
                return nil
            }
        }
        guard Self.isEnd(text[index...]) else { return nil }
        return offsets + [index - text.startIndex]
    }

    private mutating func place(of needle: [UInt8], from start: SourceLocation) -> SourceLocation? {
        guard budget > 0 else { return nil }
        if let place = find(needle, line: start.line, from: start.column - 1) { return place }
        if let place = find(needle, line: start.line, from: 0) { return place }
        var line = start.line + 1
        while line <= min(lines.count, start.line + 50), isText(line) {
            if let place = find(needle, line: line, from: 0) { return place }
            line += 1
        }
        for line in definitions {
            guard let bracket = lines[line].firstIndex(of: UInt8(ascii: "]")) else { continue }
            if let place = find(needle, line: line, from: bracket - lines[line].startIndex) { return place }
        }
        return bareAddress(needle, from: start.line)
    }

    /// An address of the web that is no more than a word of its sentence.
    private mutating func bareAddress(_ needle: [UInt8], from start: Int) -> SourceLocation? {
        guard needle.starts(with: "http".utf8) else { return nil }
        var line = start
        while line <= min(lines.count, start + 50), isText(line) {
            if let place = find(needle, line: line, from: 0, isWord: true) { return place }
            line += 1
        }
        return nil
    }

    /// Whether a line is not blank.
    private mutating func isText(_ line: Int) -> Bool {
        budget -= lines[line].count
        return lines[line].contains { $0 > UInt8(ascii: " ") }
    }

    /// The first occurrence in a line from an offset on that is not part of a longer destination.
    ///
    /// - Parameter isWord: punctuation may stand around it.
    private mutating func find(_ needle: [UInt8], line: Int, from offset: Int, isWord: Bool = false) -> SourceLocation? {
        let text = lines[line]
        budget -= text.count
        guard let first = needle.first, text.count >= needle.count else { return nil }
        var index = text.startIndex + max(0, offset)
        let last = text.endIndex - needle.count
        while index <= last {
            let end = index + needle.count
            if text[index] == first,
                index == text.startIndex || Self.endsDestination(text[index - 1]) || isWord && Self.isPunctuation(text[index - 1])
            {
                guard budget > 0 else { return nil }
                budget -= needle.count
                if text[index..<end].elementsEqual(needle),
                    Self.isEnd(isWord ? text[end...].drop(while: Self.isPunctuation) : text[end...])
                {
                    return SourceLocation(line: line, column: index - text.startIndex + 1)
                }
            }
            index += 1
        }
        return nil
    }

    /// Whether a destination ends before the rest of its line. The address of an image is without what says that it is for one scheme.
    private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: "#") else { return rest.first.map(endsDestination) ?? true }
        return SchemeFragment.allCases.contains { fragment in
            let fragment = fragment.rawValue.utf8
            return rest.dropFirst().starts(with: fragment) && rest.dropFirst(fragment.count + 1).first.map(endsDestination) ?? true
        }
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool { ".,:;!?*_~|[]".utf8.contains(byte) }

    /// Whether a byte can stand directly before or behind a destination.
    private static func endsDestination(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || "()<>\"'=}".utf8.contains(byte)
    }
}
