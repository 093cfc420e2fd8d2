import SiteModel
package import TableModel
import TableThemes

/// What is wrong with the icons of a page: those that its theme does not have, and tiles in colours on which the drawing cannot be told.
///
/// Gives `icon-missing` and `icon-contrast`.
func checkIcons(_ page: SitePage, _ content: Page, _ theme: Theme, prefix: String) -> [Diagnostic] {
    // What a page asks for may be in the theme that is not there.
    guard !theme.isIncomplete else { return [] }
    let classes = Dictionary(
        page.parsed.styleClasses.filter { !$0.tokens.allSatisfy { !ThemeTokenName.ofIcons.contains($0) } }.map { ($0.name, $0) }
    ) { first, _ in first }
    var diagnostics: [Diagnostic] = []
    for row in content.rows {
        guard row.hasAttributes, case .icon(let span) = row.image, let attributes = row.attributes else { continue }
        let name = content.string(span)
        let place = attributes.iconRange ?? SourceRange(start: row.location)
        if theme.icons[name] == nil {
            diagnostics.append(.missingIcon(name, in: theme, path: prefix + page.path, at: place))
        } else if let own = attributes.classes.lazy.compactMap({ classes[$0] }).first,
            let ratio = theme.leastContrastOfIcon(setting: own), ratio < 3
        {
            diagnostics.append(.iconContrast(ratio, of: name, path: prefix + page.path, at: place))
        }
    }
    return diagnostics
}

extension DiagnosticCode {
    package static let iconMissing = DiagnosticCode(
        "icon-missing", .warning, "a row asks for an icon that its theme does not have",
        explanation: """
            Icons are the drawings in the folder `icons` of a theme and of those that it extends.

                - Notices {icon=bel}

            Correct the name; `tablesite theme show` lists the icons of a theme:

                - Notices {icon=bell}

            Or draw one: `Themes/<name>/icons/bel.svg`. The row is shown without it.
            """)

    package static let iconContrast = DiagnosticCode(
        "icon-contrast", .warning, "an icon cannot be told from its tile",
        explanation: """
            A drawing needs a contrast of 3:1 with the tile that it stands on (WCAG 2.2, 1.4.11), in the light and in the dark.

                - Notices {icon=bell icon-color=#fc0}

            Choose a darker tile (or a lighter one, where the theme's drawings are dark), or another colour of the drawing:

                - Notices {icon=bell icon-color=#b45f00}
                - Notices {icon=bell icon-color=#fc0 icon-label=#222}
            """)
}

extension Diagnostic {
    fileprivate static func missingIcon(_ name: String, in theme: Theme, path: String, at range: SourceRange) -> Diagnostic {
        let known = theme.icons.keys.sorted()
        guard !known.isEmpty else {
            return Diagnostic(
                .iconMissing, "the theme `\(theme.name)` has no icons", path: path, at: range,
                help: "draw one as `Themes/\(theme.name)/icons/\(IconName.isName(name) ? name : "bell").svg`")
        }
        return Diagnostic(
            .iconMissing, "the theme `\(theme.name)` has no icon `\(name)`", path: path, at: range,
            help: nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
                ?? "its icons are \(known.joined(separator: ", "))")
    }

    fileprivate static func iconContrast(_ ratio: Double, of name: String, path: String, at range: SourceRange) -> Diagnostic {
        let tenths = Int(ratio * 10 + 1e-6)
        return Diagnostic(
            .iconContrast, "the icon `\(name)` has a contrast of \(tenths / 10).\(tenths % 10):1 on its tile, not 3:1", path: path,
            at: range, help: "choose a darker or lighter `icon-color`, or another `icon-label`")
    }
}
