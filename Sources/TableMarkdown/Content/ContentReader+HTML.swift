import TableModel

extension ContentReader {
    /// Reads one piece of raw HTML: an HTML block or one tag, comment or declaration inside text.
    mutating func readHTML(_ literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode, isInline: Bool) {
        guard options.html != .escaped else { return appendText(literal) }
        // Without our additions the author's HTML is none of our business either (CommonMark 0.30 §4.6, §6.6).
        guard options.hasAdditions else { return events.append(.markup(store(literal))) }
        var pieces: [HTMLPiece] = []
        html.read(Array(literal)[...], isInline: isInline) { pieces.append($0) }
        append(pieces, at: location(of: node))
        htmlFacts.hasBlock = htmlFacts.hasBlock || html.containsBlock
        htmlFacts.isInteractive = htmlFacts.isInteractive || html.containsInteractive
        reportFindings(at: node)
    }

    /// Closes the author's elements until only `depth` stay open.
    mutating func closeHTML(to depth: Int) {
        guard html.depth > depth else { return }
        var pieces: [HTMLPiece] = []
        html.close(to: depth) { pieces.append($0) }
        append(pieces, at: .wholeFile)
    }

    private mutating func append(_ pieces: [HTMLPiece], at location: SourceLocation) {
        for piece in pieces {
            switch piece {
            case .markup(let bytes), .text(let bytes):
                guard !bytes.isEmpty else { continue }
                let span = store(bytes)
                if case .markup(let last)? = events.last, last.end == span.start {
                    events[events.count - 1] = .markup(Span(Int(last.start), Int(span.end)))
                } else {
                    events.append(.markup(span))
                }
            case .address(let bytes): events.append(.address(storeDestination(bytes, at: location)))
            case .identifier(let bytes): events.append(.identifier(store(bytes)))
            }
        }
    }

    private mutating func reportFindings(at node: MarkdownNode) {
        guard !html.findings.isEmpty else { return }
        for finding in html.findings {
            diagnostics.append(.removedHTML(finding, path: path, in: node, line: node.line + bodyLine))
        }
        html.findings.removeAll()
    }
}

extension Diagnostic {
    /// The finding's line is counted from the start of the node's text.
    fileprivate static func removedHTML(
        _ finding: HTMLFinding, path: String, in node: MarkdownNode, line: Int
    ) -> Diagnostic {
        let before = node.literal.prefix(finding.offset)
        let lines = before.count { $0 == 0x0A }
        let column = lines == 0 ? max(1, node.column) + finding.offset : before.reversed().prefix { $0 != 0x0A }.count + 1
        return Diagnostic(
            .htmlRemoved, "\(finding.removed) was removed", path: path,
            at: SourceRange(line: line + lines, column: column), label: "not allowed in sanitized HTML",
            help: "`html: trusted` in `tablesite.yml` keeps all HTML")
    }
}
