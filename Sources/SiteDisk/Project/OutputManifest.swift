import SiteModel
import TableBasics

/// The list of files that tablesite made in an output folder, kept in it. It also marks the folder as tablesite's.
struct OutputManifest: Equatable {
    var paths: Set<String> = []
    /// The folder was there, empty, before the first build.
    var isFolderForeign = false

    /// Of the folder inside the output that holds what is not part of the site.
    static let folderName = ".tablesite"
    static let path = "\(folderName)/manifest"

    private static let firstLine = "tablesite 1"
    /// No path of a site, see ``isInside(_:)``.
    private static let foreignMark = "\(folderName)-folder-was-there"

    init(paths: Set<String> = [], isFolderForeign: Bool = false) {
        self.paths = paths
        self.isFolderForeign = isFolderForeign
    }

    /// Reads a manifest; nil when the bytes are none. Paths that lead elsewhere than into the folder are left out.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first == Self.firstLine[...] else { return nil }
        paths = Set(lines.dropFirst().map(String.init).filter(Self.isInside))
        isFolderForeign = lines.contains { $0 == Self.foreignMark[...] }
    }

    /// Whether a path that was read leads to a file of a site, and not out of the folder or to what is not part of the site.
    static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.hasPrefix(Self.folderName) && !SourcePath.parts(of: path).contains("..")
    }

    /// Whether these are the files of a whole site: one document and a gallery have no home and page for addresses that do not exist.
    var isOfWholeSite: Bool { paths.isSuperset(of: [OutputPath.notFound.string, "index.html"]) }

    var bytes: [UInt8] {
        let lines = [Self.firstLine] + paths.sorted() + (isFolderForeign ? [Self.foreignMark] : [])
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// That of an output folder, or nil when the folder is not tablesite's.
    static func read(in folder: String) -> OutputManifest? {
        guard FileSystem.status(of: "\(folder)/\(folderName)", followingLinks: false)?.kind == .folder else { return nil }
        return (try? FileSystem.read("\(folder)/\(path)")).flatMap(OutputManifest.init)
    }
}
