import TableModel

/// A page that stands at an old address and leads to a new one.
package struct RedirectPage: Sendable {
    /// Where it leads, relative to it or absolute.
    package var url: String
    /// What is there.
    package var title: String
    /// Of the title; nil for an unknown one.
    package var language: String?
    /// The absolute address of what is there, if it is known.
    package var canonical: String?

    package init(to url: String, title: String, language: String?, canonical: String?) {
        self.url = url
        self.title = title
        self.language = language
        self.canonical = canonical
    }
}

/// Appends the HTML of a redirect. It works without script: browsers follow it at once, everyone else finds a link.
package func renderRedirect(_ redirect: RedirectPage, to output: inout [UInt8]) {
    var html = HTMLWriter(capacity: 512)
    html.markup("<!doctype html>\n<html")
    html.attribute("lang", redirect.language ?? LanguageTag.undetermined)
    html.markup(">\n<head>\n<meta charset=utf-8>\n<title>")
    html.text(redirect.title)
    html.markup("</title>\n<meta http-equiv=refresh")
    html.refreshContent(redirect.url)
    html.markup(">\n")
    if let canonical = redirect.canonical {
        html.markup("<link rel=canonical")
        html.address("href", canonical)
        html.markup(">\n")
    }
    html.markup("</head>\n<body>\n<p><a")
    html.address("href", redirect.url)
    html.markup(">")
    html.text(redirect.title)
    html.markup("</a></p>\n</body>\n</html>\n")
    output.append(contentsOf: html.bytes)
}
