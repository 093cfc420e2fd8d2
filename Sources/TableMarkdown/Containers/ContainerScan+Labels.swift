import TableBasics

/// Labels of MyST, `(name)=` in a line of its own: ids of what follows. So are anchors above a heading, `<a name="x"></a>`.
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

    /// Takes out a line of anchors that stands above a heading, which it belongs to; false for any other line.
    mutating func readAnchors(_ text: LineCursor) -> Bool {
        guard needs.contains(.labels), !isInText, !isInHTML, open.isAtTop, let names = Self.anchors(in: text.rest),
            let heading = headingBelow
        else { return false }
        for name in names where Slug.heading(name) != heading {
            labels += "<a id=\"".utf8
            HTMLEscaping.appendLiteral(name, to: &labels)
            labels += "\"></a>".utf8
        }
        return true
    }

    /// The names in a line that is nothing but anchors.
    private static func anchors(in line: ArraySlice<UInt8>) -> [[UInt8]]? {
        let words = line.trimmed
        guard words.hasPrefix("<a "), words.hasSuffix("</a>"), words.count <= 4 * longestLabel else { return nil }
        var names: [[UInt8]] = []
        var tokens = HTMLTokenizer(words)
        while let token = tokens.next() {
            guard case .startTag(let tag) = token.kind, tag.name == "a", tag.attributes.count == 1,
                let name = tag["name"]?.value ?? tag["id"]?.value, !name.isEmpty, !name.contains(where: \.isASCIISpace),
                let end = tokens.next(), case .endTag = end.kind
            else { return nil }
            names.append(name)
        }
        return names.isEmpty ? nil : names
    }

    /// The id of the heading that follows, with nothing between but empty lines and anchors; nil for anything else.
    private var headingBelow: [UInt8]? {
        var scanner = scanner
        for _ in 0..<10 {
            guard let line = scanner.next() else { return nil }
            var cursor = LineCursor(line, in: source)
            guard frames.allSatisfy({ $0.enter(&cursor) }) else { return nil }
            if cursor.isAtBlankEnd || cursor.rest.hasPrefix("<a ") { continue }
            let signs = cursor.rest.prefix { $0 == UInt8(ascii: "#") }.count
            cursor.take(signs)
            guard (1...6).contains(signs), cursor.byte?.isASCIISpace == true else { return nil }
            var words = cursor.rest.trimmed
            if let start = AuthorAttributes.tail(of: words) {
                if let id = AuthorAttributes(Array(words)[start...])?.id { return Array(id.utf8) }
                words = words.prefix(start)
            }
            return Slug.heading(Array(words))
        }
        return nil
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
