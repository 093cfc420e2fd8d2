import TableBasics

/// The candidates of a `srcset` attribute: HTML Living Standard §4.8.4.2.1.
struct HTMLSourceSet {
    struct Candidate {
        var address: HTMLAddress
        /// Of the address in the value.
        var offset: Int
        /// `2x`, `640w` or empty.
        var descriptor: ArraySlice<UInt8>
    }

    private(set) var candidates: [Candidate] = []

    init(_ value: [UInt8]) {
        var rest = value[...]
        while true {
            rest = rest.drop { $0.isHTMLSpace || $0 == Self.comma }
            guard !rest.isEmpty else { return }
            var url = rest.prefix { !$0.isHTMLSpace }
            rest = rest[url.endIndex...]
            var descriptor = value[0..<0]
            if url.last == Self.comma {
                while url.last == Self.comma { url.removeLast() }
            } else {
                let written = rest.prefix { $0 != Self.comma }
                rest = rest[written.endIndex...]
                descriptor = HTMLByte.trim(written)
            }
            candidates.append(
                Candidate(
                    address: HTMLAddress(Array(url)), offset: url.startIndex,
                    descriptor: Self.isValid(descriptor) ? descriptor : value[0..<0]))
        }
    }

    private static let comma = UInt8(ascii: ",")

    private static func isValid(_ descriptor: ArraySlice<UInt8>) -> Bool {
        let number = descriptor.dropLast()
        guard let unit = descriptor.last, let first = number.first, first.isASCIIDigit else { return false }
        if unit == UInt8(ascii: "w") { return number.allSatisfy(\.isASCIIDigit) && first != UInt8(ascii: "0") }
        return unit == UInt8(ascii: "x") && number.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
            && number.count(where: { $0 == UInt8(ascii: ".") }) <= 1 && number.last != UInt8(ascii: ".")
    }
}
