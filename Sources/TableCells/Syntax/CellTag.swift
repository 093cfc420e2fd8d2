/// A tag of a template: `{{title}}`, `{{#detail}}`.
struct CellTag: Sendable, Equatable {
    enum Kind: Sendable {
        case slot, section, inverted, end, comment, partial, parent, block
    }

    let kind: Kind
    /// Without the sign and white space.
    let name: String
    /// With its braces.
    let range: Range<Int>

    /// Alone on its line it takes the whole line away (Mustache specification, "Standalone").
    var canStandAlone: Bool {
        guard case .slot = kind else { return true }
        return false
    }

    /// What it stands for is indented as the tag is, so white space before it stays.
    var keepsIndentation: Bool {
        switch kind {
        case .partial, .parent, .block: true
        case .slot, .section, .inverted, .end, .comment: false
        }
    }

    /// As one would write it.
    var text: String {
        switch kind {
        case .slot: "{{\(name)}}"
        case .section: "{{#\(name)}}"
        case .inverted: "{{^\(name)}}"
        case .end: "{{/\(name)}}"
        case .comment: "{{! }}"
        case .partial: "{{>\(name)}}"
        case .parent: "{{<\(name)}}"
        case .block: "{{$\(name)}}"
        }
    }
}

/// A stretch of a template.
enum CellToken: Sendable, Equatable {
    case text(Range<Int>)
    case tag(CellTag)
}
