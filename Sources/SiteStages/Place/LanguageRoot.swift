/// Where the pages of a site in one language are: at the root, or in a folder whose index says another language.
package struct LanguageRoot: Sendable {
    /// In the site; empty for the root.
    package let folder: String
    package let language: PageLanguage
    /// What the language is called in its own words.
    package let name: String
    /// What the site is called in this language; empty for nothing.
    package let title: String
    /// The document that stands for the folder, or nil.
    let index: ParsedPage?
}
