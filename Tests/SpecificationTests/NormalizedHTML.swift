/// HTML without the differences that mean nothing, as CommonMark's own tests compare it: white space around blocks, quotes of
/// attributes, their order, `/>`, and how a character is written.
struct NormalizedHTML: Equatable, CustomStringConvertible {
    private var parts: [String] = []

    var description: String { parts.joined() }

    init(_ html: String) {
        var rest = Substring(html)
        var isInPre = false
        while let first = rest.first {
            if first == "<", let tag = Self.tag(&rest) {
                if tag.hasPrefix("<pre") { isInPre = true }
                if tag.hasPrefix("</pre") { isInPre = false }
                if Self.isBlock(tag) { trimEnd() }
                parts.append(tag)
                if Self.isBlock(tag), !isInPre { while rest.first?.isWhitespace == true { rest.removeFirst() } }
            } else {
                rest.removeFirst()
                let text = Self.decoded(first, &rest)
                if !isInPre, text == " " || text == "\n" {
                    if let last = parts.last, last == " " || Self.isBlock(last) { continue }
                    parts.append(" ")
                } else {
                    parts.append(text)
                }
            }
        }
        trimEnd()
    }

    private mutating func trimEnd() {
        while parts.last == " " || parts.last == "\n" { parts.removeLast() }
    }

    private static func isBlock(_ tag: String) -> Bool {
        guard tag.hasPrefix("<") else { return false }
        let name = tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
        return [
            "p", "ul", "ol", "li", "blockquote", "pre", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "div", "table", "thead", "tbody",
            "tr", "td", "th",
            "br", "del",
        ].contains(name.lowercased())
    }

    /// A whole tag in its normal form; nil, with nothing taken, for what is no simple tag (comments, declarations).
    private static func tag(_ rest: inout Substring) -> String? {
        var scan = rest.dropFirst()
        let isEnd = scan.first == "/"
        if isEnd { scan.removeFirst() }
        let name = scan.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        guard let letter = name.first, letter.isLetter else { return nil }
        scan = scan.dropFirst(name.count)
        var attributes: [String] = []
        while true {
            scan = scan.drop { $0.isWhitespace }
            guard let next = scan.first else { return nil }
            if next == ">" { break }
            if next == "/" {
                scan.removeFirst()
                continue
            }
            let key = scan.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            guard !key.isEmpty else { return nil }
            scan = scan.dropFirst(key.count)
            let afterSpace = scan.drop { $0.isWhitespace }
            guard afterSpace.first == "=" else {
                attributes.append(String(key))
                continue
            }
            scan = afterSpace.dropFirst().drop { $0.isWhitespace }
            let value: Substring
            if let quote = scan.first, quote == "\"" || quote == "'" {
                scan.removeFirst()
                value = scan.prefix { $0 != quote }
                scan = scan.dropFirst(value.count)
                guard scan.first == quote else { return nil }
                scan.removeFirst()
            } else {
                value = scan.prefix { !$0.isWhitespace && $0 != ">" }
                scan = scan.dropFirst(value.count)
            }
            attributes.append("\(key)=\"\(decoded(value))\"")
        }
        rest = scan.dropFirst()
        return "<\(isEnd ? "/" : "")\(name)\(attributes.sorted().map { " " + $0 }.joined())>"
    }

    private static func decoded(_ text: Substring) -> String {
        var rest = text
        var result = ""
        while let first = rest.popFirst() { result += decoded(first, &rest) }
        return result
    }

    /// The text that begins with `first`: a character, or the one that a reference stands for.
    private static func decoded(_ first: Character, _ rest: inout Substring) -> String {
        guard first == "&" else { return String(first) }
        for (name, text) in ["amp;": "&amp;", "lt;": "&lt;", "gt;": "&gt;", "quot;": "\"", "#39;": "'", "#x27;": "'"]
        where rest.hasPrefix(name) {
            rest = rest.dropFirst(name.count)
            return text
        }
        return "&"
    }
}
