import TableBasics
import TableModel

/// What other generators fill in before they read Markdown, or run as a program in the page. It means something that only its own
/// generator knows, so it stays as it is written, and is reported.
struct ForeignSyntax {
    enum Kind: Hashable {
        /// Hugo's `{{< name >}}` and `{{% name %}}`.
        case shortcode
        /// `{% name %}` of Liquid, Jinja and Nunjucks: Jekyll, Eleventy, macros of MkDocs.
        case templateTag
        /// `{{ name }}` of the same, of Vue and of Handlebars.
        case expression
        /// `import` and `export` of MDX.
        case module
        /// Code that other generators draw: Mermaid, PlantUML and others.
        case diagram
        /// `*[HTML]: Hyper Text`: words that are explained wherever they stand.
        case abbreviation
        /// A formula of TeX between dollar signs, `\(` and `\)` or `\[` and `\]`, or in a block of code.
        case formula
        /// `::: package.module`: what mkdocstrings writes of the comments of a program.
        case programReference
        /// `::name` of Nuxt Content.
        case contentBlock(String)
        /// `# (1)!` in code: the mark of a note below it, of Material for MkDocs.
        case annotation
        /// `:material-account:`: a picture of a set that is not here.
        case icon
        /// `{: .note }` behind something that has no attributes here.
        case attributes
        /// `{::options parse_block_html="true" /}` of kramdown.
        case options
        /// A table of pandoc that is drawn with lines or dashes.
        case table
        /// "```{toctree}": what Sphinx, Jupyter Book or a program of theirs makes of a text.
        case directive(String)
        /// "{ref}`label`": the same in a line.
        case role(String)
        /// `@Video(source: "a")` of DocC.
        case blockDirective(String)
        /// `/// name` of PyMdown Extensions; `isRead`: what is in it is shown as a note.
        case block(String, isRead: Bool)
        /// A tag such as `<Card title="…">`, which a framework draws.
        case component(String)
    }

    let kind: Kind
    /// In bytes.
    let length: Int

