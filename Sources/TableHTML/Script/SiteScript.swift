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
}

/// Appends the site's script, with the words of its languages. Equal input gives equal bytes.
///
/// - Parameters:
///   - languages: those of its pages, as their `lang` has them; empty for a page without one.
///   - parts: those that some page of the site has.
package func renderScript(languages: Set<String>, parts: Set<PagePart>, to output: inout [UInt8]) {
    var texts = JSONWriter(capacity: 1024)
    texts.beginObject()
    for language in languages.sorted() {
        texts.name(language)
        ScriptStrings.append(parts, in: language, to: &texts)
    }
    texts.endObject()
    output += "\"use strict\";(()=>{const texts=".utf8
    output += texts.bytes
    output += ";".utf8
    let used = SiteScript.all.filter { $0.use.map(parts.contains) ?? true }
    // All at once: a name is the same in all of them.
    var source = used.map(\.source).joined(separator: "\n")
    // The words are lists: their names would be a tenth of what they take.
    for (index, name) in ScriptStrings.names(for: parts).enumerated().sorted(by: { $0.element.count > $1.element.count }) {
        source = source.replacing("text.\(name)", with: "text[\(index)]")
    }
    output += minifyJavaScript(source)
    output += "})()\n".utf8
}
