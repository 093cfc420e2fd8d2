/// What authors call tokens who know CSS, or other tools, better than the vocabulary.
package enum TokenSynonyms {
    /// The token that a name means, or nil: one that is called otherwise elsewhere, or one of nearly this name.
    package static func token(for name: String) -> String? {
        let written = name.lowercased()
        let name = written.hasSuffix("colour") ? "\(written.dropLast(2))r" : written
        if let token = ThemeTokenName.named(name)?.name ?? tokens[name] { return token }
        let words = name.split(separator: "-" as Character)
        return nearestName(
            to: name,
            in: ThemeTokenName.all.lazy.map(\.name).filter { token in
                // `heading-color` and `warning-color` have most letters in common, and no meaning.
                guard words.count > 1, let first = token.split(separator: "-" as Character).first, first.count < token.count else {
                    return true
                }
                return nearestName(to: String(words[0]), in: [String(first)]) != nil
            })
    }

    package static let tokens = [
        "accent": "tint",
        "accent-color": "tint",
        "arrow-color": "accessory-color",
        "background-color": "background",
        "body-background": "background",
        "border": "section-border-color",
        "border-color": "section-border-color",
        "border-radius": "radius",
        "border-width": "section-border-width",
        "bottom": "bottom-color",
        "caption-color": "section-footer-color",
        "card-background": "prim-row-color",
        "code-font-family": "code-font",
        "color": "label",
        "corner-radius": "radius",
        "danger-color": "caution-color",
        "error-color": "caution-color",
        "font-family": "font",
        "font-size": "font",
        "font-weight": "title-weight",
        "footer-color": "section-footer-color",
        "foreground": "label",
        "header-background": "header-image",
        "header-color": "header-label",
        "heading-color": "section-header-color",
        "hover-color": "highlighted-row-color",
        "info-color": "note-color",
        "line-color": "separator-color",
        "line-height": "font",
        "link": "tint",
        "link-color": "tint",
        "max-width": "column-width",
        "menu-background": "prim-row-color",
        "mono-font": "code-font",
        "monospace": "code-font",
        "padding": "margin",
        "page-background": "background",
        "primary": "tint",
        "primary-color": "tint",
        "row-background": "prim-row-color",
        "row-color": "prim-row-color",
        "search-background": "field-background",
        "secondary-label": "detail-label",
        "stripe-color": "alt-row-color",
        "success-color": "tip-color",
        "text": "label",
        "text-color": "label",
        "text-shadow": "header-shadow",
        "theme-color": "top-color",
        "tint-color": "tint",
        "title-color": "header-label",
        "width": "column-width",
    ]
}
