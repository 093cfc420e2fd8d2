/// A class of the site's style sheet that carries values one row or section asked for.
///
/// Pages have no inline styles, so `accessory-color=#0a0` becomes a class. Its name follows from its declarations alone: the
/// same colours have the same name on every page of every build.
package struct StyleClass: Sendable, Equatable, Hashable {
    /// A valid class name.
    package let name: String
    /// The names of the tokens that it sets, without `--tv-`.
    package let tokens: [String]
    /// CSS declarations, without braces: `--tv-accessory-color:#0a0`.
    package let declarations: String
    /// The drawing of the theme that a tile with this class shows, in place of declarations.
    package let icon: String?

    /// - Parameter tokens: with their values as CSS.
    package init(_ tokens: [NamedValue]) {
        self.init(
            declarations: tokens.map { "--tv-\($0.name):\($0.value)" }.joined(separator: ";"), tokens: tokens.map(\.name))
    }

    /// The class that sets tokens, or nil for none.
    package init?(tokens: [ThemeToken]) {
        guard !tokens.isEmpty else { return nil }
        self.init(tokens.map { NamedValue($0.name, $0.css) })
    }

    /// A class for a property that only the sheet itself uses.
    package init(property: String, value: String) { self.init(declarations: "--\(property):\(value)", tokens: []) }

    /// A class of what takes a share of the width that its surroundings have.
    ///
    /// - Parameter share: in percent.
    package init(share: Int) { self.init(declarations: "inline-size:\(share)%", tokens: []) }

    /// - Parameter icon: of `a` to `z`, digits and `-`.
    package init(icon: String) {
        name = "tv-icon-" + icon
        tokens = []
        declarations = ""
        self.icon = icon
    }

    private init(declarations: String, tokens: [String]) {
        icon = nil
        // FNV-1a, equal on every machine; seven digits of it, which no compression shortens: of a thousand different classes two
        // are called alike once in 150,000 sites.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in declarations.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        self.name = "s" + String(hash % 78_364_164_096, radix: 36)
        self.tokens = tokens
        self.declarations = declarations
    }
}
