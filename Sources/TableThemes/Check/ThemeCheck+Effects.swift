import TableBasics
import TableCSS
package import TableModel

extension ThemeCheck {
    /// Whether tokens whose values are right draw something else than they seem to.
    static let effects = ThemeCheck { subject in
        ThemeInspection(
            diagnostics: [subject.clearRows, subject.borderWithoutColor, subject.undrawnSeparator].compactMap(\.self)
                + subject.coveredColors)
    }
}

extension ThemeUnderCheck {
    /// Menus and the outline lie over text with the colour of rows, and so does the text below a selected row over the selected colour.
    var clearRows: Diagnostic? {
        for scheme in schemes {
            let values = ThemeValues(theme, isDark: scheme == .dark)
            let fill = Palette(values).fill(of: "prim-row-color")
            guard fill.unknown == nil, !fill.isOpaque else { continue }
            guard let token = token(origin(of: "prim-row-color", in: values)) else { return nil }
            let hasBackground = (try? values.resolved("background")?.components.map(\.keyword)) != ["none"]
            return .clearRows(token, scheme, hasBackground: hasBackground && token.name == "prim-row-color")
        }
        return nil
    }

    /// Colours of rows that lie below the pictures of a theme that this one extends.
    fileprivate var coveredColors: [Diagnostic] {
        let pictures = [
            ("middle-row-image", ["prim-row-color", "alt-row-color", "highlighted-row-color"]),
            ("middle-row-selected-image", ["selected-row-color"]),
        ]
        return pictures.flatMap { image, colors in
            guard let picture = token(image), picture.light != "none" else { return [Diagnostic]() }
            return colors.compactMap { name in
                guard rank(of: name) < rank(of: image), let color = token(name) else { return nil }
                return Diagnostic(
                    .themeTokenEffect, "`\(name)` is not seen in rows: `\(image)` lies over it", path: color.path, at: color.range,
                    help: "set `\(image)` and those of the other shapes as well, to `none` or to drawings in this colour")
            }
        }
    }

    /// The colour of a line that the style sheet of a theme that this one extends does not draw, as long as no other one does.
    fileprivate var undrawnSeparator: Diagnostic? {
        guard let color = token("separator-color") else { return nil }
        for sheet in theme.stylesheets.reversed() {
            guard let theme = chain.first(where: { sheet.path == "Themes/\($0)/theme.css" }) else { continue }
            guard rank(ofPath: "Themes/\(theme)/theme.yml") > rank(ofPath: color.path) else {
                if sheet.css.contains("separator-color") || sheet.css.contains("--line") { return nil }
                continue
            }
            guard sheet.css.contains("--line: none") else { continue }
            return Diagnostic(
                .themeTokenEffect, "`separator-color` is no line between rows: `\(theme)` draws none in its `theme.css`",
                path: color.path, at: color.range,
                help: "write `.tv [role=list]>li:not(:first-child) { --line: initial }` in yours, which draws them")
        }
        return nil
    }

    fileprivate var borderWithoutColor: Diagnostic? {
        guard let width = token("section-border-width"), width.light.first != "0", token("section-border-color") == nil else {
            return nil
        }
        return Diagnostic(
            .themeTokenEffect, "`section-border-width` draws nothing, since the line has no colour", path: width.path,
            at: width.range,
            help: "set `section-border-color` as well, such as to `var(--tv-separator-color)`")
    }
}

extension Diagnostic {
    fileprivate static func clearRows(_ token: ThemeToken, _ scheme: ColorScheme, hasBackground: Bool) -> Diagnostic {
        let way =
            hasBackground
            ? "write `var(--tv-background)` for rows as what is behind them, or an opaque colour" : "write an opaque colour"
        return Diagnostic(
            .themeTokenEffect,
            "`\(token.name)` lets what is below be seen through menus, the outline, and text below selected rows, which have it too",
            path: token.path, at: scheme == .dark ? token.darkRange ?? token.range : token.range, help: way)
    }
}

extension DiagnosticCode {
    package static let themeTokenEffect = DiagnosticCode(
        "theme-token-effect", .warning, "a token draws something else than it seems to",
        explanation: """
            The value is right, but what stands around makes something else of it. Menus and the outline lie over the page with the colour
            of rows: where that lets through what is below, their entries stand over text. A width draws no line without a colour. Pictures of rows,
            which a theme that is extended may have, lie over their colours, and its style sheet may leave out the lines between rows.

                tokens:
                  prim-row-color: transparent
                  section-border-width: 2px

            Rows that are to look like what is behind them have its colour, and a line has one:

                tokens:
                  prim-row-color: var(--tv-background)
                  section-border-color: var(--tv-separator-color)
                  section-border-width: 2px
            """)
}
