import SiteModel
import TableBasics
import TableMarkdown
import TableModel

extension SiteOutput {
    /// `llms.txt` (llmstxt.org): what the site is, and its documents as Markdown, in the order of the navigation.
    static let languageModels = SiteOutput(
        name: "llms.txt", isWritten: \.settings.hasMarkdown,
        files: .ofSite { [SiteFile(OutputPath("llms.txt"), languageModelIndex(of: $0))] })

    /// A copy of each document without its front matter, beside its page and under its own name, so that links between documents
    /// lead to their copies.
    static let markdown = SiteOutput(
        name: "guide.md", isWritten: \.settings.hasMarkdown,
        files: .ofPage { site, number, _ in
            let page = site.site.pages[number]
            guard !page.isGenerated, page.parsed.part == nil, page.output != .notFound, let source = site.source(page.path) else {
                return nil
            }
            return SiteFile(
                page.markdownCopy, Array(source[splitFrontMatter(source).bodyStart...].drop { $0 == 0x0A || $0 == 0x0D }))
        })
}

extension SitePage {
    /// Where the copy of the page's document is.
    var markdownCopy: OutputPath {
        OutputPath(SourcePath.join(SourcePath.folder(of: output.string), SourcePath.name(of: path)))
    }
}

private func languageModelIndex(of site: ResolvedSite) -> String {
    var text = "# \(line(site.name.isEmpty ? "Contents" : site.name))\n\n"
    if let description = site.settings.description { text += "> \(line(description))\n\n" }
    for number in site.pagesAsRead() {
        let page = site.site.pages[number]
        guard !page.isGenerated, page.parsed.part == nil, site.isFree(page.markdownCopy) else { continue }
        let url = site.base?.address(of: page.markdownCopy) ?? URLPath.encoded(page.markdownCopy.string)
        // Readers of such files take the first parenthesis for the end.
        let plain = url.replacing("(", with: "%28").replacing(")", with: "%29")
        text += "- [\(MarkdownText.escaped(line(page.title)))](\(plain))"
        if let description = page.settings.description { text += ": \(line(description))" }
        text += "\n"
    }
    return text
}

/// Words of the author's on one line, without control characters.
private func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
}
