/// A file of a theme that is part of the program.
package struct BundledThemeFile: Sendable {
    /// Relative to the folder of themes: `system/theme.yml`.
    package let path: String
    package let contents: StaticString

    package var bytes: [UInt8] { contents.withUTF8Buffer { Array($0) } }
}

/// Every file of the bundled themes, sorted by path.
///
/// The list is written while the package is built, from the files that stand beside this one, by the plugin EmbedFiles.
package func bundledThemeFiles() -> [BundledThemeFile] {
    EmbeddedFile.all.map { BundledThemeFile(path: $0.path, contents: $0.contents) }
}
