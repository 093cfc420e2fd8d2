import TableBasics
import TableModel

/// An alert that an author wrote as HTML, or its title: `<div class="warning">` (mdBook, rustdoc), `<div class="alert alert-info">`
/// (Bootstrap), `<div class="admonition note">` (Python-Markdown, Sphinx).
struct HTMLAlert {
    /// The classes of ours that have its look.
    let className: String

    /// nil for classes that say no such thing.
    ///
    /// - Parameter classes: the value of the attribute.
    init?(classes: [UInt8], of element: HTMLElement) {
        let names = classes.split(whereSeparator: \.isHTMLSpace).map { HTMLByte.lowercasedText($0) }
        guard Self.elements.contains(element.name) else { return nil }
        var isAlert = false
        var isTitle = false
        var kind: AlertKind?
        for name in names {
            if Self.boxes.contains(name) {
                isAlert = true
            } else if let dash = name.firstIndex(of: "-"), Self.boxes.contains(String(name[..<dash])) {
                // Parts of such a box have its name as well.
                let part = String(name[dash...].drop { $0 == "-" })
                guard let named = Self.kind(part) else {
                    isTitle = isTitle || Self.titles.contains(part)
                    continue
                }
                isAlert = true
                kind = kind ?? named
            } else if isAlert || Self.alone.contains(name) {
                kind = kind ?? Self.kind(name)
            }
        }
        guard isAlert || kind != nil else {
            guard isTitle else { return nil }
            className = "tv-alert-title"
            return
        }
        className = "tv-alert \((kind ?? .note).look.rawValue)"
    }

    private static func kind(_ name: String) -> AlertKind? { AlertKind.named(name) ?? AlertKind.looks[name] }

    private static let elements: Set<String> = ["div", "aside", "section", "p", "blockquote"]

    /// What says that something is an alert, by itself or before a dash and its kind.
    private static let boxes: Set<String> = ["alert", "admonition", "callout", "notice"]

    /// Kinds that are classes of alerts without such a word.
    private static let alone: Set<String> = [
        "note", "tip", "hint", "info", "important", "warning", "caution", "danger", "attention",
    ]

    private static let titles: Set<String> = ["title", "heading"]
}
