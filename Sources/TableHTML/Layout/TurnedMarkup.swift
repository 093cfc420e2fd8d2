import TableBasics

/// The elements of the author's HTML that are open and may have turned.
struct TurnedMarkup {
    var scan = MarkupScan()
    /// With the direction of what is around them.
    var open: [(name: [UInt8], wasRightToLeft: Bool)] = []

    static let slash = UInt8(ascii: "/") | 0x20
    /// Of a heading the digit belongs to no tag.
    static let heading = Array("h".utf8)
    static let names = Set(
        [
            "article", "aside", "blockquote", "caption", "center", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "li",
            "ol", "p", "section", "summary", "ul",
        ].map { Array($0.utf8) })

    /// What a tag says of its direction: nil for nothing, and within for `auto`.
    static func direction(in tag: ArraySlice<UInt8>) -> Bool?? {
        let tag = String(decoding: tag, as: UTF8.self).lowercased()
        guard let said = tag.firstRange(of: " dir=") else { return nil }
        let value = tag[said.upperBound...].drop { $0 == "\"" || $0 == "'" }
        return .some(value.hasPrefix("rtl") ? true : value.hasPrefix("ltr") ? false : nil)
    }
}
