import SiteModel
import TableBasics
import TableHTML
import TableModel
import TableThemes

extension PageFrame {
    /// What the site around a page gives it.
    init(of page: SitePage, _ number: PageNumber, in resolved: ResolvedSite, sheet: SiteStylesheet) {
        self.init()
        let (site, settings) = (resolved.site, resolved.settings)
        siteTitle = site.around(number).title
        if page.isIndex, page.depth == 0, page.tree == 0 { description = settings.description }
        language = page.language.tag
        direction = page.language.direction
        isDirectionGuessed = page.language.isDirectionGuessed
        turnsParts = !page.isGenerated || !page.isIndex
        words = LocalizedStrings.words(in: language)
        style = settings.style
        stylesheet = sheet.output.url(from: page.output)
        if settings.isSearched { script = OutputPath.script.url(from: page.output) }
        scriptLanguage = site.trees[0].language.tag ?? ""
        if !site.searchedPages.isEmpty { search = page.isResultsPage ? .results : .field }
        depth = page.depth
        // What the theme says of colours is in its sheet alone, so that another theme changes no page.
        themeColor =
            Theme(name: "", colorScheme: sheet.theme.colorScheme)
            .setting(settings.tokens).setting(page.settings.tokens).barColor
        hasCodeColors = settings.hasCodeColors
        externalLinks = settings.externalLinks
        marksBareLinks = settings.isPrinted
        siteURL = settings.baseURL
        cells = sheet.theme.cells
        drawings = Set(sheet.theme.icons.keys)
        cell = sheet.theme.cell?.identifier
        rootClass = StyleClass(tokens: page.settings.tokens)?.name
        if let parent = page.parent {
            let row = resolved.row(of: parent, leadingTo: number).map { "#" + URLPath.encodedFragment($0) } ?? ""
            self.parent = PageLink(
                url: site.pages[parent].output.url(from: page.output) + row, title: site.name(of: parent, around: number))
        }
        navigation = PageNavigation(of: number, in: site, settings: settings)
        if let led = resolved.rowLinks.pagesLeftOut(ofListOf: number) {
            navigation.below = PageNavigation.below(number, in: site, except: led)
        }
        // Before a word is typed, and after one that is nowhere, the search has what a wrong address has.
        if page.output == .notFound || page.isResultsPage, page.isGenerated {
            navigation.below = PageNavigation.top(for: number, in: site)
        }
        translations = site.translations(ofPage: number)
        metadata = resolved.metadata(ofPage: number)
    }
}

extension ResolvedSite {
    /// The id of the row of a page that leads to another one: the author's, or else that of the list below the text.
    fileprivate func row(of parent: PageNumber, leadingTo page: PageNumber) -> String? {
        if let row = rowLinks.row(of: parent, leadingTo: page) { return row }
        guard let led = rowLinks.pagesLeftOut(ofListOf: parent), !led.contains(page),
            site.tree(ofPage: page).navigation.entry(ofPage: page) != nil
        else { return nil }
        return PageNavigation.Entry("", url: site.pages[page].output.url(from: site.pages[parent].output)).rowID
    }
}
