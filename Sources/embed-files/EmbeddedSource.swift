/// The Swift file that makes text files part of a target: `EmbeddedFile.all` has them, sorted by path.
struct EmbeddedSource {
    let text: String

    init(_ files: [TextFile]) {
        var text = Self.declaration
        for file in files.sorted(by: { $0.path < $1.path }) {
            text += "EmbeddedFile(path: \(SwiftLiteral(file.path).text), contents: \(SwiftLiteral(file.contents).text)),\n"
        }
        self.text = text + "]\n}\n"
    }

    private static let declaration = """
        // Written while building; do not edit.

        /// A text file that stands in the folder of this target.
        struct EmbeddedFile: Sendable {
            /// Relative to the folder.
            let path: String
            let contents: StaticString

            var bytes: [UInt8] { contents.withUTF8Buffer { Array($0) } }
            var text: String { contents.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

            /// The file at a path, which must be there.
            static func at(_ path: String) -> EmbeddedFile {
                guard let file = all.first(where: { $0.path == path }) else { preconditionFailure("there is no file \\(path)") }
                return file
            }

            static let all: [EmbeddedFile] = [

        """
}
