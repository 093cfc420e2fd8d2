import SiteModel
import TableBasics
import TableModel

/// Lists a source folder and reads its files.
///
/// Left out: the settings and the lock, the project's `Themes`, the output folder and every other folder that tablesite made, and what
/// ``SourceRules`` leave out. A folder that is left out is not read. Symbolic links are followed as long as they stay inside, or inside
/// of another folder that was given. Gives `source-unreadable`, `source-outside`, `source-loop`, `source-name`.
struct SourceReader {
    private let folder: String
    private let prefix: String
    private let document: String?
    private let repository: String
    /// Where links may lead as well, but for what is hidden in it.
    private let surroundingsOfLinks: String?
    private let rules: SourceRules
    /// Absolute paths that are no sources.
    private let excluded: Set<String>

    init(layout: ProjectLayout, output: String, settings: SiteSettings, followingLinksIn surroundings: String? = nil) {
        surroundingsOfLinks = surroundings
        folder = layout.sources
        prefix = layout.sourcePrefix
        document = layout.document
        repository = layout.repository
        rules = layout.document == nil ? layout.sourceRules(settings) : SourceRules()
        excluded = layout.excludedSources(output: output)
    }

    /// Lists everything in a folder but hidden names.
    init(folder: String, prefix: String) {
        self.folder = folder
        self.prefix = prefix
        document = nil
        repository = folder
        surroundingsOfLinks = nil
        rules = .everything
        excluded = []
    }

    /// - Parameter input: the text of the only document, where it is not that on disk.
    func read(input: [UInt8]? = nil) -> SourceTree {
        let folder = folder
        let readFile: @Sendable (String) throws -> [UInt8] = { [document] in
            if let input, $0 == document { return input }
            return try Self.readFile("\(folder)/\($0)")
        }
        let readStart: @Sendable (String, Int) throws -> [UInt8] = { try FileSystem.readStart("\(folder)/\($0)", count: $1) }
        let repositoryFolder = SourcePath.isInside(folder, repository) ? SourcePath.relative(folder, from: repository) : ""
        if let document {
            var tree = SourceTree(
                files: [SourceFile(document, stamp: FileSystem.status(of: "\(folder)/\(document)")?.stamp)], prefix: prefix,
                repositoryFolder: repositoryFolder, surroundings: surroundings, readStart: readStart, read: readFile)
            tree.includable = includable
            return tree
        }
        var listing = Listing(root: FileSystem.realPath(of: folder) ?? folder, prefix: prefix)
        let place = Place(path: "", realPath: listing.root, ancestors: [], linkDepth: 0, decision: rules.first)
        list(place, rules, into: &listing)
        var tree = SourceTree(
            files: listing.files, prefix: prefix, diagnostics: listing.diagnostics, leftOut: listing.leftOut,
            repositoryFolder: repositoryFolder, readStart: readStart, read: readFile)
        tree.includable = includable
        return tree
    }

    private struct Listing {
        let root: String
        let prefix: String
        var files: [SourceFile] = []
        var leftOut: [LeftOut] = []
        var diagnostics: [Diagnostic] = []
        /// Files that were reached through links to folders. Two links a folder, nested, would list a file for every way to it.
        var linkedCount = 0

        static let maximumLinkedCount = 100_000
        /// As ``linkedCount``, of the folders: links that branch lead to twice as many with every level.
        var linkedFolderCount = 0
        static let maximumLinkedFolderCount = 10_000
        /// A page names the folders around it, and how many there are in relative addresses.
        static let maximumDepth = 64

        var isFull: Bool { linkedFolderCount > Self.maximumLinkedFolderCount }

        /// Why a folder is not gone into; nil as well for those behind the first that is told.
        mutating func reasonToStop(at path: String, linkDepth: Int) -> String? {
            if linkDepth > 0 {
                linkedFolderCount += 1
                if linkedFolderCount == Self.maximumLinkedFolderCount + 1 { return "symbolic links lead to too many folders" }
            }
            let depth = path.utf8.count { $0 == UInt8(ascii: "/") } + 1
            return depth == Self.maximumDepth + 1 ? "more than \(Self.maximumDepth) folders are inside one another" : nil
        }

