import TableBasics

/// Which bytes of a file a `Range` field asks for (RFC 9110 §14).
enum ByteRange: Equatable {
    /// All of it: for no field, several ranges, and what is no range of bytes.
    case whole
    case part(Range<Int>)
    case notSatisfiable

    init(_ field: String?, size: Int) {
        self = .whole
        guard let field, field.lowercased().hasPrefix("bytes=") else { return }
        let ends = field.utf8.dropFirst(6).trimmed.split(
            separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return }
        switch (Self.number(ends[0]), Self.number(ends[1])) {
        case (nil, nil): return
        case (nil, let length?): self = length > 0 && size > 0 ? .part(max(0, size - length)..<size) : .notSatisfiable
        case (let first?, let last):
            if let last, last < first { return }
            self = first < size ? .part(first..<min(last ?? size, size - 1) + 1) : .notSatisfiable
        }
    }

    /// Nil without digits; the greatest number for more digits than it has.
    private static func number(_ digits: Substring.UTF8View) -> Int? {
        digits.isEmpty ? nil : Int(Substring(digits)) ?? .max
    }
}
