import SiteDisk
import SiteModel
import TableBasics
import TableModel
import TableTestSupport

@testable import TableServe

/// A project in a temporary folder that is edited and built for a preview again and again.
struct PreviewedProject {
    let folder: TemporaryFolder
    private var builder: PreviewBuilder
    private(set) var last = PreviewBuild()

    /// - Parameter path: what `tablesite serve` is called with, from the folder.
    init(_ files: [String: String], path: String = "", output: String? = nil, includesDrafts: Bool = false) throws {
        folder = try TemporaryFolder()
        try folder.write(files)
        builder = PreviewBuilder(try Self.options(folder.path, path, output: output, includesDrafts: includesDrafts))
    }

    static func options(
        _ folder: String, _ path: String = "", output: String? = nil, includesDrafts: Bool = false
    ) throws -> PreviewOptions {
        PreviewOptions(
            layout: try .locate(SourcePath.join(folder, path)), output: output,
            build: BuildOptions(includesDrafts: includesDrafts, workers: 2))
    }

    /// Builds what changed; `names` are files and folders that were seen to change.
    @discardableResult
    mutating func build(seen names: String...) async -> PreviewBuild {
        last = await builder.build(changed: Set(names.map { path($0) }))
        return last
    }

    /// Saves files and builds as if nobody had seen it.
    @discardableResult
    mutating func save(_ files: [String: String]) async throws -> PreviewBuild {
        try folder.write(files)
        return await build()
    }

    @discardableResult
    mutating func remove(_ name: String) async -> PreviewBuild {
        FileSystem.removeTree(path(name))
        return await build()
    }

    func path(_ name: String) -> String { name.isEmpty ? folder.path : "\(folder.path)/\(name)" }

    var watchedPaths: [String] { builder.roots.map { SourcePath.relativeFromRoot($0.path, to: folder.path) } }

    /// What is served at a path; nil for nothing.
    func text(_ path: String) throws -> String? { try last.site.files[path]?.text }

    /// The text of the paragraphs and rows of a page, enough to tell its versions apart.
    func shows(_ words: String, at path: String) throws -> Bool { try text(path)?.contains(words) == true }

    /// As `path: code`.
    var problems: [String] { last.diagnostics.map { "\($0.path): \($0.code.name)" } }

    /// Without the preview's own, and those of the search.
    var files: [String] { last.site.files.keys.filter { !$0.hasPrefix(ReservedPath.folder) }.withoutSearch.sorted() }
}

extension ServedFile {
    var text: String { get throws { try withBytes(in: 0..<size) { String(decoding: $0, as: UTF8.self) } } }
}
