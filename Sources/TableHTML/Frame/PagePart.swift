/// The parts of a page that only some sites have, and whose rules only their sheets need.
package enum PagePart: Sendable, CaseIterable {
    case sideList, path, pagination, letterIndex, editLink, externalLinks, languages, rightToLeft, diff, columnHeads
    /// A row that is reached under a former id.
    case rowAlias
}
