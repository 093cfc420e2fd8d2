import TableBasics

/// What tells symbols of one name apart in DocC, behind a hyphen: a hash, a kind, or what a function takes and returns. `run(_:)-4yske`,
/// `Thing-class`, `Thing-swift.enum`, `run(_:)-(_,Input)`, `run()->Int`.
enum SymbolSuffix {
    /// How many bytes at the end of a path it is, with its hyphen; 0 for none.
    static func length(in path: UnsafeBufferPointer<UInt8>) -> Int {
        guard path.contains(UInt8(ascii: "-")) else { return 0 }
        // The types of a signature have no slash.
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        for hyphen in path[start...].indices where path[hyphen] == UInt8(ascii: "-") {
            // Names of operators have hyphens of their own.
            guard hyphen > start else { continue }
            let last = path[hyphen - 1]
            let isFunction = last == UInt8(ascii: ")")
            if isFunction || last.isASCIIWord || last >= 0x80, isSuffix(path[(hyphen + 1)...], isBehindFunction: isFunction) {
                return path.count - hyphen
            }
        }
        return 0
    }

    private static func isSuffix(_ words: Slice<UnsafeBufferPointer<UInt8>>, isBehindFunction: Bool) -> Bool {
        if words.first == UInt8(ascii: "("), words.contains(UInt8(ascii: ")")) { return true }
        if words.hasPrefix(">") { return isBehindFunction && words.count > 1 }
        let words = words.hasPrefix("swift.") ? words.dropFirst("swift.".utf8.count) : words
        if kinds.contains(String(decoding: words.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)) { return true }
        return (1...longestHash).contains(words.count) && words.allSatisfy { $0.isASCIIDigit || $0.isASCIILowercase }
            && (isBehindFunction || words.contains(where: \.isASCIIDigit))
    }

    /// Of a number of 24 bits in base 36.
    private static let longestHash = 5

    private static let kinds: Set<String> = [
        "associatedtype", "class", "deinit", "dictionary", "enum", "enum.case", "extension", "func", "func.op", "init", "macro",
        "method",
        "module", "namespace", "property", "protocol", "struct", "subscript", "type.method", "type.property", "type.subscript",
        "typealias", "union", "var",
    ]
}
