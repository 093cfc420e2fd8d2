/// The parts of a page that only some sites have, and whose rules only their sheets need.
package enum PagePart: Sendable, CaseIterable {
    case sideList, outline, foldedOutline
    case path, pagination, letterIndex, editLink, externalLinks, languages, rightToLeft, diff, columnHeads
    /// What stands above and below every page.
    case siteHeader, siteFooter, repositoryLink
    /// Other pages, for paper.
    case printPage
    /// Texts that stand for one another; code with a title, and with lines that are marked or have numbers.
    case tabs, codeTitles, codeLines
    /// Code in a language that is known, and such with letters that run from right to left.
    case codeColors, rightToLeftCode
    /// A button that copies code, where the site has a script; it does not make one necessary.
    case copyButton
    /// A table of data; one that is wider than the column of text or becomes rows on a phone; one whose first column has cells that
    /// span others; one in the author's HTML that is none of data.
    case tables, wideTables, spanningCells, layoutTables
    /// Rows with an icon, with a switch, with another image while they are selected, with a number of many digits.
    case icons, switches, selectedImages, longNumbers
    /// A whole page of plain tables, whose titles stick to the top; a plain theme has nothing else.
    case plainTables
    /// Hundreds of rows.
    case bigTable
    /// A row that is reached under a former id.
    case rowAlias
    /// Enough rows to look for one among them; rows that can be ticked.
    case filter, ticks
    /// A field for the whole site; one with nothing above the page to stand in.
    case search, searchAlone

    /// Those that the site's script makes; a site without one has none.
    package static let ofScript: Set<PagePart> = [.filter, .ticks, .search]
}
