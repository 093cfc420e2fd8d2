/// A cascade layer of the sheet. Later layers win whatever the specificity, so a theme needs no tricks to change the
/// structure, and no theme can hide that a row is selected.
///
/// Three top-level layers, because a nested `tv.theme` would lose to the plain rules of `tv`.
enum StyleLayer: String, Sendable {
    /// What every theme shares.
    case structure = "tv"
    /// Tokens and rules of the theme, then the classes single rows and sections asked for.
    case theme
    /// Highlight, selection, focus, and what the reader's system asks for.
    case state = "tv-state"
    /// Rules outside all layers: at-rules that layers do not order.
    case none = ""
}
