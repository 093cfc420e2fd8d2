import TableBasics

/// What is known of the settings of an imported project.
struct ImportedSettings {
    var title: String?
    var description: String?
    var language: String?
    var baseURL: String?
    var editURL: String?
    var exclude: [String] = []
    var hasMarkdown = false
    /// Old address and document, in their order.
    private(set) var redirects: [(old: String, new: String)] = []

    /// Adds a redirect, unless there is one from the address already.
    mutating func redirect(_ old: String, to new: String) {
        if !redirects.contains(where: { $0.old == old }) { redirects.append((old, new)) }
    }

    /// As `tablesite.yml`.
    var yaml: String {
        var lines: [String] = []
        let texts = [
            ("title", title), ("description", description), ("language", language), ("base_url", baseURL), ("edit_url", editURL),
        ]
        for case (let key, let value?) in texts where !value.isEmpty { lines.append("\(key): \(Self.scalar(value))") }
        if !exclude.isEmpty { lines += ["exclude:"] + exclude.map { "  - \(Self.scalar($0))" } }
        if !redirects.isEmpty { lines += ["redirects:"] + redirects.map { "  \(Self.scalar($0.old)): \(Self.scalar($0.new))" } }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A text as YAML has it, in quotes where it would be something else without.
    static func scalar(_ text: String) -> String {
        let isPlain =
            text.utf8.first?.isASCIILetter ?? false && text.utf8.last != 0x20
            && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || " _-./".utf8.contains($0) }
            && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
        if isPlain { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\x" + (digits.count < 2 ? "0" : "") + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
