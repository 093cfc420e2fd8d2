import SiteModel
import TableBasics
package import TableModel

/// Who gets which output path.
///
/// Paths are given in order of precedence; who comes too late gets a name of its own, so that nothing is lost. Paths that
/// differ in letter case alone clash, as they do on many disks. So do a file and a folder of one name.
struct OutputPathAllocator {
    private var owners: [Key: Owner] = [:]
    /// Where the folders of the sources are in the site: in their own place, unless a file has that.
    private var places: [String: String] = [:]
    private var folders: Set<Key> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// A path as disks compare them: without regard to letter case, composed or not.
    private struct Key: Hashable {
        let string: String

        init(_ path: String) { string = path.lowercased() }
    }

    struct Owner {
        /// For messages.
        let name: String
        let path: String
    }

    /// `owner` is the path of a source for messages, in the same folders as `wanted`.
    mutating func allocate(_ wanted: String, else fallback: String, for owner: String) -> OutputPath {
        let folder = allocateFolder(SourcePath.folder(of: wanted), for: SourcePath.folder(of: owner))
        let wanted = SourcePath.join(folder, SourcePath.name(of: wanted))
        let holder = holder(of: wanted)
        if holder == nil, SourcePath.name(of: wanted).utf8.count <= DocumentName.longestName {
            owners[Key(wanted)] = Owner(name: owner, path: wanted)
            return OutputPath(wanted)
        }
        let path = freeName(like: SourcePath.join(folder, SourcePath.name(of: fallback)))
        owners[Key(path)] = Owner(name: owner, path: path)
        diagnostics.append(
            holder.map { .outputClash(owner, with: $0.name, at: wanted, isSame: $0.path == wanted, instead: path) }
                ?? .longName(owner, instead: path))
        return OutputPath(path)
    }

    /// As above for a file that may be in no site: what is wrong is returned, and said nowhere else.
    mutating func allocateSilently(_ wanted: String, for owner: String) -> (path: OutputPath, problems: [Diagnostic]) {
        let count = diagnostics.count
        let path = allocate(wanted, else: wanted, for: owner)
        defer { diagnostics.removeSubrange(count...) }
        return (path, Array(diagnostics[count...]))
    }

    /// Takes a path, and the folders around it, before anybody else can.
    mutating func reserve(_ path: String, for owner: String) {
        owners[Key(path)] = Owner(name: owner, path: path)
        var folder = SourcePath.folder(of: path)
        while !folder.isEmpty {
            folders.insert(Key(folder))
            folder = SourcePath.folder(of: folder)
        }
    }

    func isTaken(_ path: String) -> Bool { holder(of: path) != nil }

    /// Whether a file can be at a path: nobody has it, no file has that of a folder around it, and disks allow the name.
    func isFree(_ path: String) -> Bool {
        SourcePath.name(of: path).utf8.count <= DocumentName.longestName && obstacle(to: path) == nil
    }

    /// Takes a path and the folders around it, or returns who has one of them.
    mutating func take(_ path: String, for owner: String) -> Owner? {
        if let obstacle = obstacle(to: path) { return obstacle }
        reserve(path, for: owner)
        return nil
    }

    private func obstacle(to path: String) -> Owner? {
        holder(of: path) ?? SourcePath.folders(of: path).lazy.compactMap { owners[Key($0)] }.first
    }

    /// Where a folder of the sources is in the site, or would be if anything of it were there.
    func place(ofFolder folder: String) -> String {
        guard !folder.isEmpty else { return "" }
        return places[folder] ?? SourcePath.join(place(ofFolder: SourcePath.folder(of: folder)), SourcePath.name(of: folder))
    }

    /// The path of a folder of the sources in the site.
    private mutating func allocateFolder(_ wanted: String, for owner: String) -> String {
        guard !wanted.isEmpty else { return "" }
        if let place = places[wanted] { return place }
        let parent = allocateFolder(SourcePath.folder(of: wanted), for: SourcePath.folder(of: owner))
        var path = SourcePath.join(parent, SourcePath.name(of: wanted))
        if let holder = owners[Key(path)] {
            let free = freeName(like: path)
            diagnostics.append(.outputClash(owner, with: holder.name, at: path, isSame: holder.path == path, instead: free))
            path = free
        }
        places[wanted] = path
        folders.insert(Key(path))
        return path
    }

    /// Who has a path, be it a file or a folder.
    private func holder(of path: String) -> Owner? {
        owners[Key(path)] ?? (folders.contains(Key(path)) ? Owner(name: "the folder `\(path)`", path: path) : nil)
    }

    private func freeName(like path: String) -> String {
        let folder = SourcePath.folder(of: path)
        let stem = SourcePath.stem(of: path)
        let suffix = String(SourcePath.name(of: path).dropFirst(stem.count))
        var number = 1
        while true {
            let end = (number == 1 ? "" : "-\(number)") + suffix
            let candidate = SourcePath.join(folder, DocumentName.fitting(stem: stem, end: end))
            if !isTaken(candidate) { return candidate }
            number += 1
        }
    }
}

extension DiagnosticCode {
    package static let outputClash = DiagnosticCode(
        "output-clash", .warning, "two sources want to be the same file of the site",
        explanation: """
            `index.md`, `README.md` and `_index.md` all become the `index.html` of their folder, `guide.md` and `guide.markdown` both
            become `guide.html`, and `tablesite.css` is the site's own style sheet. The first of them gets the name (index before
            README before _index, documents before other files); the other one gets a name of its own, so that nothing is lost.

            Names that differ in upper and lower case alone, `Guide.md` and `guide.md`, are one name on many disks and clash too.
            So do a file and a folder: `guide.md` and the folder `guide.html`. An old address in `aliases` or `redirects` where
            something stands now cannot lead elsewhere.

            Rename one of them, or put both into one document.
            """)

    package static let pageName = DiagnosticCode(
        "page-name", .warning, "the name of a page would be longer than disks allow",
        explanation: """
            Most disks allow names of 255 bytes. A document whose page would have a longer name, since `.html` is longer than `.md`,
            becomes a page with the beginning of it; links that lead to the document find it there.

            Give the document a shorter name.
            """)
}

extension Diagnostic {
    /// `isSame`: the two paths do not even differ in letter case.
    static func outputClash(
        _ loser: String, with winner: String, at path: String, isSame: Bool, instead: String
    ) -> Diagnostic {
        let name = winner.contains("`") ? winner : "`\(winner)`"
        return Diagnostic(
            .outputClash, "`\(loser)` and \(name) both want to be `\(path)`; this one becomes `\(instead)`", path: loser,
            help: isSame ? "rename one of them" : "rename one of them; many disks do not tell upper from lower case")
    }

    static func longName(_ source: String, instead path: String) -> Diagnostic {
        Diagnostic(
            .pageName, "the name of the page would be longer than 255 bytes; it becomes `\(path)`", path: source,
            help: "give the document a shorter name")
    }
}
