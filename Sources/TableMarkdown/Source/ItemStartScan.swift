import TableBasics

/// Keeps libcmark from taking the words that an item begins with for something that shows none of them.
///
/// They are what people write and CommonMark does not mean. `- 1. May: a holiday` is an item that holds a list, and nothing else; where
/// that list has no second item, its number is a word. So are the signs of `2. + 7 mL acid`, `- - 5 °C` and `- > 18 years`, and that of
/// `- # of rooms` or `- # – search`, which is no heading. `- [key]: value` is an item that holds a link reference definition, which
/// nobody sees; where no link has that name, it is text. A back-slash makes them text.
struct ItemStartScan {
    /// The indices of the bytes to escape.
    private(set) var marks: [Int] = []

    init(_ body: ArraySlice<UInt8>) {
        guard body.withUnsafeBufferPointer(Self.mayHaveStarts) else { return }
        let bytes = Array(body)
        let starts = Self.starts(in: bytes)
        guard !starts.isEmpty else { return }
        let names = starts.contains { $0.label != nil } ? Self.names(in: bytes) : []
        var literal = bytes.withUnsafeBufferPointer { LiteralLines($0) }
        for start in starts where !literal.contains(start.line) {
            if let label = start.label, names.contains(Self.folded(bytes[label])) { continue }
            marks.append(start.mark + body.startIndex)
        }
    }

    private struct Start {
        /// 1-based.
        var line: Int
        /// The offset of the byte to escape.
        var mark: Int
        /// Between the brackets of a definition.
        var label: Range<Int>?
    }

    /// Whether any line begins so: documents that have none, which is nearly all of them, are neither copied nor read again.
    private static func mayHaveStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while start < bytes.count {
            var index = start
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            let line = bytes[index...].prefix(longestName + 20)
            if let words = wordsOfItem(line), mark(of: words) != nil || label(of: words) != nil { return true }
            guard let end = bytes.firstOffset(of: 0x0A, from: start) else { return bytes.firstOffset(of: 0x0D) != nil }
            start = end + 1
        }
        return false
    }

    private static func starts(in bytes: [UInt8]) -> [Start] {
        var lines = LineScanner(bytes)
        var number = 0
        var found: [Start] = []
        var last: (start: Start, column: Int)?
        while let line = lines.next() {
            number += 1
            let text = bytes[line].drop(while: \.isASCIISpace)
            guard !text.isEmpty else { continue }
            let column = text.startIndex - line.lowerBound
            // A number whose item goes on below it is that of a list.
            if let candidate = last, column < candidate.column { found.append(candidate.start) }
            last = nil
            guard let words = wordsOfItem(text) else { continue }
            if let mark = Self.mark(of: words) {
                last = (Start(line: number, mark: mark), words.startIndex - line.lowerBound)
            } else if isMarker(bytes[text.startIndex]), let label = label(of: words) {
                found.append(Start(line: number, mark: words.startIndex, label: label))
            }
        }
        if let last { found.append(last.start) }
        return found.sorted { $0.line < $1.line }
    }

    private static func isMarker(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+")
    }

    /// What follows the marker of an item: a dash, or a number with a full stop or a parenthesis.
    private static func wordsOfItem<Bytes: RandomAccessCollection<UInt8>>(_ line: Bytes) -> Bytes?
    where Bytes.Index == Int, Bytes.SubSequence == Bytes {
        guard let first = line.first else { return nil }
        let marker = isMarker(first) ? line.startIndex : endOfNumber(line)
        guard let marker, line[(marker + 1)...].first == 0x20 else { return nil }
        return line[(marker + 1)...].drop { $0 == 0x20 }
    }

    /// What makes a list, a quotation or a heading of the words of an item, as it would not in their midst.
    private static func mark<Words: RandomAccessCollection<UInt8>>(of words: Words) -> Int?
    where Words.Index == Int, Words.SubSequence == Words {
        guard let first = words.first else { return nil }
        let rest = words.dropFirst()
        let next = rest.first { $0 != 0x20 }
        switch first {
        case _ where isMarker(first): return rest.first == 0x20 && next?.isASCIIDigit == true ? words.startIndex : nil
        case UInt8(ascii: ">"): return next?.isASCIIDigit == true || rest.first == UInt8(ascii: "=") ? words.startIndex : nil
        case UInt8(ascii: "#"):
            let isSign = rest.starts(with: " of ".utf8) || rest.first == 0x20 && rest.dropFirst().spacedDashEnd != nil
            return isSign ? words.startIndex : nil
        default: return numberEnd(of: words)
        }
    }

    /// The full stop or parenthesis behind a number that words follow.
    private static func numberEnd<Words: RandomAccessCollection<UInt8>>(of words: Words) -> Int? where Words.Index == Int {
        guard let end = endOfNumber(words) else { return nil }
        let rest = words[(end + 1)...]
        return rest.first == 0x20 && rest.contains { !$0.isASCIISpace } ? end : nil
    }

    private static func endOfNumber<Words: RandomAccessCollection<UInt8>>(_ words: Words) -> Int? where Words.Index == Int {
        let digits = words.prefix(while: \.isASCIIDigit)
        guard (1...9).contains(digits.count), digits.endIndex < words.endIndex,
            words[digits.endIndex] == UInt8(ascii: ".") || words[digits.endIndex] == UInt8(ascii: ")")
        else { return nil }
        return digits.endIndex
    }

    /// What is between the brackets of `[key]: value`.
    private static func label<Words: RandomAccessCollection<UInt8>>(of words: Words) -> Range<Int>? where Words.Index == Int {
        guard words.first == UInt8(ascii: "["), let end = words.prefix(longestName).firstIndex(of: UInt8(ascii: "]")),
            end > words.startIndex + 1, words[(end + 1)...].hasPrefix(":"), words[words.startIndex + 1] != UInt8(ascii: "^")
        else { return nil }
        return (words.startIndex + 1)..<end
    }

    /// In bytes. Longer ones are taken for names that somebody uses.
    private static let longestName = 200

    /// What stands in brackets anywhere, but for the names of definitions.
    private static func names(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var index = bytes.startIndex
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "[")) {
            index = open + 1
            guard let close = bytes[index...].prefix(longestName).firstIndex(of: UInt8(ascii: "]")) else { continue }
            if close + 1 == bytes.endIndex || bytes[close + 1] != UInt8(ascii: ":") { names.insert(folded(bytes[index..<close])) }
        }
        return names
    }

    /// As names are compared (CommonMark 0.30 §4.7): in one letter case, and with one space for any white space.
    private static func folded(_ name: ArraySlice<UInt8>) -> String {
        String(decoding: name, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
