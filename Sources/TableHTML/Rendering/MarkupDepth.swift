import TableBasics

/// How many elements are open behind pieces of filtered HTML, in which each element is closed.
struct MarkupDepth {
    private(set) var depth = 0

    /// Elements without an end tag (HTML Living Standard, 13.1.2).
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// - Parameter piece: a whole tag, or a part of one; what begins with `<` has the name of its element with it.
    mutating func read(_ piece: ArraySlice<UInt8>) {
        var rest = piece
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            guard let first = rest.first else { return }
            if first == UInt8(ascii: "/") {
                depth -= 1
            } else if first.isASCIILetter {
                let name = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit }
                if !Self.void.contains(String(decoding: name, as: UTF8.self).lowercased()) { depth += 1 }
            }
        }
    }
}
