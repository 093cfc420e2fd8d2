/// Text in Markdown.
package enum MarkdownText {
    /// A text as Markdown that means nothing but its words, on one line.
    ///
    /// Every ASCII punctuation mark has a backslash before it (CommonMark 0.30 §2.4).
    package static func escaped(_ text: String) -> String {
        var markdown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": markdown += " "
            case "!"..."/", ":"..."@", "["..."`", "{"..."~":
                markdown += "\\"
                markdown.unicodeScalars.append(scalar)
            default: markdown.unicodeScalars.append(scalar)
            }
        }
        return markdown
    }
}
