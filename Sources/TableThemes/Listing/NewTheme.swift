import TableBasics
import TableModel

/// The `theme.yml` of a theme that begins as another one.
///
/// It works as it is; some tokens stand in it as comments, with the values of `base`, to begin with.
package func newThemeManifest(named name: String, extending base: Theme) -> String {
    var text = """
        name: \(name)
        description: What it looks like, in one line
        extends: \(base.name)

        # Tokens to begin with, as `\(base.name)` has them. Take the `#` away from `tokens:` and from what you change;
        # `tablesite theme show \(name)` lists all tokens.
        # tokens:

        """
    for name in ["background", "prim-row-color", "alt-row-color", "selected-row-color", "label", "tint", "accessory-color"] {
        guard let token = base.tokens.first(where: { $0.name == name }) else { continue }
        text += "#   \(name): \(token.yaml)\n"
    }
    return text
}

extension ThemeToken {
    /// The value as `theme.yml` has it.
    fileprivate var yaml: String {
        func quoted(_ value: String) -> String { "'\(value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'" }
        return dark.map { "{ light: \(quoted(light)), dark: \(quoted($0)) }" } ?? quoted(light)
    }
}

/// What is wrong with the name of a new theme, as the end of "the name …", or nil.
package func themeNameFault(_ name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.count > 100 { return "is longer than 100 letters" }
    let isPlain = name.utf8.allSatisfy {
        $0.isASCIILowercase || $0.isASCIIDigit
            || $0 == UInt8(ascii: "-")
    }
    if !isPlain { return "has other characters than `a` to `z`, digits and `-`" }
    return name.hasPrefix("-") ? "begins with `-`" : nil
}

/// The name that an author may have meant by one that cannot be: small letters, `-` for what stands between words; nil when
/// nothing is left.
package func plainThemeName(_ name: String) -> String? {
    let words = name.lowercased().split { !(themeNameFault(String($0)) == nil || $0 == "-") }
    let plain = words.joined(separator: "-").drop { $0 == "-" }
    return themeNameFault(String(plain)) == nil ? String(plain) : nil
}
