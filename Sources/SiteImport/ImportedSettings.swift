import TableBasics
import TableModel

/// What is known of the settings of an imported project.
struct ImportedSettings {
    var title: String?
    var description: String?
    var language: String?
    var baseURL: String?
    var editURL: String?
    var logo: String?
    var repository: String?
    var externalLinks: String?
    /// Markdown, or HTML.
    var footer: String?
    /// In their order.
    var links: [(title: String, address: String)] = []
    var exclude: [String] = []
    /// What is left out since other documents include it, beside ``exclude``.
    var included: [String] = []
    /// What names between braces stand for, in their order.
    var variables: [(name: String, value: String)] = []
    /// In their order.
    private(set) var redirects: [ImportedRedirect] = []
    private var oldAddresses: Set<String> = []

    /// Adds a redirect, unless there is one from the address already.
    ///
    /// - Parameter origin: the setting that asks for it; nil for one that nobody wrote.
    mutating func redirect(_ old: String, to new: String, origin: ImportedRedirect.Origin? = nil) {
        guard oldAddresses.insert(old).inserted else { return }
        redirects.append(ImportedRedirect(old: old, new: new, origin: origin))
    }

    mutating func keepRedirects(_ isWanted: (ImportedRedirect) -> Bool) { redirects = redirects.filter(isWanted) }

    /// As `tablesite.yml`.
    var yaml: String {
        var lines: [String] = []
        let texts = [
            ("title", title), ("description", description), ("language", language), ("base_url", baseURL), ("edit_url", editURL),
            ("logo", logo), ("repository", repository), ("footer", footer), ("external_links", externalLinks),
        ]
        for case (let key, let value?) in texts where !value.isEmpty { lines.append("\(key): \(Self.scalar(value))") }
        if !variables.isEmpty { lines += ["variables:"] + variables.map { "  \(Self.scalar($0.name)): \(Self.scalar($0.value))" } }
        if !links.isEmpty { lines += ["links:"] + links.map { "  \(Self.scalar($0.title)): \(Self.scalar($0.address))" } }
        if !exclude.isEmpty || !included.isEmpty { lines += ["exclude:"] + exclude.map { "  - \(Self.scalar($0))" } }
        if !included.isEmpty {
            lines += ["  # Parts of other documents, which include them."] + included.map { "  - \(Self.scalar($0))" }
        }
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

/// An old address, and what took its place.
struct ImportedRedirect {
    let old: String
    let new: String
    let origin: Origin?

    /// The setting that asks for it.
    struct Origin {
        let key: String
        let path: String
        let range: SourceRange
    }
}
