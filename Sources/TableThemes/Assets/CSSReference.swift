/// A place of a style sheet or value that names a file: `url(a.png)`, `url("a.png")`, or a text in `image-set(…)`.
struct CSSReference: Equatable {
    /// In bytes; what `url(…)` may replace.
    let range: Range<Int>
    /// Without quotes and escapes.
    let address: String
}

/// The references of a style sheet or value, in source order. Comments and other texts are none.
func cssReferences(in bytes: [UInt8]) -> [CSSReference] {
    let tokens = CSSTokenizer(bytes).tokens
    let brackets = CSSBrackets(tokens)
    var references: [CSSReference] = []
    for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .url: references.append(CSSReference(range: token.range, address: urlAddress(bytes[token.range])))
        case .function:
            switch cssName(bytes[token.start..<token.end - 1]).lowercased() {
            case "url", "src":
                guard let text = tokens[(index + 1)...].first(where: { $0.kind != .space }), text.kind == .string else { continue }
                let after = brackets.index(after: index)
                let end = after <= tokens.count && after > 0 ? tokens[after - 1].end : bytes.count
                references.append(CSSReference(range: token.start..<end, address: textAddress(bytes[text.range])))
            case "image-set", "-webkit-image-set":
                var inner = index + 1
                while inner < min(brackets.ends[index], tokens.count) {
                    let token = tokens[inner]
                    switch token.kind {
                    case .string:
                        references.append(CSSReference(range: token.range, address: textAddress(bytes[token.range])))
                        inner += 1
                    case .function, .openParenthesis, .openBracket, .openBrace: inner = brackets.index(after: inner)
                    default: inner += 1
                    }
                }
            default: break
            }
        default: break
        }
    }
    return references.sorted { $0.range.lowerBound < $1.range.lowerBound }
}

/// Of `url( a.png )`, whose parenthesis may be missing at the end of a sheet.
private func urlAddress(_ token: ArraySlice<UInt8>) -> String {
    var slice = token.drop { $0 != UInt8(ascii: "(") }.dropFirst()
    if slice.last == UInt8(ascii: ")") { slice.removeLast() }
    while let first = slice.first, isCSSSpace(first) { slice.removeFirst() }
    while let last = slice.last, isCSSSpace(last) { slice.removeLast() }
    return cssName(slice)
}

/// Of a text with its quotes, whose last may be missing at the end of a sheet.
private func textAddress(_ token: ArraySlice<UInt8>) -> String {
    var slice = token.dropFirst()
    if slice.last == token.first { slice.removeLast() }
    return cssName(slice)
}
