import SiteModel
import TableBasics
import TableModel

/// Lists a source folder and reads its files.
///
/// Left out: names that begin with a dot, the settings and the lock, the project's `Themes`, the output folder and every other folder that
/// tablesite made. Symbolic links are followed as long as they stay inside. Gives `source-unreadable`, `source-outside`,
/// `source-loop`, `source-name`.
struct SourceReader {
    private let folder: String
    private let prefix: String
    private let document: String?
    /// Absolute paths that are no sources.
    private let excluded: Set<String>

    init(layout: ProjectLayout, output: String) {
        folder = layout.sources
        prefix = layout.sourcePrefix
        document = layout.document
        excluded = layout.excludedSources(output: output)
    }

    init(folder: String, prefix: String) {
        self.folder = folder
        self.prefix = prefix
        document = nil
        excluded = []
    }

    func read() -> SourceTree {
        let folder = folder
        let readFile: @Sendable (String) throws -> [UInt8] = { try Self.readFile("\(folder)/\($0)") }
        let readStart: @Sendable (String, Int) throws -> [UInt8] = { try FileSystem.readStart("\(folder)/\($0)", count: $1) }
        if let document {
            return SourceTree(
                files: [SourceFile(document, stamp: FileSystem.status(of: "\(folder)/\(document)")?.stamp)], prefix: prefix,
                hasUnlisted: { [excluded] in Self.isAsset($0, in: folder, excluded) },
                readStart: readStart, read: readFile)
        }
        var listing = Listing(root: FileSystem.realPath(of: folder) ?? folder, prefix: prefix)
        list("", realPath: listing.root, ancestors: [], linkDepth: 0, into: &listing)
        return SourceTree(
            files: listing.files, prefix: prefix, diagnostics: listing.diagnostics, readStart: readStart, read: readFile)
    }

    private struct Listing {
        let root: String
        let prefix: String
        var files: [SourceFile] = []
        var diagnostics: [Diagnostic] = []
        /// Files that were reached through links to folders. Two links a folder, nested, would list a file for every way to it.
        var linkedCount = 0

        static let maximumLinkedCount = 100_000
    }

    private func list(_ path: String, realPath: String, ancestors: Set<String>, linkDepth: Int, into listing: inout Listing) {
        let absolute = path.isEmpty ? folder : "\(folder)/\(path)"
        let names: [String?]
        do {
            names = try FileSystem.names(in: absolute)
        } catch {
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: (error as? FileError)?.reason ?? "\(error)"))
            return
        }
        // A site that tablesite wrote is no source of another one.
        if !path.isEmpty, names.contains(OutputManifest.folderName) { return }
        let ancestors = ancestors.union([realPath])
        for name in names {
            guard let name, !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
                listing.diagnostics.append(.unusableName(name, in: listing.prefix + path))
                continue
            }
            guard !name.hasPrefix("."), !excluded.contains("\(absolute)/\(name)") else { continue }
            visit(SourcePath.join(path, name), ancestors: ancestors, linkDepth: linkDepth, into: &listing)
        }
    }

    private func visit(_ path: String, ancestors: Set<String>, linkDepth: Int, into listing: inout Listing) {
        let absolute = "\(folder)/\(path)"
        guard var status = FileSystem.status(of: absolute, followingLinks: false) else {
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: FileError("read", absolute).reason))
            return
        }
        var realPath = absolute
        var linkDepth = linkDepth
        if status.kind == .link {
            guard let target = followLink(path, in: &listing) else { return }
            (status, realPath) = (target.status, target.path)
            if status.kind == .folder { linkDepth += 1 }
        } else if linkDepth > 0 {
            realPath = FileSystem.realPath(of: absolute) ?? absolute
        }
        switch status.kind {
        case .folder:
            guard !ancestors.contains(realPath) else {
                listing.diagnostics.append(.linkLoop(listing.prefix + path))
                return
            }
            list(path, realPath: realPath, ancestors: ancestors, linkDepth: linkDepth, into: &listing)
        case .file:
            if linkDepth > 0 {
                listing.linkedCount += 1
                guard listing.linkedCount <= Listing.maximumLinkedCount else {
                    if listing.linkedCount == Listing.maximumLinkedCount + 1 {
                        listing.diagnostics.append(
                            .unreadable(listing.prefix + path, because: "symbolic links lead to too many files"))
                    }
                    return
                }
            }
            listing.files.append(SourceFile(path, stamp: status.stamp))
        case .link, .other:
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: "it is no regular file"))
        }
    }

    /// The real path that a symbolic link leads to, and what is there; nil for a target that is no source.
    private func followLink(_ path: String, in listing: inout Listing) -> (path: String, status: FileStatus)? {
        guard let target = FileSystem.realPath(of: "\(folder)/\(path)"), let status = FileSystem.status(of: target) else {
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: "the symbolic link leads nowhere"))
            return nil
        }
        guard target == listing.root || SourcePath.isInside(target, listing.root) else {
            listing.diagnostics.append(.linkOutside(listing.prefix + path, to: target))
            return nil
        }
        return excluded.contains(target) ? nil : (target, status)
    }

    /// The bytes of a document; throws its reason alone, as the caller knows the path.
    private static func readFile(_ path: String) throws -> [UInt8] {
        do {
            return try FileSystem.read(path) { status in
                guard status.kind == .file else { throw SourceReadError(description: "it is no regular file") }
                guard status.size < maximumSize else { throw SourceReadError(description: "it is larger than 512 MB") }
            }
        } catch let error as FileError {
            throw SourceReadError(description: error.reason)
        }
    }

    /// A page points at its text with 32 bits.
    private static let maximumSize = 512 << 20

    /// Whether a document may have a path of its folder copied: what a whole folder would leave out is left out here as well.
    private static func isAsset(_ path: String, in folder: String, _ excluded: Set<String>) -> Bool {
        guard !SourcePath.parts(of: path).contains(where: { $0.utf8.first == UInt8(ascii: ".") }),
            let real = FileSystem.realPath(of: "\(folder)/\(path)"), SourcePath.isInside(real, folder),
            !excluded.contains(where: { real == $0 || SourcePath.isInside(real, $0) })
        else { return false }
        return FileSystem.status(of: real)?.kind == .file
    }
}

private struct SourceReadError: Error, CustomStringConvertible {
    let description: String
}

extension Diagnostic {
    static func unusableName(_ name: String?, in folder: String) -> Diagnostic {
        let folderName = folder.isEmpty ? "the folder" : "`\(folder)`"
        let problem = name.map { "with control characters, `\(DisplayText.visible($0))`" } ?? "that is not UTF-8"
        return Diagnostic(
            .sourceName, "a file in \(folderName) has a name \(problem)",
            path: folder.hasSuffix("/") ? String(folder.dropLast()) : folder, help: "rename it")
    }

    static func linkOutside(_ path: String, to target: String) -> Diagnostic {
        Diagnostic(
            .sourceOutside, "the symbolic link `\(path)` leads out of the source folder", path: path,
            help: "it leads to `\(target)`; copy what is needed into the source folder")
    }

    static func linkLoop(_ path: String) -> Diagnostic {
        Diagnostic(
            .sourceLoop, "the symbolic link `\(path)` leads to a folder that it is in", path: path, help: "remove the link")
    }
}
