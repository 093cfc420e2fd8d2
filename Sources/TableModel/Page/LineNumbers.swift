/// The numbers of lines that the words behind a fence ask for: `linenums="5"`, `linenos=true`, `linenos`, `showLineNumbers`,
/// `ts:line-numbers=5`.
package struct LineNumbers: Equatable {
    /// That of the first line.
    package let first: Int

    /// Longer than anyone writes.
    private static let longest = 1000
    private static let names = ["linenostart", "linenums", "linenos", ":line-numbers", "showlinenumbers", "startfrom"]

    /// nil for lines without numbers.
    package init?(_ info: some Collection<UInt8>) {
        let words = Array(info.prefix(Self.longest))
        var first: Int?
        var index = words.startIndex
        while index < words.endIndex {
            let isStart = index == 0 || words[index] == UInt8(ascii: ":") || Self.isGap(words[index - 1])
            if isStart, let number = Self.number(words[index...]) { first = max(first ?? 1, number) }
            index += 1
        }
        guard let first else { return nil }
        self.first = first
    }

    /// The class of a block whose numbers begin elsewhere than at 1.
    package var styleClass: StyleClass? { first == 1 ? nil : StyleClass(property: "first", value: String(first - 1)) }

    private static func number(_ words: ArraySlice<UInt8>) -> Int? {
        guard let letter = words.first, ":lLsS".utf8.contains(letter),
            let name = names.first(where: { $0.utf8.elementsEqual(words.prefix($0.utf8.count).map { $0 | 0x20 }) })
        else { return nil }
        let rest = words.dropFirst(name.utf8.count)
        let isWord = name.first == ":" || name.hasPrefix("show") || name == "linenos"
        guard rest.first == UInt8(ascii: "=") else {
            return isWord && (rest.first.map { isGap($0) || $0 == UInt8(ascii: "}") } ?? true) ? 1 : nil
        }
        let value = rest.dropFirst().drop { "\"'{".utf8.contains($0) }.prefix { !isGap($0) && !"\"'}".utf8.contains($0) }
        let text = String(decoding: value, as: UTF8.self)
        if ["true", "table", "inline"].contains(text) { return 1 }
        guard value.count <= 6, let number = Int(text), number >= 0 else { return nil }
        // `linenums="0"` is one without; a number alone begins there.
        return number == 0 ? nil : number
    }

    private static func isGap(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || "{,;".utf8.contains(byte) }
}
