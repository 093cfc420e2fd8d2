import TableBasics

/// Definitions and footnotes with more than one paragraph: what is indented below them. And footnotes directly below a text, which
/// end it, as on GitHub.
extension ContainerScan {
    /// Lines that a paragraph may have before the first that is indented.
    private static let longestParagraph = 200

    /// Rewrites the line that begins a definition or a footnote with other blocks in it; false for any other line.
    mutating func readNote(_ text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool {
        guard frames.count < Self.deepestFrame else { return false }
        var content = text
        let form: ContainerMarker.Form
        switch text.byte {
        case UInt8(ascii: ":"):
            content.take(1)
            guard content.indentation > 0, !content.isAtBlankEnd else { return false }
            content.skipSpace()
            form = .definition
        case UInt8(ascii: "["):
            guard text.rest.hasPrefix("[^"), let close = text.rest.firstIndex(of: UInt8(ascii: "]")), close + 1 < text.end,
                source[close + 1] == UInt8(ascii: ":"), !source[text.offset..<close].contains(where: \.isASCIISpace)
            else { return false }
            form = .footnote
        default: return false
        }
        // Nothing but tags that are taken out.
        if let lineEnd, lineEnd <= content.offset { return false }
        let frame = ContainerFrame(of: entries.count, at: text, behind: start, open)
        let least = form == .footnote && isBelowText ? ContainerFrame.width : nil
        guard let columns = columns(of: form, at: content, behind: text, in: frame) ?? least else { return false }
        write(ContainerMarker(form, length: 1), at: text, behind: start, of: line)
        frames.append(ContainerFrame(of: entries.count - 1, at: text, behind: start, open, kind: .note(columns: columns)))
        open = OpenBlocks()
        readText(content, of: line, isInNote: true)
        return true
    }

    /// How far what belongs to a note is indented; nil when nothing but its paragraph does.
    private func columns(
        of form: ContainerMarker.Form, at content: LineCursor, behind text: LineCursor, in frame: ContainerFrame
    ) -> Int? {
        let width = max(2, min(ContainerFrame.width, content.column - text.column))
        let least = form == .definition ? width : ContainerFrame.width
        if form == .definition, content.beginsBlock { return width }
        var scanner = scanner
        var isBehindBlank = false
        for _ in 0..<Self.longestParagraph {
            guard let line = scanner.next() else { return nil }
            var cursor = LineCursor(line, in: source)
            guard frames.allSatisfy({ $0.enter(&cursor) }), cursor.takeQuotes(atMost: frame.quotes) == frame.quotes else {
                return nil
            }
            if cursor.isAtBlankEnd {
                isBehindBlank = true
                continue
            }
            let indentation = cursor.indentation - frame.indentation
            cursor.skipSpace()
            if isBehindBlank || indentation >= least && cursor.beginsBlock {
                return indentation >= least ? min(ContainerFrame.width, indentation) : nil
            }
            guard indentation >= least || cursor.isText else { return nil }
        }
        return nil
    }
}

extension LineCursor {
    /// Whether an item begins here, and a paragraph in it.
    var isItemWithText: Bool {
        var next = self
        _ = next.takeQuotes()
        next.skipSpace()
        guard next.takeItemMarker() else { return false }
        while next.takeItemMarker() {}
        return next.isText
    }

    /// Whether an item or a fence begins here.
    fileprivate var beginsBlock: Bool {
        var next = self
        return next.takeItemMarker() || rest.hasPrefix("```") || rest.hasPrefix("~~~")
    }
}
