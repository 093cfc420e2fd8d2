import SiteModel
import TableBasics

/// An update of a folder in which everything is ours, on a file system that can exchange two folders.
extension OutputUpdate {
    /// Makes the staging folder a whole site and puts it in the place of the output, at one moment. The folder that stood there is
    /// brought up to date as well and put back in the same way: a server that was started in it, or a watcher, goes on with the new site.
    ///
    /// - Returns: false when that is not possible here; nothing has changed then but the staging folder.
    func exchange() throws -> Bool {
        guard isAllOurs, completeStaging() else { return false }
        try synchronize()
        guard FileSystem.exchange(staging, output) else { return false }
        do {
            try bringUpToDate(staging, from: output)
        } catch {
            // The new site stands where it should; only who holds the old folder open keeps the old site.
            rescueForeignFiles()
            return true
        }
        _ = FileSystem.exchange(staging, output)
        rescueForeignFiles()
        return true
    }

    /// Moves what somebody else wrote meanwhile to where the site is now, out of the folder that is about to be removed.
    private func rescueForeignFiles() {
        let ours = manifestOfBoth.paths
        func rescue(in folder: String) {
            for (name, kind) in FileSystem.entries(in: SourcePath.join(staging, folder)) {
                let path = SourcePath.join(folder, name)
                if path == OutputManifest.folderName || ours.contains(path) { continue }
                if kind == .folder {
                    rescue(in: path)
                } else if FileSystem.status(of: "\(output)/\(path)", followingLinks: false) == nil {
                    guard (try? Self.makeFolders(for: path, in: output)) != nil else { continue }
                    try? FileSystem.rename("\(staging)/\(path)", to: "\(output)/\(path)")
                }
            }
        }
        rescue(in: "")
    }

    /// Gives the staging folder the files that did not change, as second names of what the output has.
    private func completeStaging() -> Bool {
        var folders: Set<String> = [""]
        guard prepare("", &folders, ofRoot: true) else { return false }
        for path in staged where !prepare(SourcePath.folder(of: path), &folders) { return false }
        for path in unchanged.sorted() {
            guard prepare(SourcePath.folder(of: path), &folders),
                FileSystem.link("\(output)/\(path)", to: "\(staging)/\(path)")
            else { return false }
        }
        return (try? Self.write(manifest, in: staging)) != nil
    }

    /// Makes a folder of the staging folder, with the rights of that in the output.
    private func prepare(_ folder: String, _ folders: inout Set<String>, ofRoot: Bool = false) -> Bool {
        guard ofRoot || folders.insert(folder).inserted else { return true }
        if !folder.isEmpty { guard prepare(SourcePath.folder(of: folder), &folders) else { return false } }
        let (path, model) = folder.isEmpty ? (staging, output) : ("\(staging)/\(folder)", "\(output)/\(folder)")
        guard FileSystem.status(of: model, followingLinks: false)?.kind == .folder else {
            return (try? FileSystem.makeFolder(path)) != nil
        }
        return FileSystem.makeFolder(path, like: model)
    }

    private func bringUpToDate(_ folder: String, from new: String) throws {
        try removeObstacles(in: folder)
        let link = "\(folder)/\(OutputManifest.folderName)/new"
        for path in staged {
            try Self.makeFolders(for: path, in: folder)
            guard FileSystem.link("\(new)/\(path)", to: link) else { throw FileError("write", "\(folder)/\(path)") }
            try FileSystem.rename(link, to: "\(folder)/\(path)")
        }
        try removeStale(in: folder)
        guard FileSystem.link("\(new)/\(OutputManifest.path)", to: link) else { throw FileError("write", folder) }
        try FileSystem.rename(link, to: "\(folder)/\(OutputManifest.path)")
    }
}
