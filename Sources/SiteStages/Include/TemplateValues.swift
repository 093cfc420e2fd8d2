import TableBasics

/// What names between braces stand for in a document: `{{ site.title }}`.
struct TemplateValues: Sendable {
    /// Of the settings; they stand in code as well.
    private let variables: [String: String]
    /// Of the document itself; they stand for themselves in code.
    private let frontMatter: [String: String]

    init(variables: [String: String] = [:], frontMatter: [String: String] = [:]) {
        // A line of the source stays one line.
        self.variables = variables.mapValues(Self.oneLine)
        self.frontMatter = frontMatter.mapValues(Self.oneLine)
    }

    private static func oneLine(_ text: String) -> String {
        text.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    /// A value, and whether it is one in code as well.
    struct Value: Equatable {
        var text: String
        var isInCode = false
    }

    /// The value of what stands between braces: a name or a text in quotes, and filters behind it. nil for what is unknown, or needs
    /// a program.
    func value(of expression: Substring) -> Value? {
        let parts = Self.split(expression)
        guard let first = parts.first, var value = operand(first) else { return nil }
        // A text alone is that of a program's.
        if parts.count == 1, first.first.map({ "\"'".contains($0) }) ?? true { return nil }
        for part in parts.dropFirst() {
            guard let text = apply(part, to: value.text) else { return nil }
            value.text = text
        }
        return value
    }

    /// The value of Hugo's shortcode `param`: the document's own, or else that of the settings.
    func parameter(_ name: String) -> Value? {
        if let text = frontMatter[name] ?? frontMatter["params.\(name)"] { return Value(text: text) }
        return variables[name].map { Value(text: $0, isInCode: true) }
    }

    private func operand(_ words: Substring) -> Value? {
        if let quote = words.first, "\"'".contains(quote) {
            guard words.count > 1, words.last == quote else { return nil }
            return Value(text: String(words.dropFirst().dropLast()))
        }
        if let text = variables[String(words)] { return Value(text: text, isInCode: true) }
        for prefix in ["page.", "$frontmatter.", "frontmatter."] where words.hasPrefix(prefix) {
            return frontMatter[String(words.dropFirst(prefix.count))].map { Value(text: $0) }
        }
        return nil
    }

    /// Liquid's filters on addresses, and those that change nothing that can be seen.
    private func apply(_ filter: Substring, to text: String) -> String? {
        // Each filter would copy it, wherever it stands.
        guard text.utf8.count <= Self.longestFiltered else { return nil }
        let parts = filter.split(separator: ":", maxSplits: 1)
        let argument = parts.count > 1 ? operand(Self.trimmed(parts[1]))?.text : nil
        switch (Self.trimmed(parts.first ?? ""), argument) {
        // Addresses begin at the root of the site.
        case ("relative_url", nil), ("absolute_url", nil):
            if text.contains("://") { return text }
            return "/" + text.drop { $0 == "/" }.replacing(" ", with: "%20")
        case ("escape", nil), ("xml_escape", nil), ("strip", nil): return text
        case ("prepend", let argument?) where argument.utf8.count <= Self.longestFiltered: return argument + text
        case ("append", let argument?) where argument.utf8.count <= Self.longestFiltered: return text + argument
        default: return nil
        }
    }

    private static let longestFiltered = 1 << 12

    /// What stands between the bars outside of quotes.
    private static func split(_ expression: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = expression.startIndex
        var quote: Character?
        for index in expression.indices {
            let character = expression[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if "\"'".contains(character) {
                quote = character
            } else if character == "|" {
                parts.append(trimmed(expression[start..<index]))
                start = expression.index(after: index)
            }
        }
        return parts + [trimmed(expression[start...])]
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
