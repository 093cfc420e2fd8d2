/// A text file to be part of the program.
struct EmbeddedFile {
    /// Relative to the folder of themes.
    let path: String
    let contents: String

    /// Throws for bytes that are not UTF-8, which a string literal cannot hold.
    init(path: String, bytes: [UInt8]) throws(EmbeddingError) {
        guard let contents = String(validating: bytes, as: UTF8.self) else {
            throw EmbeddingError("Themes/\(path) is not UTF-8 text, and only text can be embedded")
        }
        self.path = path
        self.contents = contents
    }
}

/// A Swift file that declares `embeddedFiles`, sorted by path.
func embeddedFilesSource(_ files: [EmbeddedFile]) -> String {
    var source = "// Written while building; do not edit.\n\nlet embeddedFiles: [BundledThemeFile] = [\n"
    for file in files.sorted(by: { $0.path < $1.path }) {
        source += "BundledThemeFile(path: \(swiftLiteral(file.path)), contents: \(swiftLiteral(file.contents))),\n"
    }
    return source + "]\n"
}
