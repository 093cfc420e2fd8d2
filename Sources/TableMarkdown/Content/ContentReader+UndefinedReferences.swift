import TableBasics
package import TableModel

/// A link or an image in the full form, `[text][label]`, whose label nobody defines (CommonMark 0.30 §6.3): it stays text.
extension ContentReader {
    /// Reports the one whose label begins at `index`, behind a bracket. Each label is told once.
    mutating func reportUndefinedReference(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, of node: MarkdownNode) {
        guard undefinedReferenceCount < Self.checkedReferences,
            let mark = ReferenceMark(in: bytes, labelAt: index, followsInline: node.previous != nil)
        else { return }
        let label = String(decoding: bytes[mark.label], as: UTF8.self)
        guard !undefinedLabels.contains(label) else { return }
        undefinedReferenceCount += 1
        guard isWritten(mark.range, bytes, of: node) else { return }
        let place = places.location(ofInline: node, byte: offset(of: bytes, in: node) + mark.label.lowerBound)
        guard !verbatimLines.contains(place.line) else { return }
        undefinedLabels.insert(label)
        let definitions = places.readDefinitions()
        let help =
            definitions.contains(label)
            ? "its definition stands in a paragraph or in code; put an empty line before it"
            : headingID(of: label).map { "link to the heading: `[text](#\(String(decoding: $0, as: UTF8.self)))`" }
                ?? nearestName(to: label, in: definitions.labels(atMost: Self.comparedLabels)).map { "did you mean `\($0)`?" }
                ?? "write `[\(label)]: address` in a line of its own"
        diagnostics.append(
            Diagnostic(
                .linkReference, "`\(label)` is defined nowhere in this document", path: path,
                at: SourceRange(start: place, length: mark.label.count), label: "no link", help: help))
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
}

/// What looks like a reference and is none: the brackets and what they hold.
private struct ReferenceMark {
    /// From the first bracket, or the one before the label where something else than text stands in the link.
    let range: Range<Int>
    let label: Range<Int>

    /// - Parameter followsInline: something stands before the text, which may be what is linked.
    init?(in bytes: UnsafeBufferPointer<UInt8>, labelAt index: Int, followsInline: Bool) {
        let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
        var end = index + 1
        while end < bytes.count, bytes[end] != open, bytes[end] != close, end - index <= Self.longestLabel { end += 1 }
        guard end < bytes.count, bytes[end] == close, Self.isName(bytes[(index + 1)..<end]) else { return nil }
        // What goes on in brackets or parentheses is an index or a call.
        if end + 1 < bytes.count, [open, UInt8(ascii: "("), UInt8(ascii: "{")].contains(bytes[end + 1]) { return nil }
        var start = index - 1
        var depth = 0
        let limit = index - Self.longestText
        while start >= 0 {
            guard start > limit else { return nil }
            if bytes[start] == close { depth += 1 }
            if bytes[start] == open { depth -= 1 }
            if depth == 0 { break }
            start -= 1
        }
        label = (index + 1)..<end
        guard start >= 0 else {
            guard followsInline, index == 1 else { return nil }
            range = index - 1..<end + 1
            return
        }
        guard Self.isText(bytes[(start + 1)..<(index - 1)]) else { return nil }
        // `array[i][j]`
        if start > 0, bytes[start - 1].isASCIIAlphanumeric || "_])\"'.".utf8.contains(bytes[start - 1]) { return nil }
        range = start..<end + 1
    }

    /// Whether a label can be meant: no footnote, quotation or option, and something to read.
    private static func isName(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = label.first, !"^@-=<|!,;".utf8.contains(first) else { return false }
        return label.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 } && !label.contains { "<>|=".utf8.contains($0) }
    }

    /// Whether what is linked can be meant: no footnote, option or number.
    private static func isText(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = text.first, !"^@-<|".utf8.contains(first) else { return false }
        return text.contains { $0 >= 0x80 || $0.isASCIIAlphanumeric && !$0.isASCIIDigit }
    }

    /// In bytes: CommonMark has 999 characters for a label, which nobody means.
    private static let longestLabel = 100
    private static let longestText = 1000
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
