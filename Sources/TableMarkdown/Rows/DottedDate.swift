import TableBasics

/// Days that are written with full stops, as versions are: `02.11.2026`, `02.11.26`, `2026.11.02`, `02.\u{2013}05.11.2026`.
enum DottedDate {
    /// Whether one of the words of a term is a day, or ends in one behind a dash or a slash.
    static func isIn(_ term: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var start = term.startIndex
        for index in term.indices where !isPart(term[index]) {
            if isDay(term[start..<index]), isEnd(term[index]) { return true }
            start = index + 1
        }
        return isDay(term[start...])
    }

    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") }

    private static func isEnd(_ byte: UInt8) -> Bool { byte.isASCIISpace || byte == UInt8(ascii: ",") }

    /// Whether a text is a day and nothing else. A year of two digits needs a month of two: `4.2.10` is a version.
    private static func isDay(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, let day = number(parts[0]), let month = number(parts[1]), let year = number(parts[2]) else {
            return false
        }
        guard (1...12).contains(month) else { return false }
        if parts[0].count == 4 { return parts[2].count <= 2 && (1...31).contains(year) }
        return (1...31).contains(day) && (parts[2].count == 4 || parts[2].count == 2 && parts[1].count == 2)
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard (1...4).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
