import TableBasics

/// The words on both sides of a dash, which may be the two ends of a range: `Mar 2015 - Dec 2019`, `Week 1 - Week 3`, `7:00 AM - 8:00 AM`,
/// `2019 - present`, `Mo - Fr: 9`.
struct RangePoints {
    private let from: [ArraySlice<UInt8>]
    private var to: [ArraySlice<UInt8>] = []
    /// Nothing but a colon, a dash or the end of the text follows the words of the right side.
    private var isClosed = false
    private var hasColon = false
    /// The left side is all that stands before the dash.
    private let isAtStart: Bool

    private static let mostWords = 4

    init(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>, isAtStart: Bool) {
        self.isAtStart = isAtStart
        from = before.split { $0.isASCIISpace }.map(Self.withoutMarks)
        var rest = after
        while !isClosed, to.count <= Self.mostWords {
            rest = rest.trimmed(.leading)
            guard !rest.isEmpty, rest.spacedDashEnd == nil else {
                isClosed = true
                break
            }
            var word = rest.prefix { !$0.isASCIISpace }
            rest = rest[word.endIndex...]
            let wide = word.indices.first { word[$0] == 0xEF && word[$0...].starts(with: [0xEF, 0xBC, 0x9A]) }
            hasColon = wide != nil || word.last == UInt8(ascii: ":")
            isClosed = hasColon
            if let wide { word = word[..<wide] }
            word = Self.withoutMarks(word)
            if !word.isEmpty { to.append(word) }
        }
    }

