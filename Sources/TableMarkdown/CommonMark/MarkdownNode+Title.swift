extension MarkdownNode {
    /// The heading that is the title of a page with these blocks, or nil.
    ///
    /// It is the first heading, when no list stands before it and it is of level 1 or the only one of the smallest level in
    /// use. Among several headings of level 1, the first is just another section when it names a release or the contents, as at
    /// the top of many a changelog.
    static func title(of blocks: [MarkdownNode]) -> MarkdownNode? {
        guard let first = blocks.first(where: { $0.kind == .heading || $0.kind == .list }), first.kind == .heading
        else { return nil }
        let levels = blocks.lazy.filter { $0.kind == .heading }.map(\.headingLevel)
        let smallest = levels.min() ?? first.headingLevel
        let isAlone = levels.count(where: { $0 == smallest }) == 1
        guard first.headingLevel == 1 else { return first.headingLevel == smallest && isAlone ? first : nil }
        if isAlone { return first }
        var plain: [UInt8] = []
        first.appendPlainText(to: &plain)
        let words = String(decoding: plain.trimmed, as: UTF8.self).lowercased()
        return isReleaseName(words) || contentsTitles.contains(words) ? nil : first
    }

    /// `1.2.0`, `v3 (2026-01-01)`, `[Unreleased]`: how changelogs name a release.
    private static func isReleaseName(_ words: String) -> Bool {
        var name = words.drop { $0 == "[" || $0 == "v" }
        if name.hasPrefix("ersion ") { name = name.dropFirst("ersion ".count) }
        if name.hasPrefix("unreleased") || name.hasPrefix("upcoming") { return true }
        let digits = name.prefix { $0.isNumber }
        return !digits.isEmpty && name.dropFirst(digits.count).first == "."
    }
}

/// What tables of contents are called, in lower case.
let contentsTitles: [String] = [
    "contents", "table of contents", "index", "toc", "menu", "目录", "目次", "فهرس", "المحتويات", "inhalt", "sommaire", "índice",
    "содержание", "목차",
]
