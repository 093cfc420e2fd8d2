import TableBasics
package import TableModel

extension DiagnosticCode {
    package static let yamlSyntax = DiagnosticCode(
        "yaml-syntax", .error, "a settings file or front matter is not YAML",
        explanation: """
            `tablesite.yml`, `theme.yml` and the front matter of documents are YAML: lines of `key: value`, lists of `- item`,
            nesting by indentation with spaces.

                title: Swift: a tour

            The second `: ` makes YAML see a key in the value. Text that holds `: ` or ` #`, or begins with one of
            `@ * & ! % { [ > | ' "` or a back-tick, needs quotes:

                title: "Swift: a tour"

            A document with broken front matter is still built, without its settings.
            """)

    package static let yamlDuplicateKey = DiagnosticCode(
        "yaml-duplicate-key", .error, "a key stands twice in one mapping",
        explanation: """
            Only one of two values can count, and which one differs between programs. The first one is used.

                title: Handbook
                language: en
                title: The Handbook

            Remove one of the two lines.
            """)
}

extension Diagnostic {
    static func duplicateKey(
        _ name: String, first: SourceRange, path: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .yamlDuplicateKey, "`\(name)` is set twice", path: path, at: range,
            label: "first set in line \(first.start.line)", help: "remove one of the two")
    }

    static func secondDocument(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlSyntax, "a second YAML document begins here", path: path, at: range,
            help: "keep everything in one document, without a line `---` between")
    }

    static func unknownAnchor(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlSyntax, "no `&\(name)` stands before the alias `*\(name)`", path: path, at: range,
            help: "put text that begins with `*` in quotes")
    }

    /// What libyaml reports, in words for people who write settings and not parsers.
    ///
    /// `flow` is the character at which the innermost list or mapping in `[…]` or `{…}` began that is not closed; nil for none.
    static func yamlSyntax(_ failure: YAMLFailure, inside flow: Int?, in places: YAMLPlaces, path: String) -> Diagnostic {
        if failure.isEncoding { return undecodable(failure, in: places, path: path) }
        let end = places.offset(ofCharacter: failure.problemMark)
        var wording = YAMLWording.all.first { failure.problem.contains($0.problem) && failure.context.contains($0.context) }
        var place = wording?.isAtContext == true ? places.offset(ofCharacter: failure.contextMark) : end
        if let flow, end == places.text.count, wording?.isAtContext != true {
            // Nothing is there to be underlined; the mistake is what is open.
            place = places.offset(ofCharacter: flow)
            wording = places[place] == UInt8(ascii: "[") ? .openList : .openMapping
        }
        var (message, help) = (wording?.message ?? "not YAML: \(failure.problem)", wording?.help ?? "")
        if failure.problem.contains("cannot start any token"), place < places.text.count {
            (message, help) = cannotStart(places[place])
        } else if wording?.isFlow != true, let open = bracket(closedBefore: place, in: places) {
            // `- [Words](address)`, or `[draft] Title`.
            message = "text behind a \(open == "[" ? "list" : "mapping") that has ended"
            help = "text that begins with `\(open)` needs quotes, as a link of Markdown does: `\"[words](address)\"`"
        } else if wording?.isFlow == true,
            holdsComment(places.line(at: place)) || cutsColor(places.text.dropFirst(place).prefix(max(0, end - place)))
        {
            help = "a `#` after a space begins a comment; put colours in quotes: `\"#fff\"`"
        }
        return Diagnostic(.yamlSyntax, message, path: path, at: places.range(from: place, to: place + 1), help: help)
    }

    private static func undecodable(_ failure: YAMLFailure, in places: YAMLPlaces, path: String) -> Diagnostic {
        let place = min(failure.byteOffset, places.text.count)
        let byte = place < places.text.count ? places[place] : 0
        let isControl = failure.problem.contains("control characters")
        let digits = String(byte, radix: 16, uppercase: true)
        let hex = "0x" + (digits.count == 1 ? "0" : "") + digits
        return Diagnostic(
            .yamlSyntax, isControl ? "the control character \(hex) is not allowed in YAML" : "the byte \(hex) is not UTF-8",
            path: path, at: places.range(from: place, to: place + 1),
            help: isControl ? "remove it" : "save the file as UTF-8")
    }

    private static func cannotStart(_ byte: UInt8) -> (message: String, help: String) {
        if byte == UInt8(ascii: "\t") { return ("a tab cannot indent YAML", "indent with spaces") }
        let mark = byte == UInt8(ascii: "`") ? "a back-tick" : "`\(Unicode.Scalar(byte))`"
        return ("text cannot begin with \(mark)", "put the text in quotes")
    }

    /// The bracket that opens what ends directly before a place, or before the spaces there; nil for other text.
    private static func bracket(closedBefore place: Int, in places: YAMLPlaces) -> Character? {
        guard place < places.text.count, places[place] > 0x20 else { return nil }
        switch places.text.prefix(place).last(where: { $0 != 0x20 }) {
        case UInt8(ascii: "]"): return "["
        case UInt8(ascii: "}"): return "{"
        default: return nil
        }
    }

    /// Whether a colour without quotes has become a comment.
    private static func cutsColor(_ text: ArraySlice<UInt8>) -> Bool {
        text.indices.dropFirst().dropLast().contains { index in
            text[index] == UInt8(ascii: "#") && text[index - 1] == UInt8(ascii: " ")
                && text[index + 1] > 0x20 && text[index + 1] != UInt8(ascii: "#")
        }
    }

    private static func holdsComment(_ line: ArraySlice<UInt8>) -> Bool {
        zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: " ") && $1 == UInt8(ascii: "#") }
    }
}
