import TableBasics
import TableModel

extension ContentReader {
    /// Reads one piece of raw HTML: an HTML block or one tag, comment or declaration inside text.
    mutating func readHTML(_ literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode) {
        guard options.html != .escaped else { return appendText(literal) }
        // Without our additions the author's HTML is none of our business either (CommonMark 0.30 §4.6, §6.6).
        guard options.hasAdditions else { return events.append(.markup(store(literal))) }
        html.read(Array(literal)[...], into: &htmlOutput)
        takeOutput(at: location(of: node))
        reportFindings(in: literal, at: node)
    }

    /// How many more elements a piece of the sanitizer's markup opens than it closes.
    func markupNesting(_ span: Span) -> Int {
        let bytes = text[span.range]
        var nesting = 0
        for start in bytes.indices where bytes[start] == HTMLByte.lessThan {
            let name = bytes[(start + 1)...].prefix(while: \.isASCIIAlphanumeric)
            if name.isEmpty {
                if bytes[(start + 1)...].first == UInt8(ascii: "/") { nesting -= 1 }
                continue
            }
            switch HTMLElement.named(HTMLByte.lowercasedText(name))?.kind {
            case .void, .thematicBreak, .source, .column: break
            default: nesting += 1
            }
        }
        return nesting
    }

    /// Whether the author's markup in an event range has elements that text-level elements cannot hold.
    func holdsBlock(_ eventRange: EventRange) -> Bool {
        events[eventRange.range].contains { event in
            guard case .markup(let span) = event else { return false }
            let bytes = text[span.range]
            return bytes.indices.contains { start in
                bytes[start] == HTMLByte.lessThan
                    && HTMLSanitizer.isBlock(HTMLByte.lowercasedText(bytes[(start + 1)...].prefix(while: \.isASCIIAlphanumeric)))
            }
        }
    }

    /// Reads HTML that is complete in itself: the content of a `summary`.
    mutating func readFragment(_ literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode, place: HTMLContentModel) {
        inlineStart = events.count
        html.enter(place)
        readHTML(literal, at: node)
        leaveHTML()
    }

    /// Ends the innermost container: what the author's HTML left open in it is closed.
    mutating func leaveHTML() {
        html.leave(into: &htmlOutput)
        takeOutput(at: .wholeFile)
    }

    /// Lets the author's open elements make way for what is written next; false when it must do without its own element.
    @discardableResult
    mutating func prepareHTML(for content: HTMLInsertion) -> Bool {
        guard html.depth > 0 else { return true }
        let place = html.prepare(for: content, into: &htmlOutput)
        takeOutput(at: .wholeFile)
        return place == .flow
    }

    mutating func takeOutput(at location: SourceLocation) {
        guard !htmlOutput.pieces.isEmpty else { return }
        var hints: Int?
        for piece in htmlOutput.pieces {
            let bytes = htmlOutput.bytes(of: piece)
            switch piece.kind {
            case .markup, .text:
                let span = store(bytes)
                if events.count > inlineStart, case .markup(let last)? = events.last, last.end == span.start {
                    events[events.count - 1] = .markup(Span(Int(last.start), Int(span.end)))
                } else {
                    events.append(.markup(span))
                }
            case .address(let kind):
                let address = storeDestination(bytes, at: location)
                events.append(.address(address, kind))
                guard let place = hints, case .imageHints(_, let written) = events[place] else { continue }
                events[place] = .imageHints(source: address, written: written)
                hints = nil
            case .imageHints(let written):
                hints = events.count
                events.append(.imageHints(source: .empty, written: written))
            case .identifier: events.append(.identifier(store(bytes)))
            }
        }
        htmlOutput.removeAll()
    }

    private mutating func reportFindings(in literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode) {
        guard !html.findings.isEmpty else { return }
        for finding in html.findings {
            let before = literal.prefix(finding.offset)
            let lines = before.count { $0 == 0x0A }
            let column = lines == 0 ? max(1, node.column) + finding.offset : before.reversed().prefix { $0 != 0x0A }.count + 1
            let range = SourceRange(line: node.line + bodyLine + lines, column: column, length: finding.length)
            diagnostics.append(.html(finding, path: path, at: range))
        }
        html.findings.removeAll()
    }
}
