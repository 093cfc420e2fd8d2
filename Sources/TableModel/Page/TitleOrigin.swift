/// Who says how a page is called.
package enum TitleOrigin: Sendable {
    /// The name of the file or its folder, for want of anything better.
    case fileName
    /// Words at the start of an index that may be meant as its title, such as those of a logo.
    case guess
    /// The front matter, or a heading.
    case source
}
