import SiteModel
import TableBasics

/// The list of files that tablesite made in an output folder, kept in it. It also marks the folder as tablesite's.
struct OutputManifest: Equatable {
    var paths: Set<String> = []

    /// Of the folder inside the output that holds what is not part of the site.
    static let folderName = ".tablesite"
    static let path = "\(folderName)/manifest"

    private static let firstLine = "tablesite 1"

    init(paths: Set<String> = []) { self.paths = paths }

    /// Reads a manifest; nil when the bytes are none. Paths that lead elsewhere than into the folder are left out.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first == Self.firstLine[...] else { return nil }
        paths = Set(lines.dropFirst().map(String.init).filter(Self.isInside))
    }

    /// Whether a path that was read leads to a file of a site, and not out of the folder or to what is not part of the site.
    static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.hasPrefix(Self.folderName) && !SourcePath.parts(of: path).contains("..")
    }

    var bytes: [UInt8] { Array((([Self.firstLine] + paths.sorted()).joined(separator: "\n") + "\n").utf8) }

    /// That of an output folder, or nil when the folder is not tablesite's.
    static func read(in folder: String) -> OutputManifest? {
        guard FileSystem.status(of: "\(folder)/\(folderName)", followingLinks: false)?.kind == .folder else { return nil }
        return (try? FileSystem.read("\(folder)/\(path)")).flatMap(OutputManifest.init)
    }
}
