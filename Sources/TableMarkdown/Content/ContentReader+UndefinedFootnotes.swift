import TableBasics
package import TableModel

extension ContentReader {
    /// Reports a reference to a footnote, `[^label]` at `index`, that the document does not have. Each label is told once.
    mutating func reportUndefinedFootnote(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, of node: MarkdownNode) {
        guard undefinedReferenceCount < Self.checkedReferences, let label = Self.footnoteReference(in: bytes, at: index)
        else { return }
        let name = String(decoding: bytes[label], as: UTF8.self)
        guard !undefinedLabels.contains("^" + name) else { return }
        undefinedReferenceCount += 1
        guard let place = place(ofWritten: index..<label.upperBound + 1, bytes, of: node) else { return }
        undefinedLabels.insert("^" + name)
        let labels = footnoteLabels.count > Self.comparedLabels ? [] : Array(footnoteLabels.written)
        let nearest = nearestName(to: name, in: labels.map { String(decoding: $0, as: UTF8.self) }.sorted())
        diagnostics.append(
            Diagnostic(
                .footnoteMissing, "the footnote `\(name)` is nowhere in this document", path: path, at: place, label: "no footnote",
                help: nearest.map { "did you mean `[^\($0)]`?" } ?? "write `[^\(name)]: text` in a line of its own"))
    }

    /// Whether letters begin with a range of single ones, and others follow it at once.
    private static func isSetOfRanges(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let (start, end) = (letters.startIndex, letters.endIndex)
        guard letters.count >= 3, letters[start + 1] == UInt8(ascii: "-"), letters[start] < letters[start + 2] else { return false }
        let edges = [UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "0")]
        return end == start + 3 || (edges.contains(letters[start]) && letters[start + 2].isASCIIAlphanumeric)
    }

    /// The label of what can be meant as a reference to a footnote; nil for others, such as `[^a-z]` and `[^"]+`.
    private static func footnoteReference(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int>? {
        var end = start + 2
        while end < bytes.count, bytes[end].isASCIIWord || bytes[end] == UInt8(ascii: "-") || bytes[end] >= 0x80,
            end - start <= longestLabel
        {
            end += 1
        }
        guard end > start + 2, end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return nil }
        // A set of characters: with ranges, `a-z`, `A-Za-z0-9_`, or with how often one comes.
        if isSetOfRanges(bytes[(start + 2)..<end]) { return nil }
        if end + 1 < bytes.count, "+*?{(".utf8.contains(bytes[end + 1]) { return nil }
        // What begins a line is no reference.
        if start == 0, end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: ":") { return nil }
        if start > 0, "([/|^".utf8.contains(bytes[start - 1]) { return nil }
        return (start + 2)..<end
    }

    /// In bytes.
    private static let longestLabel = 50
}

extension DiagnosticCode {
    package static let footnoteMissing = DiagnosticCode(
        "footnote-missing", .warning, "a footnote that a text refers to is not there",
        explanation: """
            A footnote has a mark in the text, and a line of its own anywhere in the same document. Without that line the brackets are
            text:

                Herons fish at dawn.[^dawn]

                [^down]: And at dusk.

            Correct the label, or write the footnote:

                [^dawn]: And at dusk.

            Brackets that are meant as they are stand in back-ticks, or behind a back-slash: `\\[^dawn]`.
            """)
}
