import SiteModel
import TableBasics

/// An address of a site that others may link to: a page, or a row, heading or other named place of it.
package struct PublishedAddress: Sendable, Hashable {
    /// Where the page is in the site: `guide/install.html`.
    package let page: String
    /// Without `#`; nil for the page itself.
    package let id: String?

    package init(page: String, id: String? = nil) {
        self.page = page
        self.id = id
    }

    /// As one line of a lock: what is shown in an address bar, but with every space, control character and `%` as `%20`.
    var line: String { Self.encoded(page, besides: "#") + (id.map { "#" + Self.encoded($0) } ?? "") }

    /// Reads a line; nil for one that is no address of a page.
    init?(line: some Sequence<UInt8>) {
        let bytes = Array(line)
        guard let text = String(validating: bytes, as: UTF8.self), bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "#"))
        page = PercentEncoding.decoded(text[..<(mark ?? text.endIndex)])
        id = mark.map { PercentEncoding.decoded(Substring(text.utf8[text.utf8.index(after: $0)...])) }
        guard page.hasSuffix(".html"), id != "" else { return nil }
    }

    private static func encoded(_ text: String, besides mark: Character? = nil) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            let isEncoded = scalar.value <= 0x20 || scalar.value == 0x7F || scalar == "%" || Character(scalar) == mark
            line += isEncoded ? PercentEncoding.encoded(scalar.utf8) { _ in false } : String(scalar)
        }
        return line
    }
}

extension PublishedAddress: Comparable {
    /// By page, which goes before its places.
    package static func < (left: PublishedAddress, right: PublishedAddress) -> Bool {
        (left.page, left.id ?? "") < (right.page, right.id ?? "")
    }
}
