import TableBasics

/// The line that begins a directive of MyST, as Sphinx and Jupyter Book have it, "```{note} Words", `:::{note}`, an admonition of
/// mdbook-admonish, "```admonish note title="Words"", or a block of PyMdown Extensions, `/// note | Words`.
///
/// Ranges are in bytes of the line that it was read from.
struct Directive {
    /// What becomes of a directive here.
    enum Kind {
        /// An alert or a fold whose name is known as that of a container; see ``ContainerKind``.
        case container
        /// A note that is called by what stands behind the name.
        case titled
        /// What folds.
        case folding
        case tab
        /// It only arranges what is in it.
        case division
        case code
        case image
        /// A paragraph of its own.
        case caption
        /// One that nobody knows.
        case unknown
    }

    let name: String
    /// The byte that the fence is made of, and how often.
    private(set) var fence: (byte: UInt8, length: Int)
    /// What stands behind the name; empty for nothing.
    private(set) var argument: Range<Int>
    /// An admonition of mdbook-admonish that says so.
    private(set) var folds = false
    /// The same: its title is empty, and it wants none.
    private(set) var isUntitled = false

    /// Nil for any other line.
    init?(_ line: ArraySlice<UInt8>) {
        if line.first == UInt8(ascii: "/") {
            self.init(block: line)
        } else if let first = line.first, "`~".utf8.contains(first), line.hasPrefix(first == UInt8(ascii: "`") ? "```" : "~~~"),
            let words = Self.wordsOfAdmonish(line.drop { $0 == first }.trimmed)
        {
            self.init(admonish: words, fence: (first, line.prefix { $0 == first }.count))
        } else {
            self.init(fence: line)
        }
    }

    private init?(fence line: ArraySlice<UInt8>) {
        guard let first = line.first, "`~:".utf8.contains(first) else { return nil }
        let fence = line.prefix { $0 == first }
        let rest = line[fence.endIndex...].trimmed
        guard fence.count >= 3, let end = Self.endOfName(in: rest), first != UInt8(ascii: "`") || !rest.contains(first) else {
            return nil
        }
        name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
        let words = rest[(end + 1)...]
        guard words.first.map(\.isASCIISpace) ?? true else { return nil }
        self.fence = (first, fence.count)
        argument = words.trimmed.indices
    }

    /// What stands behind `admonish`; nil for the name of a language.
    static func wordsOfAdmonish(_ info: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard info.hasPrefix("admonish") else { return nil }
        let words = info.dropFirst("admonish".utf8.count)
        return words.first.map { $0.isASCIISpace || $0 == UInt8(ascii: ",") } ?? true ? words : nil
    }

