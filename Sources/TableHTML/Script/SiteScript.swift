import TableBasics

/// One part of the site's script. It stands beside this file, in a file of its name.
///
/// The JavaScript is written to be read; ``minifyJavaScript(_:)`` makes it small. Parts are one function in the browser, so a part
/// uses what those before it declare. Whatever the page needs for them is made by them: pages without a script lack nothing.
struct SiteScript: Sendable {
    let name: String
    /// What some page of the site must have for the part to be of use; nil for every site with a script.
    let use: PagePart?

    init(_ name: String, for use: PagePart? = nil) {
        self.name = name
        self.use = use
    }

    var source: String { EmbeddedFile.at("Script/\(name).js").text }

    /// All parts in their order: what runs at once uses only what stands before it.
    static let all = [
        SiteScript("start"),
        SiteScript("fold"),
        SiteScript("address"),
        SiteScript("field"),
        SiteScript("selection"),
        SiteScript("rows"),
        SiteScript("chips", for: .filter),
        SiteScript("filter", for: .filter),
        SiteScript("order", for: .filter),
        SiteScript("ticks", for: .ticks),
        SiteScript("page", for: .filter),
        SiteScript("search-index", for: .search),
        SiteScript("search", for: .search),
        SiteScript("copy", for: .copyButton),
        SiteScript("end"),
    ]

    /// The properties of its own objects, which get short names. None is one that it has from the browser or the index.
    static let properties: Set<String> = [
        "ask", "content", "exact", "field", "found", "heading", "input", "isCut", "isMatch", "isShown", "level", "list",
        "lists", "matched", "more", "node", "number", "numbers", "parent", "rows", "score", "section", "url", "wanted",
    ]
}

/// Appends the site's script, with the words of its language. Equal input gives equal bytes.
///
/// - Parameters:
///   - language: that of the site, as the `lang` of its pages has it; empty for none. Pages in another one have their own words.
///   - parts: those that some page of the site has.
package func renderScript(language: String, parts: Set<PagePart>, to output: inout [UInt8]) {
    var words = JSONWriter(capacity: 1024)
    words.string(ScriptStrings.text(for: parts, in: language))
    output += "\"use strict\";{let texts=".utf8
    output += words.bytes
    output += ";".utf8
    let used = SiteScript.all.filter { $0.use.map(parts.contains) ?? true }
    // All at once: a name is the same in all of them. The words are a list: their names would be a tenth of what they take.
    output += minifyJavaScript(
        used.map(\.source).joined(separator: "\n"), properties: SiteScript.properties, lists: ["text": ScriptStrings.names])
    output += "}\n".utf8
}
