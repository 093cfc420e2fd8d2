import SiteModel
import TableBasics
import TableMarkdown
import TableModel

extension SiteOutput {
    /// `llms.txt` (llmstxt.org): what the site is, and its documents as Markdown, in the order of the navigation.
    static let languageModels = SiteOutput(
        name: "llms.txt", isWritten: \.settings.hasMarkdown,
        files: .ofSite { [SiteFile(OutputPath("llms.txt"), languageModelIndex(of: $0))] })

    /// A copy of each document without its front matter, in the place that the document has among the sources, wherever its page is:
    /// what links in it lead to, and what leads to it, counts from there.
    static let markdown = SiteOutput(
        name: "guide.md", isWritten: \.settings.hasMarkdown,
        files: .ofPage { site, number, _ in
            let page = site.site.pages[number]
            guard !page.isGenerated, page.parsed.part == nil, page.output != .notFound, let source = site.source(page.path) else {
                return nil
            }
            return SiteFile(
                site.markdownCopy(of: page), Array(source[splitFrontMatter(source).bodyStart...].drop { $0 == 0x0A || $0 == 0x0D }))
        })
}

extension ResolvedSite {
    /// Where the copy of a page's document is.
    fileprivate func markdownCopy(of page: SitePage) -> OutputPath {
        OutputPath(SourcePath.join(place(ofFolder: SourcePath.folder(of: page.path)), SourcePath.name(of: page.path)))
    }
}

/// The lists of such a file stand below headings of the second level: programs take what is above them for words.
private func languageModelIndex(of site: ResolvedSite) -> String {
    var text = "# \(line(site.name.isEmpty ? "Contents" : site.name))\n\n"
    if let description = site.settings.description { text += "> \(words(description))\n\n" }
    var list = ""
    for number in site.pagesAsRead() {
        let page = site.site.pages[number]
        let copy = site.markdownCopy(of: page)
        guard !page.isGenerated, page.parsed.part == nil, site.isFree(copy) else { continue }
        let url = site.base?.address(of: copy) ?? URLPath.encoded(copy.string)
        // Readers of such files take the first parenthesis for the end.
        let plain = url.replacing("(", with: "%28").replacing(")", with: "%29")
        list += "- [\(words(page.title))](\(plain))"
        if let description = page.settings.description { list += ": \(words(description))" }
        list += "\n"
    }
    return list.isEmpty ? text : text + "## Docs\n\n" + list
}

/// Words of the author's on one line, in which no more is escaped than would be markup there: many programs read the line as it stands.
private func words(_ text: String) -> String {
    var escaped = ""
    for character in line(text) {
        if "\\[]<`*_".contains(character) { escaped.append("\\") }
        escaped.append(character)
    }
    return escaped
}

/// Words of the author's on one line, without control characters.
private func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
}
