import TableBasics

/// Whether the cells of a column number the rows: "1", "2", "3", or ranks, of which some come twice.
///
/// The head says so, `#` or "No.", or they begin with 1 and rise no faster than the rows do. Years are no such numbers.
struct RowNumbers {
    private(set) var cellCount = 0
    private var isNumberedByHead = false
    private var numberCount = 0
    private var areNumbers = true
    private var areRanks = true
    private var last = 0
    private var areAmounts = true

    /// How many bytes of a cell are read. What has more is no number of a row.
    static let longest = 6
    private static let heads: Set<String> = ["#", "no", "no.", "nr", "nr.", "n\u{B0}", "n\u{BA}", "\u{2116}"]

    /// All cells below the head are such numbers; some may be empty.
    var areAll: Bool { areNumbers && (isNumberedByHead ? numberCount > 0 : areRanks && numberCount > 1) }

    /// The cells name nothing by themselves: there is but one below the head, or all are amounts, such as "34,217" and "1.2k".
    var needHead: Bool { cellCount == 2 || cellCount > 2 && areAmounts && !areAll }

    /// Reads the next cell, of which the first is the head.
    ///
    /// - Parameter cell: Its text in lower case and without spaces, or its start, which is longer than ``longest``.
    mutating func read(_ cell: [UInt8]) {
        if cellCount == 0 {
            isNumberedByHead = Self.heads.contains(String(decoding: cell, as: UTF8.self))
        } else {
            if areNumbers, !cell.isEmpty { readNumber(cell) }
            areAmounts =
                areAmounts && cell.first?.isASCIIDigit == true && cell.allSatisfy { $0.isASCIIDigit || ",.km+%".utf8.contains($0) }
        }
        cellCount += 1
    }

    /// "1", "2.", "3)", and "=4" or "4=" for a place that two share.
    private mutating func readNumber(_ cell: [UInt8]) {
        var digits = cell[...]
        if digits.first == UInt8(ascii: "=") { digits.removeFirst() }
        if let sign = digits.last, [UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "=")].contains(sign) { digits.removeLast() }
        guard cell.count <= Self.longest, !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
            areNumbers = false
            return
        }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        if number < last || number > cellCount { areRanks = false }
        last = number
        numberCount += 1
    }
}
