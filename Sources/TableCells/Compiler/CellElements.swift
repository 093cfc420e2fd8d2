import TableBasics

/// Which HTML may stand in a template.
enum CellElements {
    /// Phrasing elements that may stand in a link and in a label alike.
    static let allowed: Set<String> = [
        "b", "i", "em", "strong", "small", "span", "code", "kbd", "samp", "var", "abbr", "cite", "q", "s", "del", "ins", "sub",
        "sup", "mark", "time", "data", "bdi", "bdo", "br", "wbr", "u", "dfn", "img",
    ]

    /// And below the row, where the blocks of the body stand.
    static let allowedInBody: Set<String> = ["div"]

    /// HTML Living Standard, void elements.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    private static let interactive: Set<String> = [
        "a", "audio", "button", "details", "dialog", "embed", "form", "iframe", "label", "object", "option", "select", "summary",
        "textarea", "video",
    ]

    /// What to write instead of an element that a row cannot hold.
    static func help(for element: String, cell: String) -> String {
        switch element {
        case "style", "link": "put rules into `cells/\(cell).css`"
        case "script": "a page works without scripts; put looks into `cells/\(cell).css`"
        case "input": "write `{{accessory}}`, which is the check box of a task"
        case "progress", "meter": "write `{{progress}}`"
        case "picture", "svg", "canvas", "math": "write `{{image}}`, or set a background in `cells/\(cell).css`"
        case _ where interactive.contains(element): "the row itself is the link; write `span`"
        default: "write `span`, and what it looks like into `cells/\(cell).css`"
        }
    }

    /// Why an attribute cannot stand in a template, with the way out; nil when it can.
    static func fault(ofAttribute name: String, cell: String) -> String? {
        switch name {
        case "id": "ids are those of rows; write `class`"
        case "style": "pages have no inline styles; write `class`, and rules in `cells/\(cell).css`"
        case "tabindex", "contenteditable", "accesskey", "autofocus", "usemap", "popover": "the row itself is what is used"
        case "srcset", "attributionsrc": "pages load nothing from other places; write `src=\"{{image}}\"`"
        case "hidden", "inert": "nothing of a row may be hidden"
        case _ where name.hasPrefix("on"): "pages have no scripts"
        case _ where !name.utf8.allSatisfy({ isNamePart($0) }): "attributes are made of letters, digits and `-`"
        default: nil
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIILowercase || byte.isASCIIDigit || "-_:.".utf8.contains(byte)
    }
}
