/// What a site must use for some rules to stand in its sheet.
enum StyleUse: Sendable {
    case always
    /// One of these tokens is set.
    case tokens([String])
    /// A row is stamped from a cell that has a place for the accessory.
    case accessoryCells
    /// A page has such a part.
    case part(PagePart)
}
