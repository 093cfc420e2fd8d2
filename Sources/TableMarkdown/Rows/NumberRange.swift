import TableBasics

/// Two numbers with a dash between them that say from where to where, or who has how many: `9:00 - 17:00`, `8000 - 8080`,
/// `Kendal 2 - 2 Ambleside`, `3 May - 9 May`. Such a dash divides nothing, nor does that of two ``RangePoints``.
enum NumberRange {
    /// Whether the dash between two texts is that of a range.
    ///
    /// - Parameter dash: with the white space around it.
    static func isAround<Bytes: BidirectionalCollection>(_ dash: Range<Int>, in text: Bytes) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let before = Array(text[..<dash.lowerBound].suffix(longestSide)).trimmed
        // Most terms are told by a look at them.
        guard RangePoints.mayBegin(before) else { return false }
        let after = Array(text[dash.upperBound...].prefix(longestSide)).trimmed
        guard !after.isEmpty else { return false }
        return isDate(before) && isDate(after) || areNumbers(before, after)
            || RangePoints(before, after, isAtStart: text.first.map { !$0.isASCIISpace } == true).areOfRange
    }

    /// The bytes that are looked at on each side.
    private static let longestSide = 64

    /// Whether a text ends in a number like the one that another text begins with.
    private static func areNumbers(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
        guard before.last?.isASCIIDigit == true, after.first?.isASCIIDigit == true else { return false }
        let from = Array(before.reversed().prefix(while: isPart).reversed())
        var to = Array(after.prefix { isPart($0) || $0 == UInt8(ascii: ",") })
        while let mark = to.last, !mark.isASCIIDigit { to.removeLast() }
        guard from.first?.isASCIIDigit == true, shape(of: from) == shape(of: to) else { return false }
        guard from.allSatisfy(\.isASCIIDigit) else { return true }
        // `Week 1 - 5 km` has a value: what is counted is written small.
        let next = after.dropFirst(to.count).drop(while: \.isASCIISpace).first
        return next.map { !$0.isASCIILowercase && $0 < 0x80 } ?? true
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    /// Numbers differ in how many digits they have, and in nothing else.
    private static func shape(of number: [UInt8]) -> [UInt8] { number.filter { !$0.isASCIIDigit } }

    /// Begins with a day of a month: `3 May`, `3. Mai`.
    private static func isDate(_ words: ArraySlice<UInt8>) -> Bool {
        let day = words.prefix(while: \.isASCIIDigit)
        guard (1...2).contains(day.count) else { return false }
        var rest = words.dropFirst(day.count)
        if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
        return rest.first == 0x20 && rest.dropFirst().first?.isASCIIUppercase == true
            && rest.dropFirst(2).first.map { $0.isASCIILowercase || $0 >= 0x80 } == true
    }
}

extension RandomAccessCollection<UInt8> where SubSequence: RandomAccessCollection {
    /// The length of the white space that a text begins with: of one byte, or a no-break space (U+00A0, U+202F); 0 for none.
    var spaceLength: Int {
        switch first {
        case 0xC2: dropFirst().first == 0xA0 ? 2 : 0
        case 0xE2: dropFirst().first == 0x80 && dropFirst(2).first == 0xAF ? 3 : 0
        default: first?.isASCIISpace == true ? 1 : 0
        }
    }
}

extension RandomAccessCollection<UInt8> where Index == Int, SubSequence: RandomAccessCollection {
    /// Where the words end that white space follows.
    var endOfWords: Int {
        var end = endIndex
        while end > startIndex,
            let length = (1...3).first(where: { $0 <= end - startIndex && self[(end - $0)..<end].spaceLength == $0 })
        {
            end -= length
        }
        return end
    }

    /// Behind a dash of Chinese that the text begins with, which needs no white space: `——`, `⸺`; nil for none.
    var wideDashEnd: Int? {
        if starts(with: [0xE2, 0xB8, 0xBA]) { return startIndex + 3 }
        return starts(with: [0xE2, 0x80, 0x94, 0xE2, 0x80, 0x94]) ? startIndex + 6 : nil
    }

    /// Behind a dash that the text begins with and the white space that must follow it: `- `, `-- `, `– `, `— `; nil for none.
    var spacedDashEnd: Int? {
        let length: Int
        switch first {
        case UInt8(ascii: "-"): length = dropFirst().first == UInt8(ascii: "-") ? 2 : 1
        case 0xE2 where dropFirst().first == 0x80 && [0x93, 0x94].contains(dropFirst(2).first): length = 3
        default: return nil
        }
        let space = dropFirst(length).spaceLength
        return space > 0 ? startIndex + length + space : nil
    }
}
