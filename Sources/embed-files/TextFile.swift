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
        self.contents = Self.withoutComments(contents, path: path)
    }

    /// The rules of the style sheet and the script without what is for those who read them in the project: a seventh of their bytes. Other
    /// files are as they are.
    private static func withoutComments(_ text: String, path: String) -> String {
        let isSheet = path.hasPrefix("Stylesheet/Rules/")
        guard isSheet || path.hasPrefix("Script/") && path.hasSuffix(".js") else { return text }
        var lines: [Substring] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop { $0 == " " }
            if isSheet {
                if isInside || words.hasPrefix("/*") {
                    isInside = !words.hasSuffix("*/")
                } else {
                    lines.append(words)
                }
            } else if !words.hasPrefix("//") {
                lines.append(words)
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// Why a file cannot be embedded; shown by the build.
struct EmbeddingError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
