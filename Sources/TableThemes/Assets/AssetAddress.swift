import TableBasics

/// What stands in `url(…)` of a theme.
enum AssetAddress: Equatable {
    /// A file below `assets/`, and what follows it in the address: `?v=2`, `#icon`.
    case asset(String, suffix: String)
    /// Loads nothing: a picture or font in the address itself, or a part of the page.
    case harmless
    /// Outside of the theme or of its folder `assets`.
    case outside
    /// `data:` of something else than a picture or a font.
    case foreignData

    init(_ address: String) {
        let lower = address.lowercased()
        if address.hasPrefix("#") {
            self = .harmless
        } else if lower.hasPrefix("data:") {
            let allowed = ["image/", "font/", "application/font-", "application/x-font-", "application/vnd.ms-fontobject"]
            self = allowed.contains { lower.dropFirst("data:".count).hasPrefix($0) } ? .harmless : .foreignData
        } else {
            let start = address.hasPrefix("./") ? address.dropFirst(2) : address[...]
            let path = start.prefix { $0 != "?" && $0 != "#" }
            let name = PercentEncoding.decoded(path)
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            if parts.count > 1, parts[0] == "assets", !parts.contains(where: { [".", "..", ""].contains($0) }) {
                self = .asset(parts.dropFirst().joined(separator: "/"), suffix: String(start[path.endIndex...]))
            } else {
                self = .outside
            }
        }
    }
}

/// Whether CSS can hold a reference; most values are colours and lengths. Escapes could hide one.
func mayNameFile(_ css: String) -> Bool {
    // Each of them ends in one of these letters and a parenthesis: `url(`, `src(`, `image-set(`, `image(`.
    var last: UInt8 = 0
    for byte in css.utf8 {
        if byte == UInt8(ascii: "\\") { return true }
        if byte == UInt8(ascii: "("), "lLcCtTeE".utf8.contains(last) { return css.holdsNameOfFileFunction }
        last = byte
    }
    return false
}

extension String {
    fileprivate var holdsNameOfFileFunction: Bool {
        let css = lowercased()
        return ["url(", "src(", "image-set(", "image("].contains { css.contains($0) }
    }
}
