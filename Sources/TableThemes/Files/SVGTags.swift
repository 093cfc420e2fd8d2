import TableBasics

/// The tags of an SVG file, as far as they tell whether each element is closed (XML 1.0 §3.1); browsers show nothing of a file where
/// one is not.
struct SVGTags {
    /// What is wrong with a tag, and the bytes to point at.
    struct Fault: Equatable {
        let fact: String
        let help: String
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private var position = 0
    private var open: [(name: String, range: Range<Int>)] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The first fault, or nil. Takes time in proportion to the bytes.
    mutating func fault() -> Fault? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if skipped("<!--", "-->") || skipped("<![CDATA[", "]]>") || skipped("<?", "?>") || skipped("<!", ">") { continue }
            if let fault = readTag(at: start) { return fault }
        }
        return open.last.map(Self.unclosed)
    }

    /// Passes what begins and ends with two words; to the end of the file where it does not end.
    private mutating func skipped(_ start: String, _ end: String) -> Bool {
        guard bytes[position...].starts(with: start.utf8) else { return false }
        position += start.utf8.count
        while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
        position = min(bytes.count, position + end.utf8.count)
        return true
    }

    private mutating func readTag(at start: Int) -> Fault? {
        let isEnd = bytes[start...].dropFirst().first == UInt8(ascii: "/")
        let name = bytes[(start + (isEnd ? 2 : 1))...].prefix { !$0.isHTMLSpace && !">/<".utf8.contains($0) }
        let word = String(decoding: name, as: UTF8.self)
        guard !word.isEmpty else {
            return Fault(fact: "has a `<` that begins no tag", help: "write `&lt;`", range: start..<start + 1)
        }
        guard let end = endOfTag(from: name.endIndex) else {
            return Fault(fact: "has a tag without its `>`", help: "end it with `>`", range: start..<name.endIndex)
        }
        position = end + 1
        if isEnd {
            guard let last = open.last, last.name == word || open.contains(where: { $0.name == word }) else {
                return Fault(fact: "has `</\(word)>` where no `<\(word)>` is open", help: "remove it", range: start..<end + 1)
            }
            open.removeLast()
            return last.name == word ? nil : Self.unclosed(last)
        }
        if bytes[end - 1] != UInt8(ascii: "/") { open.append((word, start..<name.endIndex)) }
        return nil
    }

    /// The `>` of a tag, which may hold another one in the value of an attribute.
    private func endOfTag(from start: Int) -> Int? {
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if byte == UInt8(ascii: "<") {
                return nil
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return nil
    }

    private static func unclosed(_ element: (name: String, range: Range<Int>)) -> Fault {
        let help = element.name == "svg" ? "write `</svg>` at the end" : "end it with `/>`, or write `</\(element.name)>` behind it"
        return Fault(fact: "has `<\(element.name)>` that is not closed", help: help, range: element.range)
    }
}
