import Testing

@testable import embed_files

@Suite struct EmbeddedSourceTests {
    @Test func listsFilesByPath() throws {
        let files = [
            try TextFile(path: "b/theme.yml", bytes: Array("b\n".utf8)),
            try TextFile(path: "a/theme.yml", bytes: []),
        ]
        #expect(
            EmbeddedSource(files).text == ##"""
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
                        guard let file = all.first(where: { $0.path == path }) else { preconditionFailure("there is no file \(path)") }
                        return file
                    }

                    static let all: [EmbeddedFile] = [
                EmbeddedFile(path: #"""
                a/theme.yml
                """#, contents: #"""
                """#),
                EmbeddedFile(path: #"""
                b/theme.yml
                """#, contents: #"""
                b

                """#),
                ]
                }

                """##)
    }
}
