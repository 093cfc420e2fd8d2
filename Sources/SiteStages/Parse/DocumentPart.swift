import TableBasics
import TableModel

/// What a page is among those of its document, which is split.
package struct DocumentPart: Sendable {
    /// The name of its file, without an extension.
    let name: String
    /// That of the heading that it begins with; empty for none.
    let id: String
    /// How many other parts of the document it stands below.
    let depth: Int

    /// - Parameter number: among the parts, from 1.
    init(_ split: SplitPage, number: Int) {
        let page = split.page
        id = page.string(page.titleID)
        name = Self.name(Slug.fileName(id.isEmpty ? page.titleText : id), ofPart: number)
        depth = split.depth
    }

    /// The name of a part: its number only where there is no other, since that changes with the parts before it. A name that means
    /// something else to a server has a word behind it.
    private static func name(_ name: String, ofPart number: Int) -> String {
        switch name {
        case "": String(number)
        case "index", "404": "\(name)-page"
        default: name
        }
    }
}
