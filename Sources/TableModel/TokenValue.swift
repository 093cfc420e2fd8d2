/// A token's value as it may stand in a style sheet, without white space around it, or nil for text that could end its
/// declaration or reach into the next.
///
/// Text in double or single quotes may hold `;`, `{` and `}`; everything else must be balanced. `<` is refused everywhere.
package func validTokenValue(_ text: String) -> String? {
    let value = trimmed(text)
    return tokenValueFault(value) == nil ? value : nil
}

/// Why a text cannot be a token's value, as the end of "a value …", or nil.
package func tokenValueFault(_ text: String) -> String? {
    var open: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    var before: UInt8 = 0
    guard !trimmed(text).isEmpty else { return "cannot be empty" }
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

/// Whether a value may name a file to load. (Escapes, which could hide that, are faults outside of quotes.)
package func tokenValueNamesFile(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["url(", "src(", "image-set("].contains { text.contains($0) }
}

/// Whether a value has a comma outside of parentheses and quotes, which would be read as the end of a function's argument.
package func hasLooseComma(_ text: String) -> Bool {
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

private func trimmed(_ text: String) -> String {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
        let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[start...end])
}
