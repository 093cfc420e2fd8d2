import Synchronization
import TableBasics

/// Finds documents and files of a site by their names alone, wherever they are.
///
/// Case is nothing, and spaces, hyphens and underscores are the same, as wikis have it. Few sites ask: the table is made when it is
/// asked for the first time.
final class WikiNames: Sendable {
    private let paths: [String]
    /// What each page is called, by its number.
    let titles: [String]
    /// The pages by their titles; nil for one that several have.
    private let pagesByTitle = Mutex<[String: PageNumber?]?>(nil)
    private let table = Mutex<[String: [String]]?>(nil)

    /// - Parameter paths: of documents and files.
    init(_ paths: [String], titles: [String] = []) {
        self.paths = paths
        self.titles = titles
    }

    /// The only page of a title; nil for none, and for several.
    func page(titled title: String) -> PageNumber? {
        pagesByTitle.withLock { pages in
            let known = pages ?? Dictionary(titles.numbered.map { ($1, $0) }, uniquingKeysWith: { _, _ in nil })
            pages = known
            return known[title] ?? nil
        }
    }

    /// The path that a name means in a document of `folder`; nil for none. A document is named without its ending, an index also as
    /// its folder; folders may stand before the name. Of several the one in the same folder is meant, or else one of the same
    /// catalog of DocC, or else the one nearest to the root.
    func path(of name: String, from folder: String) -> String? {
        let wanted = SourcePath.parts(of: name).map { Self.key($0) }
        guard let last = wanted.last else { return nil }
        let all = made[last] ?? []
        let found = all.filter { path in
            let folders = SourcePath.parts(of: SourcePath.folder(of: path)).map { Self.key($0) }
            let isIndex = DocumentName.isIndex(path) && folders.last == last
            return (isIndex ? folders.dropLast() : folders[...]).suffix(wanted.count - 1).elementsEqual(wanted.dropLast())
        }
        let own = found.count > 1 ? SourcePath.catalog(around: folder).map { $0 + "/" } : nil
        return found.first { SourcePath.folder(of: $0) == folder } ?? found.first { path in own.map(path.hasPrefix) ?? false }
            ?? found.first
    }

    /// By key, those nearer to the root first.
    private var made: [String: [String]] {
        table.withLock { table in
            if let table { return table }
            var made: [String: [String]] = [:]
            for path in paths {
                guard SourcePath.isDocument(path) else {
                    made[Self.key(SourcePath.name(of: path)), default: []].append(path)
                    continue
                }
                let folder = SourcePath.folder(of: path)
                made[Self.key(SourcePath.stem(of: path)), default: []].append(path)
                if DocumentName.isIndex(path), !folder.isEmpty {
                    made[Self.key(SourcePath.name(of: folder)), default: []].append(path)
                }
            }
            let sorted = made.mapValues { paths in
                paths.count < 2
                    ? paths
                    : paths.map { (SourcePath.parts(of: $0).count, $0) }.sorted { $0 < $1 }.map { $0.1 }
            }
            table = sorted
            return sorted
        }
    }

    private static func key(_ name: some StringProtocol) -> String {
        String(
            decoding: name.lowercased().utf8.map { $0 == 0x20 || $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
