/// A text file to be part of the program.
struct TextFile {
    /// Relative to the folder of the target.
    let path: String
    let contents: String

    /// Throws for bytes that are not UTF-8, which a string literal cannot hold.
    init(path: String, bytes: [UInt8]) throws(EmbeddingError) {
        guard let contents = String(validating: bytes, as: UTF8.self) else {
            throw EmbeddingError("\(path) is not UTF-8 text, and only text can be embedded")
        }
        self.path = path
        self.contents = contents
    }
}

/// Why a file cannot be embedded; shown by the build.
struct EmbeddingError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
