import TableBasics

/// Which files a site has because of what they are, whether or not one of its pages refers to them.
package enum ServedFiles {
    /// - Parameter isProgram: programs are made in the folder or around it, so that what browsers read may be their source.
    package static func contain(_ path: String, isProgram: Bool) -> Bool {
        let type = type(of: path)
        if media.contains(type) || !isProgram && texts.contains(type) { return true }
        let name = SourcePath.name(of: path)
        return names.contains(name) || proofs.contains { name.hasPrefix($0) && type == "html" }
    }

    /// Whether a file may refer to others: the kinds that are looked through for it.
    package static func mayRefer(_ path: String) -> Bool { referring.contains(type(of: path)) }

    /// The extension in small letters, without its dot; empty for none.
    package static func type(of path: String) -> String {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), dot > path.startIndex,
            path.utf8[path.utf8.index(before: dot)] != UInt8(ascii: "/")
        else { return "" }
        let type = path[path.utf8.index(after: dot)...]
        return type.utf8.contains(UInt8(ascii: "/")) ? "" : type.lowercased()
    }

    /// What readers see, hear, or keep.
    private static let media: Set<String> = [
        "png", "apng", "jpg", "jpeg", "jpe", "gif", "webp", "avif", "jxl", "heic", "bmp", "tif", "tiff", "svg", "svgz", "ico",
        "cur",
        "mp4", "m4v", "webm", "ogv", "mov", "mp3", "m4a", "aac", "oga", "ogg", "opus", "wav", "flac", "vtt", "srt",
        "woff", "woff2", "ttf", "otf", "eot", "pdf", "epub", "webmanifest",
    ]
    /// What browsers and programs read; source code has the same names.
    private static let texts: Set<String> = [
        "html", "htm", "xhtml", "css", "js", "mjs", "map", "wasm", "json", "geojson", "xml", "xsl", "rss", "atom", "txt", "csv",
        "tsv", "ics", "vcf",
    ]
    private static let referring: Set<String> = ["html", "htm", "xhtml", "css", "js", "mjs", "svg", "webmanifest"]

    /// What hosts and search engines ask for by name.
    private static let names: Set<String> = [
        "CNAME", "_headers", "_redirects", "robots.txt", "humans.txt", "security.txt", "ads.txt", "app-ads.txt", "llms.txt",
        "sitemap.xml", "feed.xml", "404.html", "browserconfig.xml", "BingSiteAuth.xml",
    ]
    /// How the names begin of files that prove whose site it is.
    private static let proofs = ["google", "yandex_", "pinterest-"]
}
