import TableBasics

/// Tags of Vue, Nextra and JSX that CommonMark takes for text, since they are no HTML: `<button @click="n++">`, `<Tabs.Tab>`,
/// `<a style={{ color: 'red' }}>`.
///
/// They are written as tags of as many bytes, so that they are read, and left out or reported, as all others.
extension ContainerScan {
    /// No tag is longer.
    private static let longestTag = 500

    /// Writes a row in the place of a card that is nothing but a tag: `<LinkCard title="Words" href="/a" description="More" />` of
    /// Starlight, `<Card>` of others. False for any other line.
    mutating func readCard(_ text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool {
        guard needs.contains(.tags), text.byte == UInt8(ascii: "<"), !skipped.contains(number),
            let (patches, end) = patches(ofTag: text.offset)
        else { return false }
        var patched = source[text.offset..<end]
        for patch in patches { patched[patch.offset] = patch.byte }
        var tokens = HTMLTokenizer(patched)
        guard let token = tokens.next(), case .startTag(let tag) = token.kind, tag.isSelfClosing, tag.isComponent,
            tag.writtenName.suffix(4).elementsEqual("Card".utf8),
            let address = tag["href"].flatMap({ HTMLSanitizer.literal($0.rawValue) }),
            !address.contains(where: { "<>{}\n".utf8.contains($0) })
        else { return false }
        let title = HTMLSanitizer.words(of: tag, ["title"])
        guard !title.isEmpty else { return false }
        var scanner = LineScanner(source, from: end)
        if let rest = scanner.next(), !source[rest].allSatisfy(\.isASCIISpace) { return false }
        // What is around it may be HTML up to an empty line.
        if !isBlockStart { addEmptyLine() }
        var words = [bulletOfCards()]
        words += " [".utf8
        words += Self.escaped(title)
        words += "](<".utf8
        words += address
        words += ">)".utf8
        let detail = HTMLSanitizer.words(of: tag, ["description"])
        if !detail.isEmpty { words += Array(" - ".utf8) + Self.escaped(detail) }
        // An expression is reported where it is missing.
        if let value = tag["description"]?.rawValue, HTMLSanitizer.literal(value) == nil {
            words += Array(" <".utf8) + tag.writtenName + Array("/>".utf8)
        }
        write(words, at: text, behind: start, of: line)
        addBlank(line.upperBound..<line.upperBound)
        skipTo = scanner.offset
        return true
    }

    /// A mark that no other list has, as far as there is one: cards are a list of their own.
    private mutating func bulletOfCards() -> UInt8 {
        if let cardBullet { return cardBullet }
        var used: [UInt8] = []
        var scanner = LineScanner(source)
        while let line = scanner.next() {
            if let mark = source[line].first(where: { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }) { used.append(mark) }
        }
        let bullet = "+*-".utf8.first { !used.contains($0) } ?? UInt8(ascii: "+")
        cardBullet = bullet
        return bullet
    }

    /// A text as Markdown that says nothing but it.
    private static func escaped(_ text: [UInt8]) -> [UInt8] {
        text.flatMap { byte -> [UInt8] in
            if byte == 0x0A || byte == 0x0D { return [0x20] }
            return byte.isASCIIPunctuation && !"'\",()".utf8.contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
        }
    }

    /// Finds the bytes to change in the tags that begin in a part of a line.
    mutating func findPatches(from start: Int, to end: Int) {
        var index = max(start, patches.last.map { $0.offset + 1 } ?? 0)
        while index < end {
            if source[index] == UInt8(ascii: "`") {
                index = endOfCode(at: index, to: end)
            } else if source[index] == UInt8(ascii: "<"), let (patches, tagEnd) = patches(ofTag: index) {
                self.patches += patches
                index = tagEnd
            } else {
                index += 1
            }
        }
    }

    /// Where a tag ends, over several lines; nil for text.
    func endOfTag(at start: Int) -> Int? { patches(ofTag: start)?.end }

    /// The bytes to change in a tag, and where it ends; nil for text.
    private func patches(ofTag start: Int) -> (patches: [(offset: Int, byte: UInt8)], end: Int)? {
        let limit = min(source.count, start + Self.longestTag)
        var index = start + 1
        if index < limit, source[index] == UInt8(ascii: "/") { index += 1 }
        guard index < limit, source[index].isASCIILetter else { return nil }
        let isComponent = source[index].isASCIIUppercase
        var patches: [(offset: Int, byte: UInt8)] = []
        while index < limit, source[index].isASCIIWord || "-.".utf8.contains(source[index]) {
            if source[index] == UInt8(ascii: ".") {
                guard isComponent else { return nil }
                patches.append((index, UInt8(ascii: "-")))
            }
            index += 1
        }
        while index < limit {
            let byte = source[index]
            switch byte {
            case UInt8(ascii: ">"): return (patches, index + 1)
            case UInt8(ascii: "<"): return nil
            case 0x0A:
                // An empty line ends the paragraph that the tag stands in.
                let next = source[(index + 1)..<limit].first { $0 != 0x20 && $0 != 0x09 }
                if next == nil || next == 0x0A || next == 0x0D { return nil }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = source[(index + 1)..<limit].firstIndex(of: byte) else { return nil }
                index = close
            case UInt8(ascii: "@"), UInt8(ascii: "#"):
                if source[index - 1].isASCIISpace { patches.append((index, UInt8(ascii: ":"))) }
            case UInt8(ascii: "{"):
                guard let close = endOfBraces(at: index, to: limit) else { return nil }
                if source[index - 1] == UInt8(ascii: "=") { patches += Self.quoted(index..<close, in: source) }
                index = close - 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private func endOfBraces(at start: Int, to limit: Int) -> Int? {
        var depth = 0
        for index in start..<limit {
            if source[index] == UInt8(ascii: "{") { depth += 1 }
            if source[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    /// A value of JSX as one of HTML, unless it is one without quotes: a text between quotes, anything else between quotes and braces.
    private static func quoted(_ range: Range<Int>, in source: [UInt8]) -> [(offset: Int, byte: UInt8)] {
        guard source[range].contains(where: { $0.isASCIISpace || "\"'=<>`".utf8.contains($0) }) else { return [] }
        let (first, last) = (range.lowerBound + 1, range.upperBound - 2)
        if let text = HTMLSanitizer.text(ofExpression: source[range].dropFirst().dropLast()), text.startIndex > first + 1 {
            return address(text, in: range)
        }
        if let text = HTMLSanitizer.literal(source[range]), HTMLCharacterReference.decode(text).elementsEqual(text),
            let quote = "\"'".utf8.first(where: { !text.contains($0) })
        {
            return [(range.lowerBound, 0x20), (first, quote), (last, quote), (range.upperBound - 1, 0x20)]
        }
        return range.compactMap { index in
            if index == range.lowerBound || index == range.upperBound - 1 { return (index, UInt8(ascii: "\"")) }
            if index == first, last > first { return (index, UInt8(ascii: "{")) }
            if index == last, last > first { return (index, UInt8(ascii: "}")) }
            return source[index] == UInt8(ascii: "\"") ? (index, UInt8(ascii: "'")) : nil
        }
    }

    /// The text in a call as a value: without `@site`, the folder of a project of Docusaurus, and its folder of files.
    private static func address(_ text: ArraySlice<UInt8>, in range: Range<Int>) -> [(offset: Int, byte: UInt8)] {
        let rest = ["@site/static", "@site"].first { text.starts(with: $0.utf8) && text.dropFirst($0.utf8.count).first == 0x2F }
        let start = text.startIndex + (rest?.utf8.count ?? 0)
        return range.compactMap { index in
            if index == start - 1 || index == text.endIndex { return (index, UInt8(ascii: "\"")) }
            return index >= start && index < text.endIndex ? nil : (index, 0x20)
        }
    }
}
