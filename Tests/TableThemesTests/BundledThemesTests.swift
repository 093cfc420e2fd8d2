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
}
