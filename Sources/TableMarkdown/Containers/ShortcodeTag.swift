import TableBasics

/// A shortcode of Hugo in one line: `{{< name words >}}`, `{{% name words %}}`, `{{< /name >}}`.
struct ShortcodeTag {
    let name: String
    /// It ends what another one began.
    let isEnd: Bool
    /// `{{< name />}}`: nothing stands between it and an end.
    let isAlone: Bool
    /// Where it ends in the bytes that it was read from.
    let end: Int
    private let words: ArraySlice<UInt8>

    static let longest = 1000

    /// - Parameter bytes: begin with a brace.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.hasPrefix("{{"), let sign = bytes.dropFirst(2).first else { return nil }
        let isAngle = sign == UInt8(ascii: "<")
        guard isAngle || sign == UInt8(ascii: "%") else { return nil }
        var rest = bytes.prefix(Self.longest).dropFirst(3).drop(while: \.isASCIISpace)
        isEnd = rest.first == UInt8(ascii: "/")
        if isEnd { rest = rest.dropFirst().drop(while: \.isASCIISpace) }
        let name = rest.prefix { $0.isASCIIWord || "-./".utf8.contains($0) }
        guard name.first?.isASCIIAlphanumeric == true, let close = rest.firstIndex(of: isAngle ? ">}}" : "%}}") else { return nil }
        guard name.endIndex <= close else { return nil }
        self.name = String(decoding: name.last == UInt8(ascii: "/") ? name.dropLast() : name, as: UTF8.self)
        let words = rest[name.endIndex..<close].trimmed
        isAlone = words.last == UInt8(ascii: "/") || words.isEmpty && name.last == UInt8(ascii: "/")
        self.words = words.last == UInt8(ascii: "/") ? words.dropLast() : words
        end = close + 3
    }

    /// Its values, with their names in small letters; those without have an empty one.
    var arguments: [(name: String, value: [UInt8])] {
        var arguments: [(String, [UInt8])] = []
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
            arguments.append((isNamed ? String(decoding: name, as: UTF8.self).lowercased() : "", Array(value)))
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
        let arguments = tag.arguments
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
