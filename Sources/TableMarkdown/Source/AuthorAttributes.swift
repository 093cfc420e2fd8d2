import TableBasics
import TableModel

/// What an author says of an item or a heading in braces at its end: `{.class #id key=value key="two words"}`.
///
/// Every part is a class, an id or a key with a value; a bare word or a comma makes the braces text (`{name}`, `{a, b}`). Behind the
/// opening brace kramdown and Python-Markdown have a colon, `{: #id }`, and MDX has a comment, `{/* #id */}`. Behind such a colon, and
/// behind an id or a class, a bare word is one of another dialect's attributes, and means nothing.
struct AuthorAttributes {
    var classes: [String] = []
    var id: String?
    var values: [NamedValue] = []
    /// Where each of the classes stands with its full stop.
    private(set) var classOffsets: [Range<Int>] = []
    /// Where each of the values stands with its key, in bytes from the opening brace, and where in it the value itself begins.
    private(set) var offsets: [(entry: Range<Int>, value: Int)] = []
    /// Where the id stands with its `#`.
    private(set) var idOffsets = 0..<0
    /// The bare words, where each stands, and the index of the value directly before it; nil for none.
    private(set) var words: [(name: String, offsets: Range<Int>, value: Int?)] = []
    /// What the opening brace stands in: a text or an HTML comment, and where in its literal.
    var origin: (node: MarkdownNode, start: Int)?

    /// The offset at which attributes and the white space before them begin, when `text` ends in some.
    static func tail(of text: some RandomAccessCollection<UInt8>) -> Int? {
        // Most texts end in a word or a full stop: nothing of them is copied.
        guard text.last(where: { !$0.isASCIISpace }) == UInt8(ascii: "}") else { return nil }
        let bytes = Array(text)
        let end = bytes.trimmed.endIndex
        guard let open = bytes.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        guard open == 0 || bytes[open - 1].isASCIISpace, AuthorAttributes(bytes[open..<end]) != nil else { return nil }
        var start = open
        while start > 0, bytes[start - 1].isASCIISpace { start -= 1 }
        return start
    }

    /// No more than an id, or nothing.
    ///
    /// - Parameter offsets: where it stands.
    init(id: String?, at offsets: Range<Int>) {
        self.id = id
        idOffsets = offsets
    }

    /// Whether it says nothing: a mark that means something elsewhere, and is not shown.
    var isEmpty: Bool { id == nil && classes.isEmpty && values.isEmpty }

    /// Reads a run with its braces; nil when it is not attributes from end to end.
    init?(_ run: some RandomAccessCollection<UInt8>) {
        let bytes = Array(run.trimmed)
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
        var inside = bytes[..<(bytes.count - 1)]
        var index = bytes[1] == UInt8(ascii: ":") ? 2 : 1
        if inside[1...].starts(with: "/*".utf8), inside.suffix(2).elementsEqual("*/".utf8), inside.count >= 5 {
            inside = inside.dropLast(2)
            index = 3
        }
        var takesWords = index == 2
        let mostWords = takesWords ? Self.mostWords : 1
        while true {
            while index < inside.endIndex, inside[index].isASCIISpace { index += 1 }
            guard index < inside.endIndex else { break }
            let isName = inside[index] == UInt8(ascii: ".") || inside[index] == UInt8(ascii: "#")
            if isName, values.isEmpty { takesWords = true }
            var end = isName ? readName(in: inside, at: index) : readValue(in: inside, at: index)
            if end == nil, takesWords { end = readWord(in: inside, at: index) }
            guard let end else { return nil }
            index = end
        }
        guard !classes.isEmpty || id != nil || !values.isEmpty, words.count <= mostWords else { return nil }
    }

    /// More are no attributes that anybody wrote. Without a colon two are a text already: `{#hashtag is great}`.
    private static let mostWords = 10

    /// Reads `.class` or `#id`; where it ends, or nil.
    private mutating func readName(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        let name = bytes[(start + 1)...].prefix(while: Self.isNamePart)
        let isWhole = name.endIndex == bytes.endIndex || bytes[name.endIndex].isASCIISpace
        guard isWhole, name.contains(where: { $0 != UInt8(ascii: ".") }) else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        if bytes[start] == UInt8(ascii: ".") {
            classes.append(text)
            classOffsets.append(start..<name.endIndex)
        } else {
            id = text
            idOffsets = start..<name.endIndex
        }
        return name.endIndex
    }

    /// Reads `key=value`; where it ends, or nil.
    private mutating func readValue(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        let key = bytes[start...].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
        let first = key.endIndex + 1
        guard !key.isEmpty, first < bytes.endIndex, bytes[key.endIndex] == UInt8(ascii: "=") else { return nil }
        let value: ArraySlice<UInt8>
        var end: Int
        if bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") {
            value = bytes[(first + 1)...].prefix { $0 != bytes[first] }
            end = value.endIndex + 1
            guard value.endIndex < bytes.endIndex, end == bytes.endIndex || bytes[end].isASCIISpace else { return nil }
        } else {
            value = bytes[first...].prefix { !$0.isASCIISpace }
            end = value.endIndex
            guard !value.isEmpty, !value.contains(where: "{}\",".utf8.contains) else { return nil }
        }
        let name = String(decoding: key, as: UTF8.self)
        let text = String(decoding: value, as: UTF8.self)
        if name == "id", !value.isEmpty, !value.contains(where: \.isASCIISpace) {
            id = text
            idOffsets = value.indices
            return end
        }
        if name == "class" {
            for word in value.split(separator: 0x20) {
                classes.append(String(decoding: word, as: UTF8.self))
                classOffsets.append(word.indices)
            }
            return end
        }
        values.append(NamedValue(name, text))
        offsets.append((start..<end, value.startIndex))
        return end
    }

    /// Reads a bare word; where it ends, or nil.
    private mutating func readWord(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        let word = bytes[start...].prefix { Self.isNamePart($0) && $0 != UInt8(ascii: ":") }
        guard word.first != UInt8(ascii: "."), !word.isEmpty, word.endIndex == bytes.endIndex || bytes[word.endIndex].isASCIISpace
        else { return nil }
        let isBehindValue = offsets.last.map { bytes[$0.entry.upperBound..<start].allSatisfy(\.isASCIISpace) } ?? false
        words.append((String(decoding: word, as: UTF8.self), word.indices, isBehindValue ? values.count - 1 : nil))
        return word.endIndex
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIIWord || byte == 0x2D || byte == 0x3A || byte == 0x2E || byte >= 0x80
    }
}
