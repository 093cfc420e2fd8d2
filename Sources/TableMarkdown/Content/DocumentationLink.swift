import TableBasics
import TableModel

/// A link by the name of a page as DocC has it, `<doc:Page>`, `[words](doc:Page#Heading)`: it leads where ``WikiLink`` does, and to a
/// heading also as `doc:#Heading`, `doc:Heading` and `doc:Page/Heading`.
struct DocumentationLink {
    /// The name of the page and its heading, or what stands before that between slashes, without all before it.
    let name: [UInt8]
    /// How much of the words is the scheme, where they are the address.
    let skippedBytes: Int

    /// nil for any other link, and for one that names nothing.
    init?(_ link: MarkdownNode) {
        guard link.destination.hasPrefix(Self.scheme) else { return nil }
        let path = link.destination.dropFirst(Self.scheme.utf8CodeUnitCount)
        let words = path.prefix { $0 != UInt8(ascii: "#") }
        let slash = words.lastIndex(of: UInt8(ascii: "/"))
        guard slash.map({ $0 + 1 < words.endIndex }) ?? (path.count > 1 || path.first.map { $0 != UInt8(ascii: "#") } ?? false)
        else {
            return nil
        }
        let start =
            slash.flatMap { path[..<$0].lastIndex(of: UInt8(ascii: "/")) }.map { $0 + 1 }
            ?? words.prefix { $0 == UInt8(ascii: "/") }.endIndex
        name = PercentEncoding.decoded(Array(path[start...])[...])
        let isItsAddress = link.firstChild.map { $0.kind == .text && $0.literal.elementsEqual(link.destination) } ?? false
        skippedBytes = isItsAddress ? Self.scheme.utf8CodeUnitCount : 0
    }

    /// That of the destination in a page: one that is its own words shows the title of its page, or of a heading there.
    var scheme: StaticString {
        let showsTitle = skippedBytes > 0 && (name.first == UInt8(ascii: "#") || !name.contains(UInt8(ascii: "#")))
        return (showsTitle ? WikiReference.document : .wordedDocument).scheme
    }

    private static let scheme: StaticString = "doc:"
}