    /// What begins at an opening brace; nil for text, and for the ends of what was opened.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 1 < bytes.count, start == 0 || bytes[start - 1] != UInt8(ascii: "{") else { return nil }
        let third = start + 2 < bytes.count ? bytes[start + 2] : 0
        let end: StaticString
        switch (bytes[start + 1], third) {
        case (UInt8(ascii: "%"), _): (kind, end) = (.templateTag, "%}")
        // The rest of `{{<name>}}` is a tag of HTML.
        case (UInt8(ascii: "{"), 0), (UInt8(ascii: "{"), UInt8(ascii: "<")): (kind, end) = (.shortcode, ">}}")
        case (UInt8(ascii: "{"), UInt8(ascii: "%")): (kind, end) = (.shortcode, "%}}")
        // Files are included before; the rest is mdBook's title.
        case (UInt8(ascii: "{"), UInt8(ascii: "#")) where !bytes[(start + 3)...].starts(with: "title ".utf8): return nil
        case (UInt8(ascii: "{"), UInt8(ascii: "{")): return nil
        // CriticMarkup is read.
        case (UInt8(ascii: "-"), UInt8(ascii: "-")), (UInt8(ascii: "+"), UInt8(ascii: "+")): return nil
        case (UInt8(ascii: "{"), _): (kind, end) = (.expression, "}}")
        default:
            guard let end = Self.endOfProperty(bytes, at: start) else { return nil }
            kind = .expression
            length = end - start
            return
        }
        let limit = min(bytes.count, start + Self.longest)
        var index = start + 2
        while index < limit,
            bytes[index] == UInt8(ascii: "%") || bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "-")
                || bytes[index] == 0x20
        {
            index += 1
        }
        let words = bytes[index..<limit]
        if words.first == UInt8(ascii: "/") || words.starts(with: "end".utf8) { return nil }
        while index < limit, bytes[index] != end.utf8Start[0] || !bytes.contains(end.bytes, at: index) { index += 1 }
        if index < limit {
            length = index + end.utf8CodeUnitCount - start
        } else {
            // Braces alone are text; other marks may end in another line.
            if kind == .expression { return nil }
            length = third == 0 ? 2 : 3
        }
    }

    /// A role of MyST, whose name in braces a text ends in: code follows directly.
    init?(roleIn bytes: UnsafeBufferPointer<UInt8>, at start: Int, of node: MarkdownNode) {
        guard bytes.last == UInt8(ascii: "}"), node.next?.kind == .code, start + 2 < bytes.count, bytes[start + 1].isASCIILetter
        else { return nil }
        let name = bytes[(start + 1)..<(bytes.count - 1)]
        guard name.count < 40, name.allSatisfy({ $0.isASCIIWord || "-:+.".utf8.contains($0) }) else { return nil }
        kind = .role(String(decoding: name, as: UTF8.self))
        length = name.count + 2
    }

    /// Where `{props.name}` ends, as MDX has it; nil for other braces. A word alone is text to most who write it.
    private static func endOfProperty(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard bytes[start + 1].isASCIILetter else { return nil }
        var index = start + 2
        var hasDot = false
        while index < bytes.count, index - start < 100, bytes[index].isASCIIWord || bytes[index] == UInt8(ascii: ".") {
            if bytes[index] == UInt8(ascii: ".") {
                guard bytes[index - 1] != UInt8(ascii: ".") else { return nil }
                hasDot = true
            }
            index += 1
        }
        guard hasDot, index < bytes.count, bytes[index] == UInt8(ascii: "}"), bytes[index - 1] != UInt8(ascii: ".") else {
            return nil
        }
        return index + 1
    }

    /// A mark of an annotation in code.
    init?(annotationIn code: UnsafeBufferPointer<UInt8>) {
        guard CodeAnnotations.mark(in: code, from: 0) != nil else { return nil }
        kind = .annotation
        length = 1
    }

    /// What the language of a block of code says when it is to be drawn.
    init?(language info: UnsafeBufferPointer<UInt8>) {
        let word = info.drop { "{. ".utf8.contains($0) }.prefix { $0.isASCIIAlphanumeric }
        switch String(decoding: word, as: UTF8.self) {
        case "mermaid", "plantuml", "puml", "graphviz", "d2": kind = .diagram
        case "math": kind = .formula
        default: return nil
        }
        length = 1
    }

    /// What begins at a colon and is no emoji.
    init?(iconIn bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        let sets: [StaticString] = ["material-", "fontawesome-", "octicons-", "simple-"]
        guard sets.contains(where: { bytes.contains($0.bytes, at: start + 1) }) else { return nil }
        let name = bytes[(start + 1)...].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ":") else { return nil }
        kind = .icon
        length = name.count + 2
    }

    /// What a paragraph of these first words is when it is no text.
    init?(paragraph words: UnsafeBufferPointer<UInt8>) {
        let words = words[...]
        if words.hasPrefix("*["), let close = words.firstIndex(of: UInt8(ascii: "]")), close + 1 < words.endIndex,
            words[close + 1] == UInt8(ascii: ":")
        {
            kind = .abbreviation
            length = words.count
            return
        }
        if words.first == UInt8(ascii: "@"), let directive = BlockDirective(words) {
            kind = .blockDirective(directive.name)
            length = directive.name.utf8.count + 1
            return
        }
        if words.hasPrefix("///"), let block = Directive(Array(words)[...]), block.kind != .unknown || !block.argument.isEmpty {
            kind = .block(block.name, isRead: false)
            length = block.length
            return
        }
        if Self.isProgramReference(words) {
            kind = .programReference
            length = words.count
            return
        }
        if let name = Self.nameOfContentBlock(words) {
            kind = .contentBlock(name)
            length = name.utf8.count + 2
            return
        }
        if Self.isLineOfGrid(words) {
            kind = .table
            length = words.count
            return
        }
        let isImport = words.hasPrefix("import ") && Self.isImport(words.dropFirst("import ".count))
        let isExport = words.hasPrefix("export ") && Self.isExport(words.dropFirst("export ".count))
        guard isImport || isExport else { return nil }
        kind = .module
        length = words.count
    }

    /// Two colons and a name, with nothing but braces behind it.
    private static func nameOfContentBlock(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let name = words.dropFirst(2).prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        guard words.hasPrefix("::"), name.first?.isASCIILowercase == true else { return nil }
        let rest = words[name.endIndex...].trimmed
        return rest.isEmpty || rest.first == UInt8(ascii: "{") && rest.last == UInt8(ascii: "}")
            ? String(decoding: name, as: UTF8.self) : nil
    }

    /// The upper line of a grid: `+-----+-----+`.
    private static func isLineOfGrid(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let words = words.trimmed
        guard words.hasPrefix("+-") || words.hasPrefix("+="), words.last == UInt8(ascii: "+") else { return false }
        return words.allSatisfy { "+-=:".utf8.contains($0) }
    }

    /// Whether a line that is a thematic break shows the columns of a table: `------  ---`.
    static func isLineOfColumns(_ line: some RandomAccessCollection<UInt8>) -> Bool {
        let runs = line.drop { $0.isASCIISpace || $0 == UInt8(ascii: ">") }.split(whereSeparator: \.isASCIISpace)
        return runs.count > 1 && runs.allSatisfy { $0.count > 1 && $0.allSatisfy { $0 == UInt8(ascii: "-") } }
    }

    /// Names with dots between them behind three colons, and nothing else in the line.
    private static func isProgramReference(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard words.hasPrefix("::: ") else { return false }
        let name = words.dropFirst(4).trimmed
        return name.first?.isASCIILetter == true && name.contains(UInt8(ascii: "."))
            && name.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: ".") }
    }

    /// `'file'`, or names before `from 'file'`.
    private static func isImport(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let isQuote: (UInt8) -> Bool = { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
        guard let quote = words.firstIndex(where: isQuote), words[(quote + 1)...].contains(where: isQuote) else { return false }
        let names = words[..<quote].trimmed
        return names.isEmpty || names.suffix(4).elementsEqual("from".utf8)
    }

    private static func isExport(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        ["const ", "let ", "default ", "function "].contains { words.starts(with: $0.utf8) }
    }

    static let longest = 400
    static let longestInLines = 4000
}
