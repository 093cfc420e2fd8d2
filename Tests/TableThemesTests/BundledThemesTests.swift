import BundledThemes
import Foundation
import Testing

/// The sources of the bundled themes lie beside the tests; what the program holds must equal them byte for byte.
@Suite struct BundledThemesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Themes")

    @Test func everyFileIsEmbeddedAsItIs() throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { name in
            let isFolder = (try? Self.folder.appending(path: name).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
            return isFolder != true && !name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        #expect(bundledThemeFiles().map(\.path) == names.sorted())
        for file in bundledThemeFiles() {
            #expect(file.bytes == Array(try Data(contentsOf: Self.folder.appending(path: file.path))), "\(file.path)")
        }
    }

    /// A theme that extends one could not change them by its tokens.
    @Test func sheetsWriteOutNoGroundAndNoText() {
        for file in bundledThemeFiles() where file.path.hasSuffix("theme.css") {
            let css = String(decoding: file.bytes, as: UTF8.self)
            for value in css.components(separatedBy: "background: ").dropFirst()
                + css.components(separatedBy: " color: ").dropFirst()
            {
                #expect(!value.prefix { !";}".contains($0) }.contains("#"), "\(file.path)")
            }
        }
    }
}
