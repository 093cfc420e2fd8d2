import TableHTML
import TableModel

extension SitePage {
    /// The parts that the page itself has.
    func parts(_ content: Page) -> Set<PagePart> {
        var parts: Set<PagePart> = []
        if let outline = PageOutline(of: content) { parts.formUnion(outline.hasFolds ? [.outline, .foldedOutline] : [.outline]) }
        if content.hasLetterIndex { parts.insert(.letterIndex) }
        if content.sections.contains(where: { !$0.columnHeads.isEmpty }) { parts.insert(.columnHeads) }
        if content.hasCodeInLanguages { parts.formUnion(content.codeParts) }
        if content.hasTabs { parts.insert(.tabs) }
        if content.isBig { parts.insert(.bigTable) }
        if content.hasTables { parts.formUnion(content.tableParts) }
        if content.hasLayoutTables { parts.insert(.layoutTables) }
        if content.hasRowAliases { parts.insert(.rowAlias) }
        if content.hasLongNumbers(in: content.rows.indices) { parts.insert(.longNumbers) }
        if content.settings.style == .plain { parts.insert(.plainTables) }
        parts.formUnion(content.attributeParts)
        parts.formUnion(content.scriptParts)
        if (content.direction ?? language.direction ?? .ltr) != .ltr || content.sections.contains(where: \.isTurned) {
            parts.insert(.rightToLeft)
        }
        return parts
    }
}

extension Page {
    /// What the attributes of rows ask for.
    fileprivate var attributeParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        for index in rows.indices {
            if rows[index].accessory == .switch { parts.insert(.switches) }
            guard rows[index].hasAttributes else { continue }
            if case .icon = rows[index].image { parts.insert(.icons) }
            if rows[index].selectedImage != nil { parts.insert(.selectedImages) }
        }
        return parts
    }
}

extension Site {
    /// The parts that its pages have because of the site around them.
    func parts(settings: SiteSettings) -> Set<PagePart> {
        var parts: Set<PagePart> = []
        if !searchedPages.isEmpty { parts.insert(.search) }
        if settings.style == .plain { parts.insert(.plainTables) }
        if settings.editURL != nil { parts.insert(.editLink) }
        if settings.externalLinks != .sameTab { parts.insert(.externalLinks) }
        if !translations.isEmpty { parts.insert(.languages) }
        guard trees.contains(where: \.hasSeveralPages) else { return parts }
        if settings.hasSideList { parts.insert(.sideList) }
        if pages.contains(where: { $0.parent.flatMap { pages[$0].parent } != nil }) { parts.insert(.path) }
        if trees.contains(where: \.navigation.hasPagination) { parts.insert(.pagination) }
        return parts
    }
}