    /// A kind, if there is one, and values: `warning title="Words" collapsible=true`.
    private init(admonish words: ArraySlice<UInt8>, fence: (byte: UInt8, length: Int)) {
        let words = words.drop { !$0.isASCIILetter }
        let kind = String(decoding: words.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }, as: UTF8.self)
        name = ContainerKind.alert(kind) == nil ? "note" : kind
        self.fence = fence
        argument = words.endIndex..<words.endIndex
        for index in words.indices where index == words.startIndex || !words[index - 1].isASCIIWord {
            if words[index...].hasPrefix("title=\"") {
                let title = words[(index + "title=\"".utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
                (argument, isUntitled) = (title.indices, title.isEmpty)
            } else if words[index...].hasPrefix("collapsible=true") {
                folds = true
            }
        }
    }

    /// `/// name | Words`: a bar stands before what is said of the block.
    private init?(block line: ArraySlice<UInt8>) {
        let slashes = line.prefix { $0 == UInt8(ascii: "/") }
        let rest = line[slashes.endIndex...].trimmed
        let word = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
        guard slashes.count >= 3, word.first?.isASCIILetter == true else { return nil }
        let behind = rest[word.endIndex...].trimmed
        guard behind.isEmpty || behind.first == UInt8(ascii: "|") else { return nil }
        name = String(decoding: word, as: UTF8.self)
        fence = (UInt8(ascii: "/"), slashes.count)
        argument = behind.dropFirst().trimmed.indices
    }

    /// The directive that the words behind a fence name; nil for a language in braces, as R Markdown and Quarto have it.
    init?(info: UnsafeBufferPointer<UInt8>) {
        guard info.first == UInt8(ascii: "{") else { return nil }
        self.init((Array("~~~".utf8) + info)[...])
        guard !Self.languages.contains(name) else { return nil }
        fence.length = 0
        argument = argument.isEmpty ? 0..<0 : (argument.lowerBound - 3)..<(argument.upperBound - 3)
    }

    private static let languages: Set<String> = [
        "asis", "bash", "block", "c", "cat", "cpp", "css", "d3", "dot", "go", "haskell", "html", "java", "javascript", "js",
        "julia",
        "lua", "math", "mermaid", "node", "ojs", "octave", "perl", "php", "powershell", "python", "python3", "pyodide", "r", "rcpp",
        "ruby", "rust", "sas", "scala", "sh", "shell", "sql", "stan", "stata", "swift", "typescript", "verbatim", "webr", "yaml",
        "zsh",
    ]

    /// Where the brace behind a name stands.
    private static func endOfName(in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.first == UInt8(ascii: "{"), bytes.dropFirst().first?.isASCIILetter == true else { return nil }
        let end = bytes.dropFirst().prefix { $0.isASCIIWord || "-:+.".utf8.contains($0) }.endIndex
        return end < bytes.endIndex && bytes[end] == UInt8(ascii: "}") ? end : nil
    }

    /// Whether a line ends it: as many of the same bytes or more, and nothing else (CommonMark 0.30 §4.5).
    ///
    /// A block of PyMdown ends with just as many.
    func isEnded(by line: LineCursor) -> Bool {
        guard line.indentation < 4 else { return false }
        let words = line.rest.trimmed
        return (isBlock ? words.count == fence.length : words.count >= fence.length) && words.allSatisfy { $0 == fence.byte }
    }

    var isColonFence: Bool { fence.byte == UInt8(ascii: ":") }

    /// Whether it is a block of PyMdown Extensions.
    var isBlock: Bool { fence.byte == UInt8(ascii: "/") }

    /// Its mark as written, without its words.
    var length: Int { fence.length + name.utf8.count + (isBlock ? 1 : 2) }

    /// Whether directives of a name are read.
    static func isKnown(_ name: String) -> Bool { kind(of: name) != .unknown }

    /// An image without an address is none.
    var kind: Kind {
        if isBlock { return Self.kindsOfBlocks[name] ?? (ContainerKind.alert(name) == nil ? .unknown : .container) }
        let kind = Self.kind(of: name)
        return kind == .image && argument.isEmpty ? .unknown : kind
    }

    private static func kind(of name: String) -> Kind { kinds[name] ?? (ContainerKind.alert(name) == nil ? .unknown : .container) }

    private static let kinds: [String: Kind] = [
        "admonition": .titled, "topic": .titled, "sidebar": .titled, "card": .titled, "grid-item-card": .titled,
        "dropdown": .folding, "details": .folding, "tab": .tab, "tab-item": .tab, "tab-set": .division, "grid": .division,
        "grid-item": .division, "container": .division, "div": .division, "code": .code, "code-block": .code, "code-cell": .code,
        "sourcecode": .code, "image": .image, "figure": .image,
    ]

    private static let kindsOfBlocks: [String: Kind] = [
        "admonition": .titled, "details": .folding, "tab": .tab, "html": .division, "caption": .caption, "figure-caption": .caption,
        "table-caption": .caption,
    ]

    /// What Sphinx writes before the words of some, by their names.
    static let words: [String: String] = [
        "seealso": "See also", "versionadded": "New in version", "versionchanged": "Changed in version",
        "deprecated": "Deprecated since version", "versionremoved": "Removed in version",
    ]
}

/// What stands between the line that begins a directive and the one that ends it.
struct DirectiveBody {
    /// Those of its options that say something here: `:class: tip`, or `class: tip` between two lines of hyphens.
    var options: [(key: String, value: Range<Int>)] = []
    /// Where in the text its content begins and ends.
    var start: Int
    var end: Int
    var hasText = false

    func value(_ key: String) -> Range<Int>? { options.first { $0.key == key }?.value }

    /// Whether an option of a block is set: `open: True`.
    func isSet(_ key: String, in source: [UInt8]) -> Bool {
        value(key).map { ["true", "yes", "on"].contains(String(decoding: source[$0], as: UTF8.self).lowercased()) } ?? false
    }
}
