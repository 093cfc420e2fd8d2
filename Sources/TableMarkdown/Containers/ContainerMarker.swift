import TableBasics
import TableModel

/// A line that begins, divides or ends a container: `::: tip Title`, `!!! note "Title"`, `=== "Tab"`, `:::`.
///
/// Ranges are in bytes of the line that it was read from.
struct ContainerMarker: Equatable {
    enum Form: Equatable {
        /// `::: name`: up to a line of colons (markdown-it-container, remark-directive, Pandoc).
        case fenced(colons: Int)
        /// `!!! name`, `??? name`, `???+ name`: what is indented below it (Python-Markdown, PyMdown Extensions).
        case admonition(Fold)
        /// `=== "Name"`: what is indented below it. `startsGroup`: it goes on with no tab before it.
        case tab(startsGroup: Bool)
        /// `== Name` or `@tab Name` in a container of tabs: up to the next.
        case divider
        /// "```{name} Title": up to a line of as many of the same signs (MyST); see ``Directive``. One without a name is a division.
        case directive(Fold)
        /// A line of colons.
        case end(colons: Int)
        /// `: text` below a term, with blocks below it that are indented (PHP Markdown Extra, kramdown).
        case definition
        /// `[^1]: text`, with blocks below it that are indented.
        case footnote
        /// `{: .note }` directly above or below a paragraph or a quote (kramdown, Just the Docs). `hasTitle`: its first line is one.
        case paragraph(hasTitle: Bool)
        /// Added by us behind what is indented, or behind a paragraph: the number of the marker that it ends.
        case indentationEnd(of: Int)

        var isFenced: Bool { if case .fenced = self { true } else { false } }
    }

    /// Whether a container can be folded, and how it is shown first.
    enum Fold: Equatable { case none, closed, open }

    var form: Form
    /// The word that says what it is, as written; empty for none.
    var name = ""
    private var storedLength: Int32 = 0
    private var storedTitle: StoredRange?
    private var storedAttributes = StoredRange(0..<0)

    /// A document may have a marker in every line.
    struct StoredRange: Equatable {
        var start: Int32
        var end: Int32

        init(_ range: Range<Int>) {
            start = Int32(clamping: range.lowerBound)
            end = Int32(clamping: range.upperBound)
        }

        var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// Of the line, without white space at its end.
    var length: Int {
        get { Int(storedLength) }
        set { storedLength = Int32(clamping: newValue) }
    }
    /// nil where no title is given. An empty one wants none.
    var title: Range<Int>? {
        get { storedTitle?.range }
        set { storedTitle = newValue.map(StoredRange.init) }
    }
    /// With the braces; empty for none.
    var attributes: Range<Int> {
        get { storedAttributes.range }
        set { storedAttributes = StoredRange(newValue) }
    }

    /// - Parameters:
    ///   - line: without the indentation and the marks before it.
    ///   - isInTabs: the line stands in a container of tabs.
    init?(_ line: ArraySlice<UInt8>, isInTabs: Bool) {
        let line = line.trimmed(.trailing)
        switch line.first {
        case UInt8(ascii: ":"): self.init(fence: line)
        case UInt8(ascii: "!"), UInt8(ascii: "?"): self.init(admonition: line)
        case UInt8(ascii: "="): self.init(tab: line, isInTabs: isInTabs)
        case UInt8(ascii: "@") where isInTabs: self.init(divider: line)
        default: return nil
        }
        length = line.count
    }

    init(endOf marker: Int) { form = .indentationEnd(of: marker) }

    /// A marker that is told by the lines below it.
    init(_ form: Form, name: String = "", length: Int) {
        self.form = form
        self.name = name
        self.length = length
    }

    // MARK: Fences