        /// Whether something is no source, which is noted unless it is hidden.
        mutating func leavesOut(_ path: String, _ status: FileStatus, _ decision: SourceRules.Decision) -> Bool {
            guard case .leftOut(let reason) = decision else { return false }
            if let reason { leftOut.append(LeftOut(status.kind == .folder ? path + "/" : path, reason)) }
            return true
        }
    }

    /// Something in the source folder, and how it was reached.
    private struct Place {
        let path: String
        var realPath: String
        var ancestors: Set<String>
        var linkDepth: Int
        var decision: SourceRules.Decision
    }

    /// Lists a folder. `around` are the rules of the folder that it is in.
    private func list(_ place: Place, _ around: SourceRules, into listing: inout Listing) {
        let path = place.path
        let absolute = path.isEmpty ? folder : "\(folder)/\(path)"
        if let reason = listing.reasonToStop(at: place.path, linkDepth: place.linkDepth) {
            return listing.diagnostics.append(.unreadable(listing.prefix + path, because: reason))
        }
        guard !listing.isFull else { return }
        let names: [String?]
        var unusable: [String] = []
        do {
            names = try FileSystem.names(in: absolute) { unusable.append($0) }
        } catch {
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: (error as? FileError)?.reason ?? "\(error)"))
            return
        }
        // A site that tablesite wrote is no source of another one.
        if !path.isEmpty, names.contains(OutputManifest.folderName) { return }
        let known = names.compactMap(\.self)
        let rules = around.inside(path, place.decision, names: known) { try? FileSystem.read("\(absolute)/\($0)") }
        guard let rules else { return listing.leftOut.append(LeftOut(path + "/", .buildFolder)) }
        var place = place
        place.ancestors.insert(place.realPath)
        for name in unusable.sorted() {
            listing.diagnostics.append(.unusableName(name, "that is not UTF-8", in: listing.prefix + path))
        }
        for case let name? in names {
            guard !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
                listing.diagnostics.append(.unusableName(name, "with control characters", in: listing.prefix + path))
                continue
            }
            guard !excluded.contains("\(absolute)/\(name)") else { continue }
            visit(name, in: place, rules, into: &listing)
        }
    }

    private func visit(_ name: String, in folder: Place, _ rules: SourceRules, into listing: inout Listing) {
        let path = SourcePath.join(folder.path, name)
        let absolute = "\(self.folder)/\(path)"
        guard var status = FileSystem.status(of: absolute, followingLinks: false) else {
            // Most of what is hidden is nobody's business.
            if name.utf8.first != UInt8(ascii: ".") {
                listing.diagnostics.append(.unreadable(listing.prefix + path, because: FileError("read", absolute).reason))
            }
            return
        }
        let decision = rules.decision(on: path, name: name, isFolder: status.kind == .folder)
        if listing.leavesOut(path, status, decision) { return }
        var place = Place(
            path: path, realPath: absolute, ancestors: folder.ancestors, linkDepth: folder.linkDepth, decision: decision)
        if status.kind == .link {
            guard let target = followLink(path, in: &listing) else { return }
            (status, place.realPath) = (target.status, target.path)
            if status.kind == .folder {
                place.linkDepth += 1
                place.decision = rules.decision(on: path, name: name, isFolder: true)
                if listing.leavesOut(path, status, place.decision) { return }
            }
        } else if place.linkDepth > 0 {
            place.realPath = FileSystem.realPath(of: absolute) ?? absolute
        }
        switch status.kind {
        case .folder:
            guard !place.ancestors.contains(place.realPath) else {
                listing.diagnostics.append(.linkLoop(listing.prefix + path))
                return
            }
            list(place, rules, into: &listing)
        case .file: add(place, status, rules, to: &listing)
        case .link, .other:
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: "it is no regular file"))
        }
    }

    private func add(_ place: Place, _ status: FileStatus, _ rules: SourceRules, to listing: inout Listing) {
        if place.linkDepth > 0 {
            listing.linkedCount += 1
            guard listing.linkedCount <= Listing.maximumLinkedCount else {
                if listing.linkedCount == Listing.maximumLinkedCount + 1 {
                    listing.diagnostics.append(
                        .unreadable(listing.prefix + place.path, because: "symbolic links lead to too many files"))
                }
                return
            }
        }
        let isNamed = place.decision == .source(isNamed: true)
        if let served = rules.servedFolder {
            // Another generator's project: everything in this folder stands at the root of its site, as it is.
            let sitePath = SourcePath.relative(place.path, from: served)
            listing.files.append(
                SourceFile(place.path, kind: .asset, at: sitePath, needsReference: false, stamp: status.stamp))
        } else {
            let isAlways = isNamed || SourcePath.isDocument(place.path)
            let needsReference = !isAlways && !ServedFiles.contain(place.path, isProgram: rules.isProgram)
            listing.files.append(SourceFile(place.path, needsReference: needsReference, stamp: status.stamp))
        }
    }

    /// The real path that a symbolic link leads to, and what is there; nil for a target that is no source.
    private func followLink(_ path: String, in listing: inout Listing) -> (path: String, status: FileStatus)? {
        guard let target = FileSystem.realPath(of: "\(folder)/\(path)"), let status = FileSystem.status(of: target) else {
            listing.diagnostics.append(.unreadable(listing.prefix + path, because: "the symbolic link leads nowhere"))
            return nil
        }
        guard target == listing.root || SourcePath.isInside(target, listing.root) || isBeside(target) else {
            listing.diagnostics.append(.linkOutside(listing.prefix + path, to: target))
            return nil
        }
        return excluded.contains(target) ? nil : (target, status)
    }

    private func isBeside(_ target: String) -> Bool {
        guard let surroundingsOfLinks, SourcePath.isInside(target, surroundingsOfLinks) else { return false }
        return !SourcePath.parts(of: SourcePath.relative(target, from: surroundingsOfLinks)).contains { $0.hasPrefix(".") }
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

    /// What documents may include: a file of the repository that is not hidden, and behind no link that leads out of it.
    private var includable: IncludableFiles {
        let folder = folder
        let top = FileSystem.realPath(of: repository) ?? repository
        let isHidden: @Sendable (String) -> Bool = { path in
            SourcePath.parts(of: SourcePath.relative(path, from: top)).contains { $0.utf8.first == UInt8(ascii: ".") }
        }
        return IncludableFiles(
            status: { path in
                let absolute = ProjectLayout.absolute(path, from: folder)
                guard SourcePath.isInside(absolute, top) else { return .outside }
                guard let real = FileSystem.realPath(of: absolute), let status = FileSystem.status(of: real) else {
                    return isHidden(absolute) ? .hidden : .missing
                }
                guard SourcePath.isInside(real, top) else { return .outside }
                guard !isHidden(absolute), !isHidden(real) else { return .hidden }
                return status.kind == .file ? .file(status.stamp) : .noFile
            },
            read: { try Self.readFile(ProjectLayout.absolute($0, from: folder)) })
    }

    /// What is around the only document: what a whole folder would leave out as hidden is left out here as well.
    private var surroundings: SourceSurroundings {
        let (folder, excluded, repository) = (folder, excluded, repository)
        return SourceSurroundings(
            hasAsset: { path in
                guard !SourcePath.parts(of: path).contains(where: { $0.utf8.first == UInt8(ascii: ".") }),
                    let real = FileSystem.realPath(of: "\(folder)/\(path)"), SourcePath.isInside(real, folder),
                    !excluded.contains(where: { real == $0 || SourcePath.isInside(real, $0) })
                else { return false }
                return FileSystem.status(of: real)?.kind == .file
            },
            exists: { path in
                if FileSystem.status(of: "\(folder)/\(path)") != nil { return true }
                return path.hasPrefix("/") && FileSystem.status(of: "\(repository)/\(path)") != nil
            })
    }
}

private struct SourceReadError: Error, CustomStringConvertible {
    let description: String
}

extension Diagnostic {
    /// An error: a page may be missing.
    static func unusableName(_ name: String, _ problem: String, in folder: String) -> Diagnostic {
        let folderName = folder.isEmpty ? "the folder" : "`\(folder)`"
        return Diagnostic(
            .sourceName, "a file in \(folderName) has a name \(problem), `\(DisplayText.visible(name))`",
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
