import TableModel

/// A former id that an author gave to a row or heading.
struct WrittenAlias {
    let name: Span
    /// Of the attribute.
    let place: SourceRange
}

extension ContentReader {
    /// The former ids in the value of `aliases`, with spaces between them. Gives `attribute-value`.
    ///
    /// Whether another part of the page has one of them is not known before the page is read to its end.
    mutating func readAliases(_ entry: NamedValue, at place: SourceRange) -> [Span] {
        let names = entry.value.split { $0.isWhitespace }
        if names.isEmpty { report(entry, [], at: place, help: "write the former id of this row or heading") }
        return names.compactMap { name in
            if let mark = name.utf8.lastIndex(of: UInt8(ascii: "#")) {
                let id = Substring(name.utf8[name.utf8.index(after: mark)...])
                let isOfThisPage = mark == name.startIndex
                report(
                    entry, [], at: place,
                    help: isOfThisPage
                        ? "write the id without `#`: `\(id)`" : "write an id of this page; those of other pages cannot lead here")
                return nil
            }
            if name.utf8.last == UInt8(ascii: ",") {
                report(entry, [], at: place, help: "write spaces between ids, and no commas")
                return nil
            }
            let alias = WrittenAlias(name: store(name.utf8), place: place)
            aliases.append(alias)
            return alias.name
        }
    }
}
