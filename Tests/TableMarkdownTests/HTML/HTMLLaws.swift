import TableBasics
@testable import TableMarkdown

/// What holds of all sanitized HTML, read back with an own eye for what is allowed.
enum HTMLLaws {
    private static let elements: Set<String> = Set(
        """
        b strong i em code kbd samp var sup sub q s u abbr bdo bdi cite dfn mark small span time ruby picture a ins del video audio br
        img wbr input div section article aside header footer nav address hgroup figure search blockquote details hr p h1 h2 h3 h4 h5
        h6 pre summary ul ol menu li dl dt dd table caption colgroup col thead tbody tfoot tr td th figcaption rt rp source
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    private static let attributes: Set<String> = Set(
        """
        id title lang dir class href src srcset sizes alt width height loading media type poster cite datetime start reversed value
        colspan rowspan headers scope abbr span open muted loop controls checked disabled
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    private static let empty: Set<String> = ["br", "img", "wbr", "input", "hr", "col", "source"]
    private static let parents: [String: Set<String>] = [
        "li": ["ul", "ol", "menu"], "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"], "dt": ["dl", "div"],
        "dd": ["dl", "div"], "thead": ["table"], "tbody": ["table"], "tfoot": ["table"], "caption": ["table"],
        "colgroup": ["table"],
        "col": ["colgroup"], "summary": ["details"], "figcaption": ["figure"], "rt": ["ruby"], "rp": ["ruby"],
        "source": ["picture", "video", "audio"],
    ]
    private static let wordless: Set<String> = ["ul", "ol", "menu", "dl", "table", "thead", "tbody", "tfoot", "tr", "colgroup"]

    static func violations(of html: String) -> [String] {
        var violations = imbalance(of: html)
        var open: [String] = []
        let bytes = Array(html.utf8)
        for token in HTMLTokenizer(bytes[...]) {
            switch token.kind {
            case .startTag(let tag):
                if !elements.contains(tag.name) { violations.append("element \(tag.name)") }
                for attribute in tag.attributes { violations += self.violations(of: attribute, in: tag) }
                if let parents = parents[tag.name], !parents.contains(open.last ?? "") {
                    violations.append("\(tag.name) in \(open.last ?? "")")
                }
                if HTMLSanitizer.isBlock(tag.name),
                    let holder = open.last(where: { $0 == "p" || $0 == "b" || $0 == "span" || $0 == "h1" }),
                    !open.drop(while: { $0 != holder }).contains(where: { ["div", "td", "li"].contains($0) })
                {
                    violations.append("\(tag.name) in \(holder)")
                }
                if tag.name == "a", open.contains("a") { violations.append("a in a") }
                if open.last == "details", tag.name != "summary", !html.contains("<summary") { violations.append("details") }
                if !empty.contains(tag.name) { open.append(tag.name) }
            case .endTag: _ = open.popLast()
            case .text:
                let text = bytes[token.range]
                if text.contains(UInt8(ascii: "<")) { violations.append("bare <") }
                if wordless.contains(open.last ?? ""), !text.allSatisfy(\.isHTMLSpace) {
                    violations.append("text in \(open.last ?? "")")
                }
            case .rawText, .comment, .other: violations.append("\(token.kind)")
            }
        }
        return violations
    }

    private static func violations(of attribute: HTMLAttribute, in tag: HTMLStartTag) -> [String] {
        guard attributes.contains(attribute.name) else { return ["attribute \(attribute.name)"] }
        let value = String(decoding: attribute.value, as: UTF8.self)
        if ["href", "src", "cite", "poster"].contains(attribute.name), let colon = value.firstIndex(of: ":") {
            let scheme = value[..<colon].lowercased()
            let isRelative = scheme.contains { !($0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))) }
            let isPicture = tag.name == "img" && value.hasPrefix("data:image/") && !value.contains("svg")
            if !isRelative && !["http", "https", "mailto", "tel"].contains(scheme) && !isPicture { return ["address \(value)"] }
        }
        if attribute.name == "class", !value.hasPrefix("tv-") { return ["class \(value)"] }
        return []
    }

    /// Tags that do not pair.
    static func imbalance(of html: String) -> [String] {
        var open: [String] = []
        var violations: [String] = []
        for token in HTMLTokenizer(Array(html.utf8)[...]) {
            switch token.kind {
            case .startTag(let tag):
                let isEmpty =
                    HTMLElement.named(tag.name).map {
                        [.void, .thematicBreak].contains($0.kind)
                            || (!(open.contains("svg") || open.contains("math")) && [.column, .source].contains($0.kind))
                    } ?? false
                if !isEmpty, !(tag.isSelfClosing && (open.contains("svg") || open.contains("math"))) { open.append(tag.name) }
            case .endTag(let name): if open.popLast() != name { violations.append("stray </\(name)>") }
            default: break
            }
        }
        return violations + open.map { "open <\($0)>" }
    }
}
