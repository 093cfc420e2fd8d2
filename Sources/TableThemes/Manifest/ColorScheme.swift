/// The surroundings a theme is made for, CSS's `color-scheme`.
package enum ColorScheme: String, Sendable, CaseIterable {
    /// The reader's system decides.
    case both
    case light
    case dark
}
