import TableBasics

/// A tag of Liquid, `{% name words %}`, or an extension of kramdown, `{::name words}` and `{:/name}`, in one line.
struct TemplateTag {
    let isLiquid: Bool
    let name: String
    /// What stands behind the name, without white space at the ends.
    let words: ArraySlice<UInt8>
    /// Where it ends in the bytes that it was read from.
    let end: Int
    /// It ends what another one began, in kramdown.
    let isEnd: Bool
    /// Nothing stands between it and an end: `{::options /}`.
    let isAlone: Bool

    /// - Parameter bytes: begin with a brace.
    init?(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes.prefix(400).dropFirst()
        guard bytes.first == UInt8(ascii: "{"), let sign = rest.first else { return nil }
        rest = rest.dropFirst()
        let isLiquid = sign == UInt8(ascii: "%")
        self.isLiquid = isLiquid
        var isEnd = false
        if isLiquid {
            if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            rest = rest.drop(while: \.isASCIISpace)
        } else {
            guard sign == UInt8(ascii: ":"), let next = rest.first, next == UInt8(ascii: ":") || next == UInt8(ascii: "/") else {
                return nil
            }
            isEnd = next == UInt8(ascii: "/")
            rest = rest.dropFirst()
        }
        let word = rest.prefix { $0.isASCIIWord }
        guard let close = rest.indices.first(where: { Self.ends(rest, at: $0, isLiquid: isLiquid) }), word.endIndex <= close,
            !word.isEmpty || isEnd
        else { return nil }
        name = String(decoding: word, as: UTF8.self)
        self.isEnd = isEnd
        end = close + (isLiquid ? 2 : 1)
        var words = rest[word.endIndex..<close]
        isAlone = !isLiquid && words.last == UInt8(ascii: "/")
        if isAlone || isLiquid && words.last == UInt8(ascii: "-") { words = words.dropLast() }
        self.words = words.trimmed
    }

    private static func ends(_ bytes: ArraySlice<UInt8>, at index: Int, isLiquid: Bool) -> Bool {
        isLiquid
            ? bytes[index] == UInt8(ascii: "%") && bytes[index...].dropFirst().first == UInt8(ascii: "}")
            : bytes[index] == UInt8(ascii: "}")
    }
}
