/// The value of a `Content-Type` field.
package struct MediaType: Sendable, Hashable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// The type of a file, by the end of its name in any letter case.
    package init(ofFile path: String) {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(path).utf8[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
            self = .unknown
            return
        }
        self = Self.all[Substring(name[name.index(after: dot)...]).lowercased()] ?? .unknown
    }

    package static let html = MediaType("text/html; charset=utf-8")
    package static let css = MediaType("text/css; charset=utf-8")
    package static let script = MediaType("text/javascript; charset=utf-8")
    package static let json = MediaType("application/json; charset=utf-8")
    package static let svg = MediaType("image/svg+xml; charset=utf-8")
    package static let plainText = MediaType("text/plain; charset=utf-8")
    package static let eventStream = MediaType("text/event-stream; charset=utf-8")
    /// Browsers save files of this type.
    package static let unknown = MediaType("application/octet-stream")

    /// By the end of a file's name.
    private static let all: [String: MediaType] = {
        var all: [String: MediaType] = [
            "html": .html, "htm": .html, "css": .css, "js": .script, "mjs": .script, "json": .json, "map": .json, "svg": .svg,
        ]
        for (ends, type) in texts {
            for end in ends.split(separator: " ") { all[String(end)] = MediaType(type + "; charset=utf-8") }
        }
        for (ends, type) in others {
            for end in ends.split(separator: " ") { all[String(end)] = MediaType(type) }
        }
        return all
    }()

    private static let texts = [
        ("txt text log yml yaml toml", "text/plain"), ("md markdown", "text/markdown"), ("csv", "text/csv"), ("vtt", "text/vtt"),
        ("xml", "application/xml"), ("atom", "application/atom+xml"), ("rss", "application/rss+xml"),
        ("xhtml", "application/xhtml+xml"), ("webmanifest", "application/manifest+json"), ("ics", "text/calendar"),
    ]

    private static let others = [
        ("png", "image/png"), ("jpg jpeg", "image/jpeg"), ("gif", "image/gif"), ("webp", "image/webp"), ("avif", "image/avif"),
        ("heic", "image/heic"), ("bmp", "image/bmp"), ("ico", "image/vnd.microsoft.icon"), ("tif tiff", "image/tiff"),
        ("woff", "font/woff"), ("woff2", "font/woff2"), ("ttf", "font/ttf"), ("otf", "font/otf"),
        ("mp4 m4v", "video/mp4"), ("webm", "video/webm"), ("mov", "video/quicktime"), ("ogv", "video/ogg"),
        ("mp3", "audio/mpeg"), ("m4a", "audio/mp4"), ("ogg oga opus", "audio/ogg"), ("wav", "audio/wav"), ("flac", "audio/flac"),
        ("pdf", "application/pdf"), ("wasm", "application/wasm"), ("zip", "application/zip"), ("gz", "application/gzip"),
        ("epub", "application/epub+zip"),
    ]
}
