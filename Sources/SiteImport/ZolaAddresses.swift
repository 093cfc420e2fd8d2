import TableBasics
import TableModel
import YAMLReader

/// Where a site of Zola had its pages, by the names of its documents and by `slug` and `path` of their front matter.
struct ZolaAddresses {
    /// Those that are not the main one.
    let languages: [String]
    /// `slugify.paths_keep_dates`: a day in front of a name is part of the address.
    let keepsDates: Bool

    /// Where a file of `content` goes among the documents: in another language, `a/b.fr.md` to `fr/a/b.md`.
    func place(of path: String) -> String {
        guard let language = language(of: path) else { return path }
        let ending = path.hasSuffix(".markdown") ? ".markdown" : ".md"
        return SourcePath.join(language, String(path.dropLast(ending.count + 1 + language.count)) + ending)
    }

    /// The other language that a document is written in, by its name; nil for the main one.
    func language(of path: String) -> String? {
        guard SourcePath.isDocument(path), let dot = SourcePath.stem(of: path).lastIndex(of: ".") else { return nil }
        let stem = SourcePath.stem(of: path)
        let language = String(stem[stem.index(after: dot)...])
        return languages.contains(language) ? language : nil
    }

    /// The day that a document's name begins with, `2026-01-31-news.md`, or that of its bundle; nil for none.
    func day(of path: String) -> String? {
        let isBundle = SourcePath.name(of: path).hasPrefix("index.")
        let name = SourcePath.name(of: isBundle ? SourcePath.folder(of: path) : path)
        let day = String(name.prefix(10))
        return CalendarDate.isDate(day) && ["-", "_"].contains(name.dropFirst(10).first) ? day : nil
    }

    /// The address that a page had, without slashes at its ends; nil for letters that Zola spells in another alphabet.
    ///
    /// - Parameter document: relative to the folder of the new documents, as ``place(of:)`` gives it.
    func address(of document: String, _ frontMatter: YAMLNode?) -> String? {
        var folders = SourcePath.parts(of: SourcePath.folder(of: document)).map(String.init)
        let language = languages.contains(folders.first ?? "") ? folders.removeFirst() : nil
        let front = language.map { [$0] } ?? []
        let stem = SourcePath.stem(of: document)
        if let path = frontMatter?.value("path")?.words {
            return (front + SourcePath.parts(of: path).map(String.init)).joined(separator: "/")
        }
        guard stem != "_index" else { return named(front, folders) }
        let name = stem == "index" ? folders.popLast() ?? "" : stem
        let slug = frontMatter?.value("slug")?.words
        let bare = keepsDates || day(of: name) == nil ? name : String(name.dropFirst(11))
        return named(front, folders + [slug ?? bare])
    }

    private func named(_ front: [String], _ parts: [String]) -> String? {
        let names = parts.filter { !$0.isEmpty }.map(Self.slug)
        return names.contains(nil) ? nil : (front + names.compactMap(\.self)).joined(separator: "/")
    }

    /// A name in small letters, with one hyphen between its words.
    private static func slug(_ name: String) -> String? {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
