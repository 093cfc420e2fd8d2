import SiteModel
import TableHTML
import TableMarkdown
import TableModel

extension FuzzTarget {
    /// From the bytes of a document to those of its page, everything switched on.
    static let page = FuzzTarget(name: "page", check: .value { brokenLaws(ofDocument: $0, options: ParseOptions()) })

    /// As CommonMark has it, with HTML that is shown: here all text must be in the page.
    static let strictPage = FuzzTarget(
        name: "strict-page",
        check: .value { bytes in
            let options = ParseOptions(html: .escaped, hasAdditions: false)
            return brokenLaws(ofDocument: bytes, options: options, losesNothing: true)
        })

    /// The same as ``page``; its corpus and dictionary are containers, tabs, templates, definitions and footnotes.
    static let containers = FuzzTarget(name: "containers", check: .value { brokenLaws(ofDocument: $0, options: ParseOptions()) })

    /// What stands in braces at the end of a heading, of a row and of a code block's fence.
    static let attributes = FuzzTarget(
        name: "attributes",
        check: .value { bytes in
            let words = bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
            let document =
                Array("## Section {".utf8) + words + Array("}\n\n- row {".utf8) + words + Array("}\n\n```c {".utf8) + words
                + Array("}\na\n```\n".utf8)
            return brokenLaws(ofDocument: document, options: ParseOptions())
        })

    /// The author's HTML, in pieces that a line feed and a form feed part.
    static let sanitizer = FuzzTarget(
        name: "sanitizer",
        check: .value { bytes in
            let pieces = bytes.split(separator: 0x0C).map(Array.init)
            return [HTMLContentModel.flow, .phrasing, .link].flatMap { place -> [String] in
                let first = sanitized(pieces, in: place)
                return WrittenHTML(first[...]).problems.filter { !$0.hasPrefix("two elements") && $0 != "a bare >" }
                    + difference("the output", first, sanitized(pieces, in: place))
            }
        })
}

/// The laws of a page.
private func brokenLaws(ofDocument bytes: [UInt8], options: ParseOptions, losesNothing: Bool = false) -> [String] {
    let split = splitFrontMatter(bytes)
    func render() -> (html: [UInt8], diagnostics: [Diagnostic]) {
        var settings = Checked(PageSettings())
        if let range = split.settings {
            settings = readPageSettings(bytes[range], isTOML: split.isTOML, path: "a.md", firstLine: 2)
        }
        let page = parsePage(bytes, path: "a.md", split: split, settings: settings.value, options: options)
        var html: [UInt8] = []
        renderPage(page.value, in: PageFrame(), to: &html)
        return (html, settings.diagnostics + page.diagnostics)
    }
    let (first, second) = (render(), render())
    var violations = difference("the page", first.html, second.html)
    violations += difference("what is said of it", first.diagnostics, second.diagnostics)
    violations += misplaced(first.diagnostics, in: bytes)
    let page = WrittenHTML(first.html[...])
    violations += page.problems
    if losesNothing {
        let source = SourceLetters(bytes[split.bodyStart...])
        if let missing = source.firstMissing(in: page.letters) { violations.append("lost or moved: \(source.around(missing))") }
    }
    return violations
}

/// The output of a sanitizer, written as a page does.
private func sanitized(_ pieces: [[UInt8]], in place: HTMLContentModel) -> [UInt8] {
    var sanitizer = HTMLSanitizer(policy: .sanitized, place: place)
    var output = HTMLOutput()
    for piece in pieces { sanitizer.read(piece[...], into: &output) }
    sanitizer.close(to: 0, into: &output)
    sanitizer.leave(into: &output)
    var written: [UInt8] = []
    for piece in output.pieces {
        switch piece.kind {
        case .markup, .text, .headingLevel: written += output.bytes(of: piece)
        case .address: written += Array("x".utf8)
        case .imageHints, .styleClass, .permalink: break
        case .openTable: written += Array("<div>".utf8)
        case .closeTable: written += Array("</div>".utf8)
        case .identifier: written += Array(" id=x".utf8)
        }
    }
    return written
}
