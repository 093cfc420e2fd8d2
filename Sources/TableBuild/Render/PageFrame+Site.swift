import SiteModel
import TableBasics
import TableHTML
import TableModel
import TableThemes

extension PageFrame {
    /// What the site around `page` gives it. `parent` is its parent page.
    init(of page: SitePage, at place: Int, parent: SitePage?, siteTitle: String, sheet: SiteStylesheet, settings: SiteSettings) {
        self.init()
        self.siteTitle = siteTitle
        language = page.language.tag
        direction = page.language.direction
        words = LocalizedStrings.words(in: LanguageTag(language))
        style = settings.style
        stylesheet = sheet.output.url(from: page.output)
        depth = page.depth
        // What the theme says of colours is in its sheet alone, so that another theme changes no page.
        themeColor = Theme(name: "", colorScheme: sheet.theme.colorScheme)
            .setting(settings.tokens).setting(page.page.settings.tokens).barColor
        if !page.isGenerated { editURL = EditAddress(settings)?.address(of: page.page.path) }
        externalLinks = settings.externalLinks
        siteURL = settings.baseURL
        cells = sheet.theme.cells
        cell = sheet.theme.cell?.identifier
        rootClass = page.page.tokenClass?.name
        if let parent {
            let row = parent.rowLeading[place].map { "#" + URLPath.encodedFragment($0) } ?? ""
            self.parent = PageLink(url: parent.output.url(from: page.output) + row, title: parent.page.titleText)
        }
    }
}
