/// What authors call tokens who know CSS, or other tools, better than the vocabulary.
enum TokenSynonyms {
    /// The token that a name means, or nil.
    static func token(for name: String) -> String? { tokens[name.lowercased()] }

    static let tokens = [
        "accent": "tint",
        "accent-color": "tint",
        "background-color": "background",
        "border": "separator-color",
        "border-color": "separator-color",
        "border-radius": "radius",
        "bottom": "bottom-color",
        "code-font-family": "code-font",
        "color": "label",
        "corner-radius": "radius",
        "font-family": "font",
        "font-size": "font",
        "foreground": "label",
        "header-background": "header-image",
        "header-color": "header-label",
        "line-color": "separator-color",
        "line-height": "font",
        "link": "tint",
        "link-color": "tint",
        "max-width": "column-width",
        "mono-font": "code-font",
        "monospace": "code-font",
        "padding": "margin",
        "primary": "tint",
        "primary-color": "tint",
        "row-background": "prim-row-color",
        "row-color": "prim-row-color",
        "secondary-label": "detail-label",
        "stripe-color": "alt-row-color",
        "text": "label",
        "text-color": "label",
        "text-shadow": "header-shadow",
        "theme-color": "top-color",
        "tint-color": "tint",
        "title-color": "header-label",
        "width": "column-width",
    ]
}
