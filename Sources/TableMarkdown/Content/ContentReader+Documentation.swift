import TableBasics
import TableModel

/// Names of symbols between two back-ticks, as DocC has them: they are titles of pages and links to those.
extension ContentReader {
    /// Whether a document is one of DocC: it stands in a catalog, has settings of DocC, or is titled by a symbol.
    mutating func isDocumentation(_ root: MarkdownNode) -> Bool {
        if !displayName.isEmpty || isInCatalog { return true }
        guard let heading = root.children.first(where: { $0.kind == .heading }) else { return false }
        return symbolTitle(of: heading) != nil
    }

    /// Reads the title of a page: of the path of a symbol its last part is shown.
    mutating func readTitle(of heading: MarkdownNode) -> EventRange {
        guard readsSymbols, let name = displayName.isEmpty ? symbolTitle(of: heading) : displayName else {
            return readInlines(of: heading, place: .phrasing)
        }
        attributeTail = nil
        let start = events.count
        let words = store(name)
        events.append(displayName.isEmpty ? .code(words) : .text(words))
        return eventRange(from: start)
    }

    /// The name of the symbol that a heading is nothing but.
    private mutating func symbolTitle(of heading: MarkdownNode) -> [UInt8]? {
        guard let code = heading.firstChild, code.kind == .code, code.next == nil, let name = symbol(of: code) else { return nil }
        if isInCatalog, !code.literal.contains(UInt8(ascii: "/")) { isCatalogRoot = true }
        return name
    }

    /// The last part of the path of a symbol; nil for code that is none.
    mutating func symbol(of code: MarkdownNode) -> [UInt8]? {
        let literal = code.literal
        guard let first = literal.first, first.isASCIILetter || first == UInt8(ascii: "_") || first >= 0x80,
            literal.count <= Self.longestSymbol, !literal.contains(0x20) || literal.contains(UInt8(ascii: "(")),
            !literal.contains(UInt8(ascii: "`")), places.isDoublyMarked(code)
        else { return nil }
        let path = literal.dropLast(SymbolSuffix.length(in: literal))
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return start < path.endIndex ? Array(path[start...]) : nil
    }

    private static let longestSymbol = 300

    /// Appends the path of a symbol as a link by its name; false for any other code.
    mutating func appendSymbol(_ code: MarkdownNode) -> Bool {
        guard readsSymbols, !html.isInLink(since: 0), code.parent?.kind != .link, let name = symbol(of: code) else {
            return false
        }
        let destination = storeDestination(Array(WikiReference.symbol.scheme.bytes) + name, at: places.estimatedLocation(of: code))
        events += [
            .openLink(destination: destination, title: .empty),
            .code(store(code.literal.dropLast(SymbolSuffix.length(in: code.literal)))), .closeLink,
        ]
        return true
    }
}
