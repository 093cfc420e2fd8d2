import TableBasics

/// Labels of MyST, `(name)=` in a line of its own: ids of what follows.
extension ContainerScan {
    private static let longestLabel = 100

    /// Takes out the line of a label; false for any other line.
    mutating func readLabel(_ text: LineCursor) -> Bool {
        let words = text.rest.trimmed
        guard needs.contains(.labels), !isInText, words.hasSuffix(")="), words.count <= Self.longestLabel else { return false }
        let name = words.dropFirst().dropLast(2)
        guard name.first.map({ $0.isASCIIAlphanumeric || $0 >= 0x80 }) == true,
            name.allSatisfy({ $0.isASCIIWord || " -.:/+@|".utf8.contains($0) || $0 >= 0x80 })
        else { return false }
        // In an item or a quote the ids of other blocks would stand outside of it.
        guard open.isAtTop || isAboveText else { return false }
        labels += Array("<a id=\"".utf8) + Slug.heading(Array(name)) + Array("\"></a>".utf8)
        return true
    }

    /// Whether a paragraph or a heading begins in the next line.
    private var isAboveText: Bool {
        guard var cursor = nextLine else { return false }
        _ = cursor.takeQuotes()
        cursor.skipSpace()
        return cursor.isText || cursor.byte == UInt8(ascii: "#")
    }

    /// Puts the ids of the labels before the words of the heading or paragraph that begins, or else into a paragraph of their own.
    ///
    /// - Parameter text: nil where nothing of the kind begins.
    mutating func placeLabels(before text: LineCursor?) {
        let level = text?.rest.prefix { $0 == UInt8(ascii: "#") }.count ?? 0
        if let text, text.isText || (1...6).contains(level) {
            var words = text
            words.take(level)
            if level == 0 || words.indentation > 0 {
                words.skipSpace()
                insertions.append((words.offset, labels))
                labels = []
                return
            }
        }
        writeLabels()
    }

    /// Writes the ids of labels that nothing follows.
    mutating func writeLabels() {
        guard !labels.isEmpty else { return }
        beginLine()
        writePrefix()
        bytes += labels + [0x0A, 0x0A]
        lines.append(line: number, shift: 0)
        lines.append(line: number, shift: 0)
        labels = []
    }
}
