package import TableModel

extension ThemeTokenName {
    /// The value that the rules of the style sheet have for an optional token that nobody sets; nil where that depends on what stands
    /// around, and for tokens that every theme has.
    package var fallback: String? {
        switch name {
        case "disclosure": "path(\"m3.5.9 6.6 6.6-6.6 6.6L1.4 12l4.5-4.5L1.4 3\")"
        case "check":
            "path(\"M13.3 3.75 7 14.25A1.5 1.5 0 014.6 14.5L1.4 11A1.5 1.5 0 013.7 9L5.5 11 10.7 2.25A1.5 1.5 0 0113.3 3.75\")"
        case "disclosure-highlighted-image", "check-highlighted-image": "var(--tv-\(name.split(separator: "-")[0])-image)"
        case "bar-label", "bar-tint": "var(--tv-header-\(name.split(separator: "-")[1]))"
        case "section-tint": "var(--tv-tint)"
        case "title-weight": "inherit"
        case "section-border-color": "#0000"
        case "section-border-width": "1px"
        default: [.image, .shadow].contains(kind) ? "none" : nil
        }
    }
}
