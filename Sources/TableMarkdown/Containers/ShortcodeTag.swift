import TableBasics

/// A shortcode of Hugo, `{{< name words >}}`, `{{% name words %}}`, `{{< /name >}}`, or a block of GitBook, Markdoc and Hexo,
/// `{% name words %}`, `{% endname %}`, `{% /name %}`.
struct ShortcodeTag {
    let name: String
    /// It ends what another one began.
    let isEnd: Bool
    /// `{{< name />}}`: nothing stands between it and an end.
    let isAlone: Bool
    /// `{{<`: what stands in it is not read as Markdown before the shortcode has it.
    let isAngle: Bool
    /// Where it ends in the bytes that it was read from.
    let end: Int
    /// What stands behind the name.
    let words: ArraySlice<UInt8>

    static let longest = 1000

    /// A shortcode.
    ///
    /// - Parameter bytes: begin with a brace.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.hasPrefix("{{"), let sign = bytes.dropFirst(2).first else { return nil }
        let isAngle = sign == UInt8(ascii: "<")
        guard isAngle || sign == UInt8(ascii: "%") else { return nil }
        self.init(bytes, behind: 3, before: isAngle ? ">}}" : "%}}", isAngle: isAngle)
    }

    /// A block: all that begins with `end` ends one.
    ///
    /// - Parameter bytes: begin with a brace.
    init?(block bytes: ArraySlice<UInt8>) {
        guard bytes.hasPrefix("{%") else { return nil }
        self.init(bytes, behind: bytes.hasPrefix("{%-") ? 3 : 2, before: "%}", isAngle: false)
    }

    private init?(_ bytes: ArraySlice<UInt8>, behind start: Int, before closing: StaticString, isAngle: Bool) {
        var rest = bytes.prefix(Self.longest).dropFirst(start).drop(while: \.isASCIISpace)
        let isBlock = closing.utf8CodeUnitCount == 2
        let isNamedEnd = isBlock && rest.hasPrefix("end") && rest.dropFirst(3).first?.isASCIILetter == true
        isEnd = rest.first == UInt8(ascii: "/") || isNamedEnd
        if isEnd { rest = rest.dropFirst(isNamedEnd ? 3 : 1).drop(while: \.isASCIISpace) }
        let name = rest.prefix { $0.isASCIIWord || "-./".utf8.contains($0) }
        guard name.first?.isASCIIAlphanumeric == true, let close = rest.firstIndex(of: closing), name.endIndex <= close else {
            return nil
        }
        self.name = String(decoding: name.last == UInt8(ascii: "/") ? name.dropLast() : name, as: UTF8.self)
        var words = rest[name.endIndex..<close].trimmed
        if isBlock, words.last == UInt8(ascii: "-") { words = words.dropLast() }
        isAlone = words.last == UInt8(ascii: "/") || words.isEmpty && name.last == UInt8(ascii: "/")
        self.words = (words.last == UInt8(ascii: "/") ? words.dropLast() : words).trimmed
        self.isAngle = isAngle
        end = close + closing.utf8CodeUnitCount
    }

    /// Its values, with their names in small letters; those without have an empty one.
    var arguments: [(name: String, value: ArraySlice<UInt8>)] {
        var arguments: [(String, ArraySlice<UInt8>)] = []
        var rest = words.drop(while: \.isASCIISpace)
        while !rest.isEmpty {
            let name = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
            let isNamed = !name.isEmpty && rest[name.endIndex...].first == UInt8(ascii: "=")
            if isNamed { rest = rest[(name.endIndex + 1)...] }
            let value: ArraySlice<UInt8>
            if let quote = rest.first, "\"`'".utf8.contains(quote) {
                value = rest.dropFirst().prefix { $0 != quote }
                rest = rest[value.endIndex...].dropFirst()
            } else {
                value = rest.prefix { !$0.isASCIISpace }
                rest = rest[value.endIndex...]
            }
            arguments.append((isNamed ? String(decoding: name, as: UTF8.self).lowercased() : "", value))
            rest = rest.drop(while: \.isASCIISpace)
        }
        return arguments
    }
}

/// A shortcode around lines that are code.
struct CodeShortcode {
    let name: String
    /// Its tags are shown: nobody knows what it stands for.
    let hasTags: Bool

    /// Those whose content is code: Hugo's own, those of its documentation, and what themes call them.
    private static let names: Set<String> = [
        "highlight", "code", "code-block", "codeblock", "code-toggle", "sourcecode", "source", "command", "terminal", "console",
        "prism", "mermaid",
    ]

    static func isKnown(_ name: String) -> Bool { names.contains(name.lowercased()) }

    /// What stands behind the fence of a block of code: language, title, numbers and marked lines.
    static func info(of tag: ShortcodeTag) -> [UInt8] {
        let arguments = tag.arguments.map { (name: $0.name, value: Array($0.value)) }
        let plain = arguments.filter { $0.name.isEmpty }.map(\.value)
        let named: ([String]) -> [UInt8]? = { names in arguments.first { names.contains($0.name) && !$0.value.isEmpty }?.value }
        let title = named(["file", "filename", "title", "caption", "name"]) ?? plain.first { $0.contains(UInt8(ascii: ".")) }
        let isLanguage: ([UInt8]) -> Bool = { !$0.isEmpty && $0.allSatisfy { $0.isASCIIWord || "-+#".utf8.contains($0) } }
        var language = named(["lang", "language", "codelang", "type"]) ?? plain.first.flatMap { isLanguage($0) ? $0 : nil }
        if language == nil, tag.name.lowercased() == "mermaid" { language = Array("mermaid".utf8) }
        if language == nil, let dot = title?.lastIndex(of: UInt8(ascii: ".")) { language = title.map { Array($0[(dot + 1)...]) } }
        var info = language.flatMap { isLanguage($0) ? $0 : nil } ?? Array("text".utf8)
        if let title, !title.contains(UInt8(ascii: "\"")) { info += Array(" title=\"".utf8) + title + [UInt8(ascii: "\"")] }
        var options = (named(["options"]) ?? (plain.count > 1 ? plain[1] : [])).split(separator: UInt8(ascii: ",")).map {
            Array($0)
        }
        for (name, value) in arguments where Self.options.contains(name) { options.append(Array("\(name)=".utf8) + value) }
        for option in options {
            let key = option.prefix { $0 != UInt8(ascii: "=") }
            let value = option[key.endIndex...].dropFirst().filter { !"\"'[]".utf8.contains($0) }
            let name = String(decoding: key.trimmed, as: UTF8.self).lowercased()
            guard Self.options.contains(name), !value.isEmpty, !value.elementsEqual("false".utf8) else { continue }
            switch name {
            case "linenos": info += Array(" linenos=true".utf8)
            case "linenostart": info += Array(" linenostart=".utf8) + value
            default: info += Array(" hl_lines=\"".utf8) + value + [UInt8(ascii: "\"")]
            }
        }
        // What stands behind back-ticks has none (CommonMark 0.30 §4.5).
        return info.filter { $0 != UInt8(ascii: "`") && $0 != 0x0A }
    }

    private static let options: Set<String> = ["linenos", "hl_lines", "linenostart"]
}
