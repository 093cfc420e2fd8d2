/// What may stand in an attribute of the author's.
enum HTMLAttributeRule: Sendable {
    /// Any text.
    case text
    /// There or not there.
    case flag
    /// A URL to go to.
    case link
    /// A URL to show.
    case source
    case sourceSet
    /// An id, or the `name` of an `a`.
    case identifier
    /// The look that a class of ours has: `align`.
    case alignment
    /// A length in pixels, as a whole number.
    case length
    /// A whole number of a range.
    case integer(ClosedRange<Int>)
    /// One of a few words.
    case keyword([String], countsCase: Bool = false)
    /// A language tag of BCP 47.
    case language

    /// The rule for an attribute of an element, both in lower case, or nil when it is not written.
    static func rule(for attribute: String, of element: String) -> HTMLAttributeRule? {
        if let rule = everywhere[attribute] { return rule }
        return special[element]?[attribute]
    }

    private static let everywhere: [String: HTMLAttributeRule] = [
        "id": .identifier, "title": .text, "lang": .language, "dir": .keyword(["ltr", "rtl", "auto"]), "align": .alignment,
    ]

    private static let special: [String: [String: HTMLAttributeRule]] = [
        "a": ["href": .link, "name": .identifier],
        "img": [
            "src": .source, "srcset": .sourceSet, "sizes": .text, "alt": .text, "width": .length, "height": .length,
            "loading": .keyword(["lazy", "eager"]),
        ],
        "source": [
            "src": .source, "srcset": .sourceSet, "sizes": .text, "media": .text, "type": .text,
        ],
        "video": media.merging(["poster": .source, "width": .length, "height": .length]) { first, _ in first },
        "audio": media,
        "blockquote": ["cite": .link],
        "q": ["cite": .link],
        "ins": ["cite": .link, "datetime": .text],
        "del": ["cite": .link, "datetime": .text],
        "time": ["datetime": .text],
        "ol": [
            "start": .integer(-0x8000_0000...0x7FFF_FFFF), "reversed": .flag,
            "type": .keyword(["1", "a", "A", "i", "I"], countsCase: true),
        ],
        "li": ["value": .integer(-0x8000_0000...0x7FFF_FFFF)],
        "table": ["aria-label": .text],
        "td": cell,
        "th": cell.merging(["scope": .keyword(["row", "col", "rowgroup", "colgroup"]), "abbr": .text]) { first, _ in first },
        "col": ["span": .integer(1...1000)],
        "colgroup": ["span": .integer(1...1000)],
        "details": ["open": .flag],
    ]

    private static let media: [String: HTMLAttributeRule] = ["src": .source, "muted": .flag, "loop": .flag]

    private static let cell: [String: HTMLAttributeRule] = [
        "colspan": .integer(1...1000), "rowspan": .integer(0...65534), "headers": .text,
    ]
}