    private init?(fence line: ArraySlice<UInt8>) {
        let colons = line.prefix { $0 == UInt8(ascii: ":") }.count
        guard colons >= 3 else { return nil }
        var rest = line.dropFirst(colons).trimmed(.leading)
        guard !rest.isEmpty else {
            form = .end(colons: colons)
            return
        }
        form = .fenced(colons: colons)
        // Pandoc: as many colons behind as one likes.
        if rest.hasSuffix(" :::") || rest.hasSuffix("}:::") || rest.hasSuffix("::::") {
            while rest.last == UInt8(ascii: ":") { rest.removeLast() }
            rest = rest.trimmed(.trailing)
        }
        takeName(of: &rest)
        if !name.isEmpty, let next = rest.first, !next.isASCIISpace, !"[{#".utf8.contains(next) { return nil }
        if rest.first == UInt8(ascii: "#") { rest = rest.drop { !$0.isASCIISpace } }
        takeAttributes(of: &rest)
        guard !name.isEmpty || !attributes.isEmpty else { return nil }
        if !attributes.isEmpty, name.isEmpty || ContainerKind(name) != nil {
            title = Self.title(inBraces: line[attributes], isNamed: !name.isEmpty)
        }
        if rest.first == UInt8(ascii: "["), rest.last == UInt8(ascii: "]") { rest = rest.dropFirst().dropLast() }
        rest = rest.trimmed(.leading).trimmed(.trailing)
        if !rest.isEmpty { title = rest.indices }
    }

    private mutating func takeName(of rest: inout ArraySlice<UInt8>) {
        let word = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
        guard let first = word.first, first.isASCIILetter || first >= 0x80 else { return }
        name = String(decoding: word, as: UTF8.self)
        rest = rest[word.endIndex...]
    }

    /// Takes braces from the end, or from the start.
    private mutating func takeAttributes(of rest: inout ArraySlice<UInt8>) {
        if rest.last == UInt8(ascii: "}"), let open = rest.lastIndex(of: UInt8(ascii: "{")),
            open == rest.startIndex || rest[open - 1].isASCIISpace || rest[open - 1] == UInt8(ascii: "]")
        {
            attributes = open..<rest.endIndex
            rest = rest[..<open].trimmed(.trailing)
        } else if rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
            attributes = rest.startIndex..<(close + 1)
            rest = rest[(close + 1)...].trimmed(.leading)
        }
    }

    /// The value of `title` among attributes that make an alert, or that of a container with a name; nil for none.
    private static func title(inBraces bytes: ArraySlice<UInt8>, isNamed: Bool) -> Range<Int>? {
        guard let attributes = AuthorAttributes(bytes), let index = attributes.values.firstIndex(where: { $0.name == "title" }),
            isNamed || attributes.classes.contains(where: { ContainerKind.alert($0) != nil })
        else { return nil }
        let start = bytes.startIndex + attributes.offsets[index].value
        return start..<(start + attributes.values[index].value.utf8.count)
    }

    // MARK: What is indented

    private init?(admonition line: ArraySlice<UInt8>) {
        guard line.hasPrefix("!!!") || line.hasPrefix("???") else { return nil }
        var rest = line.dropFirst(3)
        form = .admonition(line.first == UInt8(ascii: "!") ? .none : rest.first == UInt8(ascii: "+") ? .open : .closed)
        if form == .admonition(.open) { rest = rest.dropFirst() }
        rest = rest.trimmed(.leading)
        takeName(of: &rest)
        guard !name.isEmpty else { return nil }
        // More words are classes: where it stands.
        let words = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 == 0x20 }
        guard words.isEmpty || words.first == 0x20 else { return nil }
        rest = rest[words.endIndex...]
        guard !rest.isEmpty else { return }
        guard words.last == 0x20 else { return nil }
        title = Self.quoted(rest)
        if title == nil { return nil }
    }

    private init?(tab line: ArraySlice<UInt8>, isInTabs: Bool) {
        if line.hasPrefix("==="), let first = line.dropFirst(3).first, "!+ \"".utf8.contains(first) {
            form = .tab(startsGroup: first == UInt8(ascii: "!"))
            let rest = line.dropFirst(first == UInt8(ascii: "!") || first == UInt8(ascii: "+") ? 4 : 3).trimmed(.leading)
            if let name = Self.quoted(rest) {
                title = name
                return
            }
        }
        guard isInTabs, line.hasPrefix("== ") else { return nil }
        form = .divider
        title = line.dropFirst(2).trimmed(.leading).indices
    }

    private init?(divider line: ArraySlice<UInt8>) {
        guard line.hasPrefix("@tab") else { return nil }
        let rest = line.dropFirst(4)
        guard rest.first == 0x20 || rest.hasPrefix(":active ") else { return nil }
        form = .divider
        title = rest.drop { $0 != 0x20 }.trimmed(.leading).indices
    }

    /// What stands between quotes that are all there is.
    private static func quoted(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
        guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else { return nil }
        return (bytes.startIndex + 1)..<(bytes.endIndex - 1)
    }
}
