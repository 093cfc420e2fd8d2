package import SiteModel
import TableBasics
package import TableModel

/// Which of an author's files are copied into a site.
package struct CopiedFiles: Sendable {
    let assets: [SiteAsset]
    /// Those that nothing refers to, sorted.
    package let leftOut: [LeftOut]
    /// For the next build.
    package let cache: ReferenceCache

    /// Follows what the pages refer to, through style sheets, scripts and pages of the author's own.
    ///
    /// - Parameters:
    ///   - rendered: what became of each page.
    ///   - read: the bytes of a source, as many as are wanted at most; nil for one that cannot be read.
    package init(
        of resolved: ResolvedSite, _ rendered: [RenderedPage], cache last: ReferenceCache = ReferenceCache(),
        read: (String, Int) -> [UInt8]?
    ) {
        let (all, map) = (resolved.site.assets, resolved.map)
        guard !map.conditionalNames.isEmpty else {
            (assets, leftOut, cache) = (all, [], ReferenceCache())
            return
        }
        var wanted = Set(rendered.lazy.flatMap(\.answers.files)).union(resolved.redirects.compactMap(\.file))
        wanted.formUnion(resolved.site.trees.lazy.flatMap(\.navigation.entries).compactMap { $0.file?.output })
        let numbers = Dictionary(all.indices.map { (all[$0].output, $0) }, uniquingKeysWith: { first, _ in first })
        var cache = ReferenceCache()
        var found = all.filter { !$0.file.needsReference || wanted.contains($0.output) }
        while let asset = found.popLast() {
            guard ServedFiles.mayRefer(asset.file.path) else { continue }
            let input = asset.file.stamp.map { ReferenceInput(stamp: $0, linkRevision: map.revision) }
            let files =
                last.output(for: asset.file.path, input: input)
                ?? map.conditionalFiles(namedIn: read(asset.file.path, Self.longestText) ?? [], from: asset.foldersOfReferences)
            cache.set(files, for: asset.file.path, input: input)
            for file in files where wanted.insert(file).inserted {
                if let number = numbers[file] { found.append(all[number]) }
            }
        }
        self.cache = cache
        assets = all.filter { !$0.file.needsReference || wanted.contains($0.output) }
        leftOut = all.filter { $0.file.needsReference && !wanted.contains($0.output) }
            .map { LeftOut($0.file.path, .unreferenced) }
            .sorted { $0.path < $1.path }
    }

    /// How many bytes of a file are looked through.
    private static let longestText = 16 << 20

    /// Copies the files. Gives `source-unreadable`, and what is wrong with the places of those that may not have been copied.
    package func copy(prefix: String, workers: Int, to sink: OutputSink) async throws -> [Diagnostic] {
        var copies = assets.map { (asset: $0, problem: Diagnostic?.none) }
        try await updateInParallel(&copies, workers: workers, scratch: {}) { copy, _ in
            do {
                _ = try sink.copy(copy.asset.file, copy.asset.output, false)
            } catch let error as UnreadableSource {
                copy.problem = .unreadable(prefix + copy.asset.file.path, because: error.reason)
            }
        }
        return assets.flatMap(\.problems) + copies.compactMap(\.problem)
    }
}

/// The files that the texts among an author's files refer to, by the paths of the texts.
package typealias ReferenceCache = StageCache<ReferenceInput, Set<OutputPath>>

/// What decides which files a text refers to.
package struct ReferenceInput: Sendable, Equatable {
    let stamp: FileStamp
    let linkRevision: Int
}

extension SiteAsset {
    /// Where a path in the file may begin: in its folder; in a script, whose paths begin where its page is, in those around it as well.
    fileprivate var foldersOfReferences: [String] {
        let folders = SourcePath.folders(of: file.sitePath)
        let isScript = ["js", "mjs"].contains(ServedFiles.type(of: file.path))
        let own = [SourcePath.folder(of: file.path)]
        return (isScript ? folders.reversed() : folders.suffix(1)) + (file.sitePath == file.path ? [] : own)
    }
}
