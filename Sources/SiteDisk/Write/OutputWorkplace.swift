import SiteModel
import TableBasics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where builds of an output folder keep what is not the site yet: beside it, under names that begin with a dot and its own; or in a
/// folder of tablesite's in it, where nothing can be made beside it or be moved from there, as of a mounted folder.
struct OutputWorkplace: Equatable {
    /// Absolute, without symbolic links.
    let output: String
    let isBeside: Bool

    private let folder: String
    private let prefix: String

    /// Prepares the folder that things are made in; one that is missing is made.
    ///
    /// Throws ``FileError`` when nothing can be made in either place.
    init(of output: String) throws {
        self.output = output
        let parent = SourcePath.folder(of: output).isEmpty ? "/" : SourcePath.folder(of: output)
        let status = FileSystem.status(of: output)
        if status == nil { try FileSystem.makeFolders(parent) }
        let name = SourcePath.name(of: output)
        isBeside = status == nil || name.utf8.count < 200 && FileSystem.isWritable(parent) && Self.canMove(from: parent, to: output)
        folder = isBeside ? (parent == "/" ? "" : parent) : "\(output)/\(OutputManifest.folderName)"
        prefix = isBeside ? ".\(name).tablesite-" : "new-"
        if !isBeside { try FileSystem.makeFolder(folder) }
    }

    /// Whether the folders are on one mounted file system.
    private static func canMove(from parent: String, to output: String) -> Bool {
        guard let device = FileSystem.status(of: parent)?.identity.device,
            device == FileSystem.status(of: output)?.identity.device
        else { return false }
        // Two places of one device may be mounted apart: Linux says so before it sees that there is nothing of that name.
        let nothing = ".tablesite-nothing"
        do {
            try FileSystem.rename("\(parent)/\(nothing)", to: "\(output)/\(nothing)")
            return true
        } catch {
            return (error as? FileError)?.code != EXDEV
        }
    }

    var lock: String { "\(folder)/\(prefix)lock" }

    /// The name of the folder in which this process puts a site together.
    var stagingName: String { "\(prefix)\(getpid())" }

    /// The path of a staging folder, or nil when a name is none of one: it was read from a file.
    func staging(named name: String) -> String? {
        let number = name.utf8.dropFirst(prefix.utf8.count)
        let isDigits = !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
        return name.hasPrefix(prefix) && isDigits ? "\(folder)/\(name)" : nil
    }

    /// Removes what builds that were killed left here. Nobody else may be building: the lock is held.
    func removeAbandoned() {
        for case let name? in (try? FileSystem.names(in: folder.isEmpty ? "/" : folder)) ?? [] where name.hasPrefix(prefix) {
            // Not the lock, nor what somebody called nearly so.
            guard staging(named: name.hasSuffix("-old") ? String(name.dropLast("-old".count)) : name) != nil else { continue }
            FileSystem.removeTree("\(folder)/\(name)")
        }
        guard isBeside else { return }
        // Those of versions that put sites together in the output itself.
        let own = "\(output)/\(OutputManifest.folderName)"
        guard FileSystem.status(of: own, followingLinks: false)?.kind == .folder else { return }
        for case let name? in (try? FileSystem.names(in: own)) ?? [] where name.hasPrefix("new-") {
            FileSystem.removeTree("\(own)/\(name)")
        }
    }

    /// Removes tablesite's folder in the output if it is empty: no site was made.
    func removeIfUnused() { if !isBeside { FileSystem.removeEmptyFolder(folder) } }
}
