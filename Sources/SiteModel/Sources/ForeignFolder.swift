/// The folder of another generator's project, as it is read to import it.
package struct ForeignFolder: Sendable {
    /// What a repository would publish of it, and what documents may include.
    package let tree: SourceTree
    /// The files in it that are hidden and tell something all the same, such as `.vitepress/config.ts`.
    package let hiddenFiles: [String]
    /// Its name.
    package let name: String
    /// What is in a folder beside it, in the same repository; nil for a folder elsewhere, or that is not there.
    package let beside: @Sendable (String) -> SourceTree?

    package init(
        tree: SourceTree, hiddenFiles: [String] = [], name: String = "",
        beside: @escaping @Sendable (String) -> SourceTree? = { _ in nil }
    ) {
        self.beside = beside
        self.tree = tree
        self.hiddenFiles = hiddenFiles
        self.name = name
    }
}
