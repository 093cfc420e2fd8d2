import TableBasics

/// A place of a style sheet or value that names a file: `url(a.png)`, `url("a.png")`, or a text in `image-set(…)`.
///
/// Where another value may give the text, the address is the function that fetches it, and no file.
package struct CSSReference: Equatable {
    /// In bytes; what `url(…)` may replace.
    package let range: Range<Int>
    /// Without quotes and escapes.
    package let address: String
}

/// The references of a style sheet or value, in source order. Comments and other texts are none.
package func cssReferences(in bytes: [UInt8]) -> [CSSReference] {
    let tokens = CSSTokenizer(bytes).tokens
    let brackets = CSSBrackets(tokens)
    var references: [CSSReference] = []
    func range(of function: Int) -> Range<Int> {
        tokens[function].start..<tokens[max(brackets.index(after: function), function + 1) - 1].end
    }
    for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .url: references.append(CSSReference(range: token.range, address: urlAddress(bytes[token.range])))
        case .function:
            switch CSSName.unescaped(bytes[token.start..<token.end - 1]).lowercased() {
            case "url", "src":
                guard let text = tokens[(index + 1)...].first(where: { $0.kind != .space }) else { continue }
                let address =
                    text.kind == .string ? textAddress(bytes[text.range]) : String(decoding: bytes[text.range], as: UTF8.self)
                references.append(CSSReference(range: range(of: index), address: address))
            case "image-set", "-webkit-image-set", "image":
                var inner = index + 1
                while inner < min(brackets.ends[index], tokens.count) {
                    let token = tokens[inner]
                    switch token.kind {
                    case .string:
                        references.append(CSSReference(range: token.range, address: textAddress(bytes[token.range])))
                        inner += 1
                    case .function where isSubstitution(CSSName.unescaped(bytes[token.start..<token.end - 1]).lowercased()):
                        let whole = range(of: inner)
                        references.append(CSSReference(range: whole, address: String(decoding: bytes[whole], as: UTF8.self)))
                        inner = brackets.index(after: inner)
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

/// Functions that may stand for a text, which nobody sees here: `image-set(var(--picture) 1x)`.
private func isSubstitution(_ name: String) -> Bool { ["var", "env", "attr", "if"].contains(name) || name.hasPrefix("--") }

/// Of `url( a.png )`, whose parenthesis may be missing at the end of a sheet.
private func urlAddress(_ token: ArraySlice<UInt8>) -> String {
    var slice = token.drop { $0 != UInt8(ascii: "(") }.dropFirst()
    if slice.last == UInt8(ascii: ")") { slice.removeLast() }
    while let first = slice.first, first.isHTMLSpace { slice.removeFirst() }
    while let last = slice.last, last.isHTMLSpace { slice.removeLast() }
    return CSSName.unescaped(slice)
}

/// Of a text with its quotes, whose last may be missing at the end of a sheet.
private func textAddress(_ token: ArraySlice<UInt8>) -> String {
    var slice = token.dropFirst()
    if slice.last == token.first { slice.removeLast() }
    return CSSName.unescaped(slice)
}
