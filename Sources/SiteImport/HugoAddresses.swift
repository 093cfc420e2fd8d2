import TableBasics
import YAMLReader

/// The addresses that a site of Hugo has for its documents: by their paths, by `slug` and `url` of front matter, and by the patterns
/// of `permalinks`.
struct HugoAddresses {
    /// A pattern of which a part cannot be filled in.
    struct Unknown: Error, Equatable {
        let pattern: String
        let part: String
    }

    /// By the first folder of the pages that they are for.
    private let patterns: [String: String]
    private let hasFiles: Bool
    private let keepsCase: Bool

    /// - Parameters:
    ///   - permalinks: those of pages, by section, or below the key `page`.
    ///   - hasFiles: `uglyURLs`: pages are files, `a.html`.
    ///   - keepsCase: `disablePathToLower`.
    init(permalinks: [YAMLNode] = [], hasFiles: Bool = false, keepsCase: Bool = false) {
        let patterns = permalinks.flatMap { $0.texts + ($0.value("page")?.texts ?? []) }
        self.patterns = Dictionary(patterns.map { ($0.key, $0.value) }) { first, _ in first }
        (self.hasFiles, self.keepsCase) = (hasFiles, keepsCase)
    }

    /// The address of a document of `content`, from its path there.
    func address(of path: String, _ frontMatter: YAMLNode?) -> Result<String, Unknown> {
        if let url = frontMatter?.value("url", ignoresCase: true)?.words, !url.isEmpty { return .success(url) }
        let folder = SourcePath.folder(of: path)
        let stem = SourcePath.stem(of: path)
        if stem == "_index" || path == "index.md" { return .success(named(folder)) }
        // A bundle is called as its folder.
        let page = stem == "index" ? folder : SourcePath.join(folder, stem)
        let section = SourcePath.parts(of: page).count > 1 ? String(SourcePath.parts(of: page)[0]) : ""
        if let pattern = patterns[section.isEmpty ? "/" : section] { return fill(pattern, page, section, frontMatter) }
        let name = frontMatter?.value("slug", ignoresCase: true)?.words ?? SourcePath.name(of: page)
        let address = named(SourcePath.join(SourcePath.folder(of: page), name))
        return .success(hasFiles ? address + ".html" : address)
    }

    /// A path as Hugo writes it: white space is a hyphen, and letters are small.
    private func named(_ path: String) -> String {
        let words = path.split { $0.isWhitespace }.joined(separator: "-")
        return keepsCase ? words : words.lowercased()
    }

    private func fill(_ pattern: String, _ page: String, _ section: String, _ frontMatter: YAMLNode?) -> Result<String, Unknown> {
        var address = ""
        var rest = pattern[...]
        while let colon = rest.firstIndex(of: ":") {
            address += rest[..<colon]
            rest = rest[rest.index(after: colon)...]
            let part = rest.prefix { $0.isASCII && $0.isLetter }
            rest = rest[part.endIndex...]
            guard rest.first != "[", let value = value(of: String(part), page, section, frontMatter) else {
                return .failure(Unknown(pattern: pattern, part: ":" + part))
            }
            address += value
        }
        return .success(named(address + rest))
    }

    /// nil for what is unknown, or depends on more than the document says.
    private func value(of part: String, _ page: String, _ section: String, _ frontMatter: YAMLNode?) -> String? {
        let name = SourcePath.name(of: page)
        let slug = frontMatter?.value("slug", ignoresCase: true)?.words
        let title = frontMatter?.value("title", ignoresCase: true)?.words.map(Self.words(of:))
        switch part {
        case "section": return section
        case "sections": return SourcePath.folder(of: page)
        case "title": return title
        case "slug": return slug ?? title
        case "slugorfilename", "slugorcontentbasename": return slug ?? name
        case "filename", "contentbasename": return name
        default: return Self.value(of: part, ofDay: frontMatter?.value("date", ignoresCase: true)?.words)
        }
    }

    private static func value(of part: String, ofDay date: String?) -> String? {
        guard let day = date.map({ String($0.prefix(10)) }), CalendarDate.isDate(day) else { return nil }
        let numbers = day.split(separator: "-").map(String.init)
        switch part {
        case "year": return numbers[0]
        case "month": return numbers[1]
        case "day": return numbers[2]
        default: return nil
        }
    }

    /// The words of a title with hyphens between them, without what cannot stand in an address.
    private static func words(of title: String) -> String {
        title.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? String($0) : $0.isWhitespace ? " " : "" }.joined()
            .split(separator: " ").joined(separator: "-")
    }
}
