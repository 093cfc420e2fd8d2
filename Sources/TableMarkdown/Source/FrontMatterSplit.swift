import TableBasics

/// Where a document's front matter stands, and where its Markdown begins.
package struct FrontMatterSplit: Sendable, Equatable {
    /// Byte offsets of what stands between the fences, without them; nil when there is none.
    package var settings: Range<Int>?
    /// It is TOML, and YAML otherwise.
    package var isTOML: Bool
    /// The byte offset of the first line of Markdown.
    package var bodyStart: Int
    /// How many lines stand before ``bodyStart``; add it to every line that libcmark reports.
    package var bodyLine: Int
    /// Front matter begins and nothing ends it: where its settings stop and the Markdown begins nobody can tell.
    package var hasNoEnd: Bool

    package init(
        settings: Range<Int>? = nil, isTOML: Bool = false, bodyStart: Int = 0, bodyLine: Int = 0, hasNoEnd: Bool = false
    ) {
        self.settings = settings
        self.isTOML = isTOML
        self.bodyStart = bodyStart
        self.bodyLine = bodyLine
        self.hasNoEnd = hasNoEnd
    }
}

/// Finds front matter: line 1 is `---`, its first line that is no comment looks like `key:`, and a line `---` or `...` ends it.
/// Or line 1 is `+++`, its first line that is no comment looks like `key =` or `[table]`, and a line `+++` ends it.
///
/// A byte order mark before it is passed over. A document that merely opens with a thematic break has none.
///
/// Front matter without its last line is told by ``FrontMatterSplit/hasNoEnd``, when the first lines can hardly be text. For YAML: the
/// very next line that is no comment begins with a key of one word, and up to the next empty line there is a value behind a key in
/// lower case, behind two below comments, and no line `--- words`.
package func splitFrontMatter(_ source: [UInt8]) -> FrontMatterSplit {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let none = FrontMatterSplit(bodyStart: start)
    var lines = LineScanner(source, from: start)
    guard let first = lines.next() else { return none }
    let isTOML = isFence(source[first], "+++")
    guard isTOML || isFence(source[first], "---") else { return none }
    let settingsStart = lines.offset
    var number = 1
    var hasKey = false
    while let line = lines.next() {
        number += 1
        if isTOML ? isFence(source[line], "+++") : isFence(source[line], "---") || isFence(source[line], "...") {
            return FrontMatterSplit(
                settings: settingsStart..<line.lowerBound, isTOML: isTOML, bodyStart: lines.offset, bodyLine: number)
        }
        let words = source[line].drop { $0.isASCIISpace }
        if !hasKey, let byte = words.first, byte != UInt8(ascii: "#") {
            guard isTOML ? looksLikeTOML(words) : looksLikeKey(words) else { return none }
            hasKey = true
        }
    }
    guard hasKey, isTOML || beginsWithSettings(source, from: settingsStart) else { return none }
    return FrontMatterSplit(isTOML: isTOML, bodyStart: start, hasNoEnd: true)
}

/// Whether lines of YAML stand where a thematic break would have a paragraph. A comment is a heading of Markdown: behind one it takes
/// two values.
private func beginsWithSettings(_ source: [UInt8], from start: Int) -> Bool {
    var lines = LineScanner(source, from: start)
    var isFirst = true
    var hasComment = false
    var values = 0
    while let line = lines.next(), let first = source[line].first(where: { !$0.isASCIISpace }) {
        // Ends the settings for YAML (1.2.2 §9.1.2), and for webgen, which names the parts of its documents so.
        if source[line].hasPrefix("--- ") { return false }
        if isFirst, first == UInt8(ascii: "#") {
            hasComment = true
            continue
        }
        let key = source[line].prefix { $0 != UInt8(ascii: ":") }
        let isKey = looksLikeKey(source[line]) && !key.contains(UInt8(ascii: " "))
        if isFirst, !isKey { return false }
        isFirst = false
        guard isKey, source[(key.endIndex + 1)..<line.upperBound].contains(where: { !$0.isASCIISpace }) else { continue }
        if first.isASCIILowercase { values += 1 }
    }
    return values > (hasComment ? 1 : 0)
}

/// Whether a line is the fence, white space after it aside.
private func isFence(_ line: ArraySlice<UInt8>, _ fence: StaticString) -> Bool {
    guard line.count >= 3, line.prefix(3).elementsEqual(fence.bytes) else { return false }
    return line.dropFirst(3).allSatisfy(\.isASCIISpace)
}

/// Whether a line starts as a YAML mapping does: a word, perhaps quoted, and a colon.
private func looksLikeKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        colon + 1 == line.endIndex || line[colon + 1].isASCIISpace, !line.hasPrefix("- ")
    else { return false }
    return line[..<colon].allSatisfy { byte in
        byte.isASCIIWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'") || byte >= 0x80 || byte == UInt8(ascii: " ")
    }
}

/// Whether a line starts as TOML does: a key, perhaps quoted or with dots, and an equals sign, or a table's name in brackets.
private func looksLikeTOML(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "[") { return line.contains(UInt8(ascii: "]")) }
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")), equals > line.startIndex else { return false }
    return line[..<equals].allSatisfy { byte in
        byte.isASCIIWord || byte.isASCIISpace || "-.\"'".utf8.contains(byte) || byte >= 0x80
    }
}
