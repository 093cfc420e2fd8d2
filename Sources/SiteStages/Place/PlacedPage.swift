package import SiteModel
package import TableModel

/// A page that has its place among the files of the site, and its language.
package struct PlacedPage: Sendable {
    package let parsed: ParsedPage
    package let output: OutputPath
    /// Where the page stands among the folders of the site: its path, unless it has asked for another address.
    let place: String
    /// Made by the build, not from a document.
    package let isGenerated: Bool
    /// It stands for its folder.
    package let isIndex: Bool
    /// Nothing leads to it.
    package let isHidden: Bool
    package let language: PageLanguage
    /// The tree of one language that the page belongs to, by its place among those of the site; 0 for the root's.
    package let tree: Int

    /// Of the document, or of the one that would stand in its place.
    package var path: String { parsed.path }
    package var settings: PageSettings { parsed.settings }
    /// What the page is called in a navigation that gives it no title of its own.
    var navigationTitle: String { settings.navigationTitle ?? parsed.title }

    init(
        _ parsed: ParsedPage, output: OutputPath, place: String? = nil, isGenerated: Bool = false, isIndex: Bool,
        isHidden: Bool? = nil,
        language: PageLanguage, tree: Int = 0
    ) {
        self.parsed = parsed
        self.output = output
        self.place = place ?? output.string
        self.isGenerated = isGenerated
        self.isIndex = isIndex
        self.isHidden = isHidden ?? parsed.settings.isHidden
        self.language = language
        self.tree = tree
    }

    /// The same page with another content.
    func with(_ parsed: ParsedPage) -> PlacedPage {
        PlacedPage(
            parsed, output: output, place: place, isGenerated: isGenerated, isIndex: isIndex, isHidden: isHidden,
            language: language, tree: tree)
    }

    /// The same page, to which nothing leads.
    var hidden: PlacedPage {
        PlacedPage(
            parsed, output: output, place: place, isGenerated: isGenerated, isIndex: isIndex, isHidden: true, language: language,
            tree: tree)
    }

    /// Whether search engines, feeds and lists may lead to the page.
    package var isListed: Bool { !isHidden && output != .notFound }
}

extension [PlacedPage] {
    /// The pages of documents by their source paths; the first one of a document that is split.
    var numbersByPath: [String: PageNumber] {
        var numbers: [String: PageNumber] = [:]
        for (number, page) in numbered where !page.isGenerated && page.parsed.part == nil { numbers[page.path] = number }
        return numbers
    }

    /// For each part of a document that stands below another one, that one.
    ///
    /// The pages of a document stand one behind the other, in its order.
    var partsAbove: [PageNumber: PageNumber] {
        var above: [PageNumber: PageNumber] = [:]
        var around: [PageNumber] = []
        for (number, page) in numbered {
            around.removeLast(Swift.max(0, around.count - (page.parsed.part?.depth ?? 0)))
            guard page.parsed.part != nil else { continue }
            above[number] = around.last
            around.append(number)
        }
        return above
    }
}
