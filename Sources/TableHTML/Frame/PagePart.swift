/// The parts of a page that only some sites have, and whose rules only their sheets need.
package enum PagePart: Sendable, CaseIterable {
    case sideList, path, pagination, letterIndex, editLink, externalLinks, languages, rightToLeft, diff, columnHeads
    /// Texts that stand for one another; code with a title, and with lines that are marked or have numbers.
    case tabs, codeTitles, codeLines
    /// A row that is reached under a former id.
    case rowAlias
}
