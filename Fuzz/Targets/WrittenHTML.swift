import TableBasics

/// HTML as this project writes it, read tag by tag, more strictly than a browser does.
struct WrittenHTML {
    /// The ASCII letters and digits of the text, in order. Those of character references are left out.
    private(set) var letters: [UInt8] = []
    /// What is no HTML, or would be put in another place by a browser. At most ten.
    private(set) var problems: [String] = []

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var open: [String] = []
    private var ids: Set<[UInt8]> = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
        read()
        if !open.isEmpty { report("open at the end: \(open)") }
    }

    private mutating func report(_ problem: String) {
        if problems.count < 10 { problems.append(problem) }
    }

    private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    private mutating func read() {
        while let byte {
            switch byte {
            case UInt8(ascii: "<"): readTag()
            case UInt8(ascii: "&"):
                // One that begins no reference is text, also to a browser.
                index = (bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) ?? index) + 1
            case UInt8(ascii: ">"):
                report("a bare >")
                index += 1
            default:
                if byte.isASCIIAlphanumeric { letters.append(byte) }
                index += 1
            }
        }
    }

    private mutating func readTag() {
        let start = index
        index += 1
        if bytes[index...].starts(with: "!doctype html>".utf8) {
            index += 14
            return
        }
        let isEnd = byte == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let name = readWhile { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty else { return report("a bare < at \(start)") }
        // Names in capitals, as a theme's templates may have them, are the same names (HTML Living Standard 13.1.2).
        let element = String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
        while byte == 0x20 {
            index += 1
            readAttribute(of: element)
        }
        guard byte == UInt8(ascii: ">") else { return report("a tag without an end: <\(element)") }
        index += 1
        if isEnd { close(element) } else { enter(element) }
    }

    private mutating func readAttribute(of element: String) {
        let name = readWhile { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && !$0.isASCIISpace }.map(\.asciiLowercased)
        if name.isEmpty || name.contains(where: { "\"'<".utf8.contains($0) }) { report("a broken attribute of <\(element)") }
        if name.starts(with: "on".utf8) || name.elementsEqual("style".utf8) {
            report("<\(element) \(String(decoding: name, as: UTF8.self))")
        }
        guard byte == UInt8(ascii: "=") else { return }
        index += 1
        let value: ArraySlice<UInt8>
        if byte == UInt8(ascii: "\"") {
            index += 1
            value = readWhile { $0 != UInt8(ascii: "\"") }
            index += 1
        } else {
            value = readWhile { $0 != UInt8(ascii: ">") && !$0.isASCIISpace }
            if value.isEmpty || value.contains(where: { "\"'=<`".utf8.contains($0) }) { report("a broken value of <\(element)") }
        }
        if name.elementsEqual("id".utf8), !ids.insert(Array(value)).inserted {
            report("two elements with the id \(String(decoding: value, as: UTF8.self))")
        }
        if name.elementsEqual("href".utf8) || name.elementsEqual("src".utf8),
            value.prefix(11).map({ $0.asciiLowercased }).elementsEqual("javascript:".utf8)
        {
            report("an address that is a script")
        }
    }

    private mutating func readWhile(_ isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = index
        while let byte, isPart(byte) { index += 1 }
        return bytes[start..<index]
    }

    private mutating func close(_ element: String) {
        if open.last == element {
            open.removeLast()
        } else {
            report("</\(element)> in \(open.suffix(4))")
            if let last = open.lastIndex(of: element) { open.removeSubrange(last...) }
        }
    }

    private mutating func enter(_ element: String) {
        if element == "a", open.contains("a") { report("a link in a link") }
        // HTML Living Standard, "has a p element in button scope": a browser ends the paragraph there.
        if Self.blocks.contains(element), let paragraph = open.lastIndex(of: "p"),
            open[paragraph...].allSatisfy({ !Self.scopes.contains($0) })
        {
            report("<\(element)> in a paragraph")
        }
        if !Self.voids.contains(element) { open.append(element) }
    }

    private static let voids: Set = ["img", "br", "hr", "input", "meta", "link", "col", "source", "wbr", "track", "area", "base"]
    private static let scopes: Set = ["table", "td", "th", "caption", "button", "object", "html", "template"]
    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl", "fieldset", "figcaption",
        "figure", "footer", "header", "hgroup", "main", "menu", "nav", "ol", "p", "section", "summary", "ul", "h1", "h2", "h3",
        "h4",
        "h5", "h6", "pre", "listing", "form", "hr", "li", "dd", "dt",
    ]
}
