/// What may stand in a style sheet as the value of a theme token.
package enum TokenValue {
    /// A token's value as it may stand in a style sheet, without white space around it, or nil for text that could end its
    /// declaration or reach into the next.
    ///
    /// Text in double or single quotes may hold `;`, `{` and `}`; everything else must be balanced. `<` is refused everywhere.
    package static func valid(_ text: String) -> String? {
        let value = trimmed(text)
        return fault(in: value) == nil ? value : nil
    }

    /// Why a text cannot be a token's value, as the end of "a value …", or nil.
    package static func fault(in text: String) -> String? {
        var open: [UInt8] = []
        var quote: UInt8?
        var isEscaped = false
        var before: UInt8 = 0
        let text = trimmed(text)
        guard !text.isEmpty else { return "cannot be empty" }
        guard !hasBrokenAddress(text) else { return "has spaces, quotes or parentheses in an address without quotes" }
        for byte in text.utf8 {
            defer { before = byte }
            if byte < 0x20 || byte == 0x7F { return "cannot hold line breaks or other control characters" }
            if byte == UInt8(ascii: "<") { return "cannot hold `<`" }
            if let end = quote {
                if !isEscaped, byte == end { quote = nil }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "!"), UInt8(ascii: "@"):
                return "cannot hold `\(Unicode.Scalar(byte))` outside of quotes"
            case UInt8(ascii: "*") where before == UInt8(ascii: "/"): return "cannot hold a comment"
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                if open.popLast() != byte { return "has a `\(Unicode.Scalar(byte))` too many" }
            default: break
            }
        }
        if quote != nil { return "has a quote that is not closed" }
        if let missing = open.last { return "lacks a `\(Unicode.Scalar(missing))`" }
        return nil
    }

    /// Whether an address without quotes holds what ends it early: browsers read on to the next `)`, so that a quote in it opens
    /// no text (CSS Syntax 3 §4.3.14).
    private static func hasBrokenAddress(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var index = 0
        while index + 4 <= bytes.count {
            guard bytes[index + 3] == UInt8(ascii: "("), zip(bytes[index...], "url".utf8).allSatisfy({ $0 | 0x20 == $1 }) else {
                index += 1
                continue
            }
            index += 4
            while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
            guard index < bytes.count, !")\"'".utf8.contains(bytes[index]) else { continue }
            let whole = bytes[index...].prefix { $0 != UInt8(ascii: ")") }
            let address = whole.prefix(through: whole.lastIndex { $0 != UInt8(ascii: " ") } ?? whole.startIndex)
            if address.contains(where: " \"'(".utf8.contains) { return true }
            index += whole.count
        }
        return false
    }

    /// Whether a value may name a file to load. (Escapes, which could hide that, are faults outside of quotes.)
    package static func namesFile(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["url(", "src(", "image-set(", "image("].contains { text.contains($0) }
    }

    /// Whether a value has a comma outside of parentheses and quotes, which would be read as the end of a function's argument.
    package static func hasLooseComma(_ text: String) -> Bool {
        var depth = 0
        var quote: UInt8?
        for byte in text.utf8 {
            if let end = quote {
                if byte == end { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0: return true
            default: break
            }
        }
        return false
    }

    private static func trimmed(_ text: String) -> String {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }
}