    /// A comma or a colon belongs to no word.
    private static func withoutMarks(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let last = word.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ":") else { return word }
        return word.dropLast()
    }

    /// Whether a text could be the first end: it has a digit, is as short as `Mo`, or ends in the name of a day or month.
    static func mayBegin(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count > mostBytesOfShort, !text.contains(where: \.isASCIIDigit) else { return !text.isEmpty }
        let word = withoutMarks(text[(text.lastIndex(where: \.isASCIISpace).map { $0 + 1 } ?? text.startIndex)...])
        return isWeekday(word) || isMonth(word)
    }

    /// Two letters, in any script.
    private static let mostBytesOfShort = 8

    var areOfRange: Bool {
        guard let first = to.first, let last = from.last else { return false }
        if Self.isYear(last), isClosed, to.count <= 3, to.last.map(Self.isOpenEnd) == true { return true }
        let most = min(from.count, to.count, Self.mostWords)
        if (1...most).contains(where: { Self.areAlike(from.suffix($0), to.prefix($0)) }) { return true }
        // Mon - Monday
        if Self.isWeekday(last), Self.isWeekday(first) { return !Self.beginAlike(last, first) }
        // January - March 2020
        if to.count > 1, Self.isYear(to[1]), Self.isMonth(last), Self.isMonth(first) { return true }
        return areShort(last, first)
    }

    /// The short names of days and the like, alone before a colon or a time: `Mo - Fr: 9`, `A - D: left`, `Sa - So 9-12`.
    private func areShort(_ last: ArraySlice<UInt8>, _ first: ArraySlice<UInt8>) -> Bool {
        guard isAtStart, from.count == 1, to.count == 1 && hasColon || to.count > 1 && Self.isTime(to[1]) else { return false }
        return last != first && (1...2).contains(last.scalarCount) && last.scalarCount == first.scalarCount
            && (last + first).allSatisfy { $0.isASCIILetter || $0 >= 0x80 || $0 == UInt8(ascii: ".") }
    }

    /// `9:30`, `9-17`, `9–17`
    private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
        word.first?.isASCIIDigit == true && word.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == 0xE2 }
    }

    private static func beginAlike(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        one.prefix(3).map(\.asciiLowercased) == other.prefix(3).map(\.asciiLowercased)
    }

    // MARK: Ends that are written alike

    /// Whether two ends have numbers of one form at the same places, and words that belong together.
    private static func areAlike(_ from: ArraySlice<ArraySlice<UInt8>>, _ to: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        var areNumbered = false
        var differ = false
        for (index, (one, other)) in zip(from.indices, zip(from, to)) {
            if one != other { differ = true }
            if one.contains(where: \.isASCIIDigit) {
                let shape = shape(of: one)
                guard other.contains(where: \.isASCIIDigit), shape == Self.shape(of: other) else { return false }
                areNumbered = areNumbered || from.count > 1 || !shape.isEmpty
            } else {
                let next = to.index(to.startIndex, offsetBy: index - from.startIndex + 1)
                let areBeforeYears = index + 1 < from.endIndex && isYear(from[index + 1]) && isYear(to[next])
                guard !other.contains(where: \.isASCIIDigit), areBeforeYears || areRelated(one, other) else { return false }
            }
        }
        return areNumbered && differ
    }

    /// What is not a digit, `pm` as `am`. A colon counts for nothing: 9:30am - 5pm.
    private static func shape(of number: ArraySlice<UInt8>) -> [UInt8] {
        let shape = number.filter { !$0.isASCIIDigit && $0 != UInt8(ascii: ":") }
        return isHalfOfDay(shape[...]) ? Array("am".utf8) : shape
    }

    /// One word, or two months, or two halves of the day. One may be longer by a letter: 1 day - 3 days.
    private static func areRelated(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        let isOne = abs(one.count - other.count) <= 1 && (one.starts(with: other) || other.starts(with: one))
        return isOne || isMonth(one) && isMonth(other) || isHalfOfDay(one) && isHalfOfDay(other)
    }

    /// `AM`, `p.m.`
    private static func isHalfOfDay(_ word: ArraySlice<UInt8>) -> Bool {
        let letters = word.filter { $0 != UInt8(ascii: ".") }.map(\.asciiLowercased)
        return letters.count == 2 && letters[1] == UInt8(ascii: "m")
            && (letters[0] == UInt8(ascii: "a") || letters[0] == UInt8(ascii: "p"))
    }

    /// Begins or ends with a year from 1900 to 2099: `2019`, `05/2019`, `2019年`.
    private static func isYear(_ word: ArraySlice<UInt8>) -> Bool {
        [word.prefix(4), word.suffix(4)].contains { digits in
            digits.count == 4 && digits.allSatisfy(\.isASCIIDigit) && (digits.hasPrefix("19") || digits.hasPrefix("20"))
        }
    }

    // MARK: Words

    /// Begins as the name of a month does, in the languages of most documents.
    private static func isMonth(_ word: ArraySlice<UInt8>) -> Bool { begins(word, asOneOf: months) }

    /// Begins as the name of a day does, and is short or ends as they do.
    private static func isWeekday(_ word: ArraySlice<UInt8>) -> Bool {
        guard begins(word, asOneOf: days) else { return false }
        let rest = word.dropFirst(3)
        return rest.isEmpty || rest.elementsEqual(".".utf8)
            || rest.count >= 2 && begins(rest.suffix(2) + [0x20], asOneOf: endsOfDays)
    }

    /// Says that something lasts.
    private static func isOpenEnd(_ word: ArraySlice<UInt8>) -> Bool {
        let name = String(decoding: word, as: UTF8.self).lowercased()
        return openEnds.utf8.split(separator: 0x20).contains { $0.elementsEqual(name.utf8) }
    }

    /// Whether the first three bytes of a word are among those of a text, at every third of them.
    private static func begins(_ word: ArraySlice<UInt8>, asOneOf starts: StaticString) -> Bool {
        let start = word.prefix(3).map(\.asciiLowercased)
        return start.count == 3
            && starts.withUTF8Buffer { bytes in
                stride(from: 0, to: bytes.count, by: 3).contains { bytes[$0..<($0 + 3)].elementsEqual(start) }
            }
    }

    private static let months: StaticString =
        "janfebmaraprmayjunjulaugsepoctnovdecmaiavrjuiaoufédémäoktdezgenmaggiulugsetottdiceneabragomrtmeifevoutmaj"
    private static let days: StaticString =
        "montuewedthufrisatsundiemitdonfresamsonlunmarmerjeuvendimjueviesádomgiosabmaadinwoevrizatzonmantironstor"
    private static let endsOfDays: StaticString = "ay ys ag gs di es do ch he go "
    private static let openEnds =
        "present now today current currently ongoing heute jetzt dato aktuell laufend aujourd'hui aujourd’hui présent jour cours hoy "
        + "presente actualidad actual actualmente hoje atual oggi attuale ora heden nu idag nå dziś teraz obecnie bugün günümüz время "
        + "н.в. сейчас сегодня 現在 现在 至今 今 今日 今天 현재 الآن היום"
}
