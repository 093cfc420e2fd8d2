/// A link by the name of a page, in a page whose links are not resolved: its destination is a scheme that no page of a site has, then
/// the name as written.
package enum WikiReference: CaseIterable {
    /// `[[Page#Heading]]`.
    case page
    /// `<doc:Page>` and `<doc:Page/Heading>` of DocC, which show the title of the page or heading.
    case document
    /// The same with words of its own.
    case wordedDocument
    /// The name of a symbol of DocC: that page leads to it which has it as its title.
    case symbol
    /// A label of MyST: the only page leads to it that has it as an id.
    case label

    /// Nil for any other destination.
    package init?(_ destination: some Collection<UInt8>) {
        // The schemes are compared only where their first letter stands.
        guard destination.first == UInt8(ascii: "w"),
            let found = Self.allCases.first(where: {
                destination.starts(with: UnsafeBufferPointer(start: $0.scheme.utf8Start, count: $0.scheme.utf8CodeUnitCount))
            })
        else { return nil }
        self = found
    }

    package var scheme: StaticString {
        switch self {
        case .page: "wiki:"
        case .document: "wiki-title:"
        case .wordedDocument: "wiki-doc:"
        case .symbol: "wiki-symbol:"
        case .label: "wiki-label:"
        }
    }
}
