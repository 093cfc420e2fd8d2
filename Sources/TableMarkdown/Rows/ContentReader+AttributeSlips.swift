import TableBasics
package import TableModel

extension ContentReader {
    /// Reports braces at the end of an item's or a heading's text that are nearly attributes, and stay text.
    mutating func reportAttributeSlip(_ literal: UnsafeBufferPointer<UInt8>, of text: MarkdownNode) {
        guard let last = literal.lastIndex(where: { !$0.isASCIISpace }), literal[last] == UInt8(ascii: "}"), text != textWithSlip,
            let open = literal.lastIndex(of: UInt8(ascii: "{")), open > 0 ? literal[open - 1].isASCIISpace : text.previous != nil,
            AuthorAttributes(literal[open...last]) == nil
        else { return }
        let isHeading = text.parent?.kind == .heading
        let keys =
            isHeading
            ? AttributeKey.sections.names(with: ThemeTokenName.ofSections) : AttributeKey.rows.names(with: ThemeTokenName.ofRows)
        let flags = isHeading ? AttributeKey.sectionFlags : AttributeKey.rowFlags
        guard
            let correction = AuthorAttributes.correction(
                of: Array(literal[open...last])[...], keys: keys, flags: flags.map(\.rawValue)),
            let place = place(ofWritten: open..<last + 1, literal, of: text)
        else { return }
        textWithSlip = text
        diagnostics.append(
            Diagnostic(
                .attributeSyntax, "`\(String(decoding: literal[open...last], as: UTF8.self))` is text and no attribute", path: path,
                at: place, help: "did you mean `\(correction)`?"))
    }

    /// Reports attributes of rows at the end of a paragraph or a table's cell, where they are text.
    ///
    /// - Parameter bytes: end in a brace.
    mutating func reportAttributes(inText bytes: UnsafeBufferPointer<UInt8>, of text: MarkdownNode) {
        guard text.next == nil, text.parent?.kind == .paragraph, text != textWithSlip,
            let open = bytes.lastIndex(of: UInt8(ascii: "{")), open == 0 || bytes[open - 1].isASCIISpace,
            let values = AuthorAttributes(bytes[open...])?.values, !values.isEmpty,
            values.allSatisfy({ AttributeKey(rawValue: $0.name).map(AttributeKey.rows.contains) ?? false }),
            let place = place(ofWritten: open..<bytes.count, bytes, of: text)
        else { return }
        textWithSlip = text
        let written = String(decoding: bytes[open...], as: UTF8.self)
        diagnostics.append(
            Diagnostic(
                .attributeSyntax, "`\(written)` is text here and no attribute", path: path, at: place,
                help: "attributes of rows stand at the end of an item of a list: `- Name \(written)`"))
    }

    /// Reports the bare words in attributes, which have no effect. Gives `attribute-unknown`.
    ///
    /// - Parameters:
    ///   - flags: the keys that a word alone can mean.
    ///   - place: where the attributes stand, if their words do not know it.
    mutating func reportWords(
        in attributes: AuthorAttributes, of node: MarkdownNode, flags: [AttributeKey] = [], at place: SourceRange? = nil
    ) {
        for (index, word) in attributes.words.enumerated() {
            let help: String
            if let value = word.value {
                let entry = attributes.values[value]
                help = "a value of several words stands in quotes: `\(entry.name)=\"\(entry.value) \(word.name)\"`"
            } else if flags.contains(where: { $0.rawValue == word.name }) {
                help = "did you mean `\(word.name)=true`?"
            } else {
                help = "take it away, or write `.\(word.name)` for a class"
            }
            diagnostics.append(
                Diagnostic(
                    .attributeUnknown, "`\(word.name)` among attributes has no effect", path: path,
                    at: self.place(ofWord: index, in: attributes) ?? place ?? range(of: node), help: help))
        }
    }
}

extension DiagnosticCode {
    package static let attributeSyntax = DiagnosticCode(
        "attribute-syntax", .warning, "braces are nearly author attributes",
        explanation: """
            Braces at the end of an item or a heading set attributes when all in them is a class, an id or a key with its value.
            Otherwise they are text, and these are:

                - Gear {value=3 kg}
                - Gear {accessory: check}
                - Gear {value="3 kg}
                ## Tools {collapsed}

            At the end of a paragraph or of a table's cell attributes of rows are text as well: only items of lists have them.

            A value of several words stands in quotes, `=` is between a key and its value, and every key has one:

                - Gear {value="3 kg"}
                - Gear {accessory=check}
                ## Tools {collapsed=true}

            Braces that are meant as text stand in back-ticks, or behind a back-slash: `\\{value: 3}`.
            """)
}
