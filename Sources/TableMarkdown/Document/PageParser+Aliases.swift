import TableModel

extension PageParser {
    /// Reads the aliases of the page's title; other attributes of it are not looked at.
    mutating func readTitleAliases(_ attributes: AuthorAttributes, of heading: MarkdownNode) {
        for (index, entry) in attributes.values.enumerated() where entry.name == AttributeKey.aliases.rawValue {
            page.titleAliases += content.readAliases(entry, at: attributes.place(ofValue: index) ?? content.range(of: heading))
        }
    }

    /// Gives each alias its id, unless a part of the page has it: what is there goes before what was. Gives `id-taken`.
    ///
    /// Call it when every part has its id.
    mutating func takeAliases() {
        guard !content.aliases.isEmpty else { return }
        var taken: Set<[UInt8]> = []
        var refused: Set<Span> = []
        for alias in content.aliases {
            let name = Array(page.text[alias.name.range])
            if content.ids.take(name) {
                taken.insert(name)
                page.ids.append(alias.name)
            } else {
                refused.insert(alias.name)
                content.diagnostics.append(
                    IDRegistry.isReserved(name)
                        ? .idReserved("alias `\(page.string(alias.name))`", path: page.path, at: alias.place)
                        : .aliasTaken(page.string(alias.name), isAlias: taken.contains(name), path: page.path, at: alias.place))
            }
        }
        page.titleAliases.removeAll(where: refused.contains)
        for index in page.sections.indices { page.sections[index].attributes?.aliases.removeAll(where: refused.contains) }
        for index in page.rows.indices where page.rows[index].hasAliases {
            if !refused.isEmpty { page.rows[index].attributes?.aliases.removeAll(where: refused.contains) }
            if page.rows[index].hasAliases { page.hasRowAliases = true }
        }
    }
}

extension Diagnostic {
    fileprivate static func aliasTaken(_ id: String, isAlias: Bool, path: String, at place: SourceRange) -> Diagnostic {
        isAlias
            ? Diagnostic(.idTaken, "alias `\(id)` is used twice in this page", path: path, at: place)
            : Diagnostic(
                .idTaken, "alias `\(id)` is the id of a row or heading of this page", path: path, at: place,
                help: "take the alias away, or give that part another id")
    }
}
