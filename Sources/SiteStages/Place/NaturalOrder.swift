import TableBasics

/// A file name as people sort it: without regard to case, and digits as numbers, so that `2-setup` stands before `10-faq`.
///
/// Names that differ only in case or in leading zeros are ordered by their bytes.
struct NaturalOrder: Comparable {
    private let parts: [Part]
    private let name: String

    private enum Part: Comparable {
        /// Digits without leading zeros: a longer one is a greater number.
        case number(length: Int, digits: String)
        case text(String)
    }

    init(_ name: String) {
        self.name = name
        var parts: [Part] = []
        var rest = Array(name.lowercased().utf8)[...]
        while let first = rest.first {
            let isNumber = first.isASCIIDigit
            let run = rest.prefix { $0.isASCIIDigit == isNumber }
            rest = rest[run.endIndex...]
            if isNumber {
                let digits = run.drop { $0 == UInt8(ascii: "0") }
                parts.append(.number(length: digits.count, digits: String(decoding: digits, as: UTF8.self)))
            } else {
                parts.append(.text(String(decoding: run, as: UTF8.self)))
            }
        }
        self.parts = parts
    }

    static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
        left.parts == right.parts ? left.name < right.name : left.parts.lexicographicallyPrecedes(right.parts)
    }

    static func == (left: NaturalOrder, right: NaturalOrder) -> Bool { left.name == right.name }
}
