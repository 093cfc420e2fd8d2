import TableBasics

/// The line that begins a directive of DocC: `@Metadata {`, `@Tab("macOS") {`, `@Image(source: "plan", alt: "The plan")`.
struct BlockDirective {
    enum Kind {
        /// It says something to DocC and nothing to readers.
        case setting
        /// It only arranges what is in it.
        case division
        case tab
        case warning
        case image
        /// It has no counterpart here.
        case unknown
    }

    let name: String
    let kind: Kind
    /// Between the parentheses, in bytes of what it was read from; empty for nothing.
    private(set) var arguments = 0..<0
    /// Where the brace stands that its content begins with; nil for none.
    private(set) var brace: Int?

    /// Nil for other text, and for a name that DocC does not know.
    init?(_ line: some RandomAccessCollection<UInt8>) {
        let bytes = Array(line.prefix(Self.longest))
        guard bytes.first == UInt8(ascii: "@") else { return nil }
        let word = bytes.dropFirst().prefix(while: \.isASCIIAlphanumeric)
        name = String(decoding: word, as: UTF8.self)
        guard let kind = Self.kinds[name] else { return nil }
        self.kind = kind
        var rest = bytes[word.endIndex...]
        if rest.first == UInt8(ascii: "(") {
            guard let close = Self.endOfArguments(in: rest) else { return nil }
            arguments = (rest.startIndex + 1)..<close
            rest = rest[(close + 1)...]
        }
        rest = rest.trimmed
        if rest.first == UInt8(ascii: "{") { brace = rest.startIndex }
        guard rest.isEmpty && !arguments.isEmpty || brace != nil else { return nil }
    }

    /// The first parenthesis that closes and stands in no quotes.
    private static func endOfArguments(in bytes: ArraySlice<UInt8>) -> Int? {
        var isQuoted = false
        return bytes.indices.first { index in
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            return bytes[index] == UInt8(ascii: ")") && !isQuoted
        }
    }

    private static let longest = 1000

    private static let kinds: [String: Kind] = [
        "Metadata": .setting, "Options": .setting, "Comment": .setting, "Row": .division, "Column": .division, "Links": .division,
        "Small": .division, "TabNavigator": .division, "Tab": .tab, "DeprecationSummary": .warning, "Image": .image,
        "Video": .unknown, "Snippet": .unknown, "Tutorials": .unknown, "Tutorial": .unknown, "Intro": .unknown,
        "Volume": .unknown, "Chapter": .unknown, "TutorialReference": .unknown, "Article": .unknown, "Section": .unknown,
        "ContentAndMedia": .unknown, "Steps": .unknown, "Step": .unknown, "Code": .unknown, "Assessments": .unknown,
        "MultipleChoice": .unknown, "Choice": .unknown, "Justification": .unknown, "Resources": .unknown,
        "CallToAction": .unknown, "XcodeRequirement": .unknown, "Stack": .unknown,
    ]

    /// What stands between the quotes of an argument, `alt: "words"`; with no label, of the first.
    static func value(of label: StaticString?, in arguments: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = arguments.trimmed
        while !rest.isEmpty {
            let word = rest.prefix { $0.isASCIIWord }
            var value = rest[word.endIndex...].trimmed(.leading)
            let isNamed = value.first == UInt8(ascii: ":")
            if isNamed { value = value.dropFirst().trimmed(.leading) }
            let isQuoted = value.first == UInt8(ascii: "\"")
            let words = isQuoted ? value.dropFirst().prefix { $0 != UInt8(ascii: "\"") } : value.prefix { $0 != UInt8(ascii: ",") }
            if let label, isNamed, word.elementsEqual(label.bytes) { return words.trimmed }
            if label == nil, isQuoted { return words }
            rest = arguments[words.endIndex...].drop { $0 != UInt8(ascii: ",") }.dropFirst().trimmed(.leading)
        }
        return nil
    }
}
