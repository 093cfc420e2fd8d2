/// What is known of an element: where it may stand, what it may hold, whether authors may use it.
struct HTMLElement: Sendable {
    /// The part an element plays in a document, as far as balancing must know.
    enum Kind: Sendable {
        /// Text-level: holds text-level content only.
        case phrasing
        /// Holds what its parent may hold.
        case transparent
        /// Text-level and without content or end tag.
        case void
        /// A block that groups others and may vanish inside a heading without a loss: `div`.
        case division
        /// Any other block that holds blocks.
        case block
        case thematicBreak
        case paragraph
        /// Blocks of text-level content.
        case heading, preformatted, summary
        case list, listItem, definitions, definition
        case table, caption, columns, column, rowGroup, row, cell
        case figureCaption, rubyText, source
        /// Carries nothing but a look; its tags are written under ``HTMLPolicy/trusted`` only.
        case presentational
        /// A part of the page itself, or one that would swallow the rest of it. Its tags are never written.
        case page
    }

    let kind: Kind
    /// The name it is written with: `s` for `strike`.
    let name: String
    /// A class of ours that carries its look, or empty.
    let className: String
    /// Authors may use it under ``HTMLPolicy/sanitized``.
    let isAllowed: Bool

    /// The element of a name in lower case, or nil for one this table does not know.
    static func named(_ name: String) -> HTMLElement? { all[name] }

    /// Elements whose content is no markup: HTML Living Standard §13.1.2, and the obsolete ones of §13.2.6.4.7.
    static let rawTextNames: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
    ]

    /// Raw text elements whose content is text for the reader.
    static let readableRawTextNames: Set<String> = ["textarea", "title", "xmp"]

    /// Elements that a reader misses when they are taken out; the others unknown to the allowlist go in silence.
    static let reportedNames: Set<String> = [
        "script", "style", "template", "iframe", "object", "embed", "applet", "svg", "math", "canvas", "frame", "frameset",
        "base", "link", "meta", "textarea", "select", "button", "input", "portal", "plaintext",
    ]

    /// Elements of HTML and SVG outside the allowlist that are no surprise to anyone: their tags go in silence.
    static let silentNames: Set<String> = [
        "title", "label", "legend", "option", "optgroup", "datalist", "output", "progress", "meter", "data", "map", "slot",
        "marquee", "spacer", "tbody", "g", "path", "rect", "circle", "line", "polygon", "polyline", "ellipse", "text", "tspan",
        "defs", "use", "symbol", "desc", "lineargradient", "radialgradient", "stop", "clippath", "mask", "pattern", "filter",
        "foreignobject", "animate", "set", "mi", "mo", "mn", "mrow", "msup", "msub", "mfrac", "msqrt", "mtext", "semantics",
        "annotation", "bgsound", "multicol", "acronym", "menuitem", "command", "keygen", "content", "shadow", "selectedcontent",
    ]

    /// An element that stands and holds whatever it likes.
    static func foreign(_ name: String) -> HTMLElement {
        HTMLElement(kind: .transparent, name: name, className: "", isAllowed: false)
    }

    /// Elements that no row wrapped in a link may hold: HTML Living Standard §3.2.5.2.7.
    static let interactiveNames: Set<String> = [
        "a", "details", "summary", "video", "audio", "input", "button", "select", "textarea", "iframe", "embed", "label",
    ]

    private static let all: [String: HTMLElement] = {
        var all: [String: HTMLElement] = [:]
        func add(_ kind: Kind, _ names: String, isAllowed: Bool = true) {
            for name in names.split(separator: " ").map(String.init) {
                all[name] = HTMLElement(kind: kind, name: name, className: "", isAllowed: isAllowed)
            }
        }
        func rename(_ old: String, to name: String, className: String = "") {
            guard let element = all[name] else { return }
            all[old] = HTMLElement(kind: element.kind, name: name, className: className, isAllowed: element.isAllowed)
        }
        add(.phrasing, "b strong i em code kbd samp var sup sub q s u abbr bdo bdi cite dfn mark small span time ruby picture")
        add(.transparent, "a ins del video audio")
        add(.void, "br img wbr input")
        add(.division, "div article aside header footer address hgroup figure search")
        add(.block, "blockquote details")
        add(.thematicBreak, "hr")
        add(.paragraph, "p")
        add(.heading, "h1 h2 h3 h4 h5 h6")
        add(.preformatted, "pre")
        add(.summary, "summary")
        add(.list, "ul ol menu")
        add(.listItem, "li")
        add(.definitions, "dl")
        add(.definition, "dt dd")
        add(.table, "table")
        add(.caption, "caption")
        add(.columns, "colgroup")
        add(.column, "col")
        add(.rowGroup, "thead tbody tfoot")
        add(.row, "tr")
        add(.cell, "td th")
        add(.figureCaption, "figcaption")
        add(.rubyText, "rt rp")
        add(.source, "source")
        add(.presentational, "font big nobr basefont blink noscript rb rtc")
        add(.page, "html head body frameset frame plaintext")
        add(.void, "embed link meta base param area track", isAllowed: false)
        add(.division, "form fieldset dialog", isAllowed: false)
        rename("tt", to: "code")
        rename("strike", to: "s")
        rename("acronym", to: "abbr")
        rename("image", to: "img")
        rename("center", to: "div", className: "tv-center")
        // A page has its own, which look and fold as such.
        for name in ["main", "section", "nav"] { rename(name, to: "div") }
        rename("dir", to: "ul")
        rename("xmp", to: "pre")
        // Browsers take it for `pre`; documents written today have it as an element of their own around a block of code.
        rename("listing", to: "div")
        return all
    }()
}

extension HTMLElement.Kind {
    /// Has neither content nor an end tag.
    var isEmpty: Bool { self == .void || self == .thematicBreak || self == .column || self == .source }

    /// Holds parts of a list or table only, no text.
    var isStructural: Bool {
        switch self {
        case .list, .definitions, .table, .columns, .rowGroup, .row: true
        default: false
        }
    }

    /// Its end tag reaches out of a cell.
    var isTablePart: Bool {
        switch self {
        case .table, .caption, .columns, .rowGroup, .row, .cell: true
        default: false
        }
    }
}
