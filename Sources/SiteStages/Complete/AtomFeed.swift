import SiteModel
import TableBasics

/// An Atom feed (RFC 4287).
struct AtomFeed {
    var title: String
    var subtitle: String?
    /// nil for an unknown one.
    var language: String?
    var author: String
    /// Of the feed itself, which is its id as well.
    var address: String
    /// Of the page whose news it tells.
    var page: String
    /// Newest first.
    var entries: [Entry]

    struct Entry {
        var title: String
        /// Where it is not that of the feed.
        var language: String?
        /// Of what the entry tells, which is its id as well.
        var address: String
        var updated: Timestamp
        var summary: String?
        /// HTML, with its addresses as seen from the feed's page.
        var content: [UInt8]?
    }

    /// How many entries a feed has at most.
    static let longest = 20

    /// The feed as XML. It was last changed when its newest entry was: there is no clock here.
    var bytes: [UInt8] {
        var xml = XMLWriter()
        let namespace = "http://www.w3.org/2005/Atom"
        if let language {
            xml.open("feed", ["xmlns": namespace, "xml:lang": language])
        } else {
            xml.open("feed", ["xmlns": namespace])
        }
        xml.element("title", title)
        if let subtitle, !subtitle.isEmpty { xml.element("subtitle", subtitle) }
        xml.empty("link", ["rel": "self", "type": "application/atom+xml", "href": address])
        xml.empty("link", ["href": page])
        xml.element("id", address)
        if let newest = entries.map(\.updated).max() { xml.element("updated", newest.text) }
        xml.open("author")
        xml.element("name", author)
        xml.close("author")
        for entry in entries { write(entry, to: &xml) }
        xml.close("feed")
        return xml.bytes
    }

    private func write(_ entry: Entry, to xml: inout XMLWriter) {
        if let language = entry.language { xml.open("entry", ["xml:lang": language]) } else { xml.open("entry") }
        xml.element("title", entry.title)
        xml.empty("link", ["href": entry.address])
        xml.element("id", entry.address)
        xml.element("updated", entry.updated.text)
        if let summary = entry.summary, !summary.isEmpty { xml.element("summary", summary) }
        if let content = entry.content { xml.element("content", content, ["type": "html", "xml:base": page]) }
        xml.close("entry")
    }
}
