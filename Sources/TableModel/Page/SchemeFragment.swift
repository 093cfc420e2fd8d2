/// The fragment of an image's address that says that the image is for the light or the dark alone: `logo.svg#only-dark` of Material for
/// MkDocs, `logo.svg#gh-dark-mode-only` of GitHub.
package enum SchemeFragment: String, CaseIterable, Sendable {
    case onlyLight = "only-light"
    case onlyDark = "only-dark"
    case lightModeOnly = "gh-light-mode-only"
    case darkModeOnly = "gh-dark-mode-only"

    package var isDark: Bool {
        switch self {
        case .onlyLight, .lightModeOnly: false
        case .onlyDark, .darkModeOnly: true
        }
    }
}
