import TableBasics
package import TableModel

/// A link or an image in the full form, `[text][label]`, whose label nobody defines (CommonMark 0.30 §6.3): it stays text.
extension ContentReader {
    /// Reports the one whose label begins at `index`, behind a bracket. Each label is told once.
    mutating func reportUndefinedReference(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, of node: MarkdownNode) {
        guard undefinedReferenceCount < Self.checkedReferences, let mark = ReferenceMark(in: bytes, labelAt: index) else { return }
        let written = String(decoding: bytes[mark.label], as: UTF8.self)
        guard mark.label.isEmpty || !undefinedLabels.contains(written) else { return }
        undefinedReferenceCount += 1
        let start = offset(of: bytes, in: node)
        guard let open = opening(ofTextAt: start + index - 1, in: node), isWritten(index - 1..<mark.end, bytes, of: node),
            isWritten(open.byte..<open.byte + 1, open.node.literal, of: open.node)
        else { return }
        var (place, length, label) = (SourceLocation(line: 0, column: 0), mark.label.count, written)
        if mark.label.isEmpty {
            // `[label][]`
            guard let words = places.text(from: open, to: (node, start + index - 1)), ReferenceMark.isCollapsed(words[...]) else {
                return
            }
            place = places.location(ofInline: open.node, byte: open.byte + 1)
            (length, label) = (words.prefix { $0 != 0x0A }.count, String(decoding: words, as: UTF8.self))
        } else {
            place = places.location(ofInline: node, byte: start + mark.label.lowerBound)
        }
        guard !verbatimLines.contains(place.line), undefinedLabels.insert(label).inserted else { return }
        reportUndefined(label, at: SourceRange(start: place, length: length))
    }

    private mutating func reportUndefined(_ written: String, at place: SourceRange) {
        let label = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let definitions = places.readDefinitions()
        let help =
            definitions.contains(label)
            ? "its definition stands in a paragraph or in code; put an empty line before it"
            : headingID(of: label).map { "link to the heading: `[text](#\(String(decoding: $0, as: UTF8.self)))`" }
                ?? nearestName(to: label, in: definitions.labels(atMost: Self.comparedLabels)).map { "did you mean `\($0)`?" }
                ?? "write `[\(label)]: address` in a line of its own"
        diagnostics.append(
            Diagnostic(
                .linkReference, "`\(label.filter { $0 != "`" })` is defined nowhere in this document", path: path, at: place,
                label: "no link", help: help))
    }

    /// The bracket that begins the text which ends at a byte of `text`; other inlines and lines may stand between the two.
    private func opening(ofTextAt close: Int, in text: MarkdownNode) -> (node: MarkdownNode, byte: Int)? {
        var (depth, steps, end) = (0, 0, close + 1)
        var upcoming: MarkdownNode? = text
        while let node = upcoming {
            let literal = node.kind == .text ? node.literal : UnsafeBufferPointer(start: nil, count: 0)
            if node != text { end = literal.count }
            while end > 0 {
                end -= 1
                if literal[end] == UInt8(ascii: "]") { depth += 1 }
                if literal[end] == UInt8(ascii: "[") { depth -= 1 }
                if depth == 0 {
                    let words = literal[(end + 1)..<(node == text ? close : literal.count)]
                    return ReferenceMark.begins(at: end, literal, words, isAll: node == text) ? (node, end) : nil
                }
                steps += 1
                if steps > Self.longestText { return nil }
            }
            steps += 1
            upcoming = steps > Self.longestText ? nil : node.previous
        }
        return nil
    }

