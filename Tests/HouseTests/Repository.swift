import Foundation

/// The files of the project, as text.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All Swift files below `Sources`.
    static let sources = read("Sources")
    static let tests = read("Tests")
    static let fuzzing = read("Fuzz")

    /// Relative paths of everything below some folders: files, and folders with a slash behind.
    static func paths(in folders: [String]) -> Set<String> {
        var paths: Set<String> = []
        for folder in folders {
            paths.insert(folder + "/")
            let names = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey])
            while let url = names?.nextObject() as? URL {
                let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
                paths.insert(String(url.path.dropFirst(root.path.count + 1)) + (isFolder ? "/" : ""))
            }
        }
        return paths
    }

    static func text(of path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private static func read(_ folder: String) -> [SourceText] {
        paths(in: [folder]).filter { $0.hasSuffix(".swift") }.sorted().map { SourceText(path: $0, text: text(of: $0)) }
    }
}
