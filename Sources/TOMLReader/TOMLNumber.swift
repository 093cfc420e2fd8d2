import TableBasics

/// Numbers and times as TOML writes them.
enum TOMLNumber {
    /// A number as YAML reads it: without underscores, in decimal; nil for none.
    static func text(of text: String) -> String? {
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix).map(String.init)
        }
        if ["inf", "nan"].contains(where: { $0 == digits.drop { "+-".contains($0) } }) { return digits }
        guard digits.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) }), Double(digits) != nil else { return nil }
        return digits.hasPrefix("+") ? String(digits.dropFirst()) : digits
    }

    /// `07:32:00`, with a fraction or without.
    static func isTime(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].count == 2 && parts[1].count == 2
            && parts.allSatisfy { $0.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") } && !$0.isEmpty }
    }
}