    /// The id of the only heading that says a label, as pandoc reads it (implicit_header_references); nil for none.
    private mutating func headingID(of label: String) -> [UInt8]? {
        if headingIDs == nil {
            let headings = root?.children.filter { $0.kind == .heading } ?? []
            headingIDs = Dictionary(headings.map { Self.name(of: $0) }) { _, _ in [] }
        }
        return headingIDs?[LinkDefinitions.normalized(Array(label.utf8))].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The words of a heading as those of a label, and the id it has if no other has it before.
    private static func name(of heading: MarkdownNode) -> (words: String, id: [UInt8]) {
        var words: [UInt8] = []
        heading.appendPlainText(to: &words)
        let start = AuthorAttributes.tail(of: words) ?? words.count
        let id = AuthorAttributes(words[start...])?.id.map { Array($0.utf8) } ?? Slug.heading(Array(words[..<start]))
        return (LinkDefinitions.normalized(Array(words[..<start])), id)
    }

    /// Where a part of a text stands that looks like more than text; nil where its author means it as it is.
    mutating func place(ofWritten range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, of node: MarkdownNode) -> SourceRange? {
        guard isWritten(range, bytes, of: node) else { return nil }
        let start = places.location(ofInline: node, byte: offset(of: bytes, in: node) + range.lowerBound)
        return verbatimLines.contains(start.line) ? nil : SourceRange(start: start, length: range.count)
    }

    /// Whether a part of a text stands in the document as it is read. With back-slashes its author means the brackets as they are.
    private mutating func isWritten(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, of node: MarkdownNode) -> Bool {
        let start = offset(of: bytes, in: node)
        return places.written(node, start + range.lowerBound..<start + range.upperBound)?.elementsEqual(bytes[range]) ?? false
    }

    /// Of a document with more of them, more is no help, and to find their places takes time.
    static let checkedReferences = 100
    /// Each of them is compared with all labels: of more none is proposed.
    static let comparedLabels = 1000
    /// In bytes, and inlines other than text.
    private static let longestText = 1000
}

/// What looks like the label of a reference and is none.
private struct ReferenceMark {
    /// Empty where the text is the label as well: `[text][]`.
    let label: Range<Int>
    /// Behind the bracket that closes it.
    let end: Int

    init?(in bytes: UnsafeBufferPointer<UInt8>, labelAt index: Int) {
        let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
        var end = index + 1
        while end < bytes.count, bytes[end] != open, bytes[end] != close, end - index <= Self.longestLabel { end += 1 }
        label = (index + 1)..<end
        guard end < bytes.count, bytes[end] == close, label.isEmpty || Self.isName(bytes[label]) else { return nil }
        self.end = end + 1
        // What goes on in brackets or parentheses is an index or a call, `[][]byte` a type.
        if end + 1 < bytes.count {
            let next = bytes[end + 1]
            if [open, UInt8(ascii: "("), UInt8(ascii: "{")].contains(next) || label.isEmpty && next.isASCIIWord { return nil }
        }
    }

    /// Whether words can begin what is linked behind the bracket at `index` of a text.
    ///
    /// - Parameter isAll: nothing else is linked.
    static func begins(
        at index: Int, _ text: UnsafeBufferPointer<UInt8>, _ words: Slice<UnsafeBufferPointer<UInt8>>, isAll: Bool
    ) -> Bool {
        // `array[i][j]`
        if index > 0, text[index - 1].isASCIIAlphanumeric || "_])\"'.".utf8.contains(text[index - 1]) { return false }
        // No footnote, option or number.
        guard let first = words.first else { return !isAll }
        return !"^@-<|".utf8.contains(first)
            && (!isAll || words.contains { $0 >= 0x80 || $0.isASCIIAlphanumeric && !$0.isASCIIDigit })
    }

    /// Whether a label can be meant: no footnote, quotation or option, and something to read.
    private static func isName<Bytes: Collection<UInt8>>(_ label: Bytes) -> Bool {
        guard let first = label.first, !"^@-=<|!,;".utf8.contains(first) else { return false }
        return label.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 } && !label.contains { "<>|=".utf8.contains($0) }
    }

    /// Whether a label can be meant that is the text as well: one letter is the mark of a task or a size, as in `[n][]`.
    static func isCollapsed(_ label: ArraySlice<UInt8>) -> Bool {
        (2...longestLabel).contains(label.count) && isName(label)
    }

    /// In bytes: CommonMark has 999 characters for a label, which nobody means.
    private static let longestLabel = 100
}

extension DiagnosticCode {
    package static let linkReference = DiagnosticCode(
        "link-reference", .warning, "a link names an address that is defined nowhere",
        explanation: """
            A link may name its address, which is defined once in the document. When nothing defines the name, Markdown shows
            the brackets as text:

                Read the [guide][giude].

                [guide]: guide.md

            Correct the name, or define it in a line of its own behind an empty line:

                Read the [guide][guide].

                [guide]: guide.md

            Brackets that are meant as they are stand in back-ticks, or behind a back-slash: `\\[guide][x]`.
            """)
}
