/// What the names of documents and folders say.
package enum DocumentName {
    /// A document's name as a title, for one that has none of its own: `02-getting_started.md` is "Getting started".
    ///
    /// An index stands for its folder and is called as that.
    package static func title(ofDocument path: String) -> String {
        let folder = SourcePath.folder(of: path)
        return isIndex(path) && !folder.isEmpty ? title(ofFolder: folder) : title(of: SourcePath.stem(of: path))
    }

    /// A folder's name as a title, also of one that is called as a document.
    package static func title(ofFolder path: String) -> String {
        title(of: SourcePath.isDocument(path) ? SourcePath.stem(of: path) : SourcePath.name(of: path))
    }

    /// Whether a document stands for its folder.
    package static func isIndex(_ path: String) -> Bool { IndexName(of: path) != nil }

    /// Whether a document may be the navigation of a site.
    package static func isNavigation(_ path: String) -> Bool {
        isSidebar(path) || SourcePath.name(of: path).lowercased() == "summary.md"
    }

    /// Whether a document is the navigation of Docsify or of a wiki: `_sidebar.md`, `_Sidebar.md`.
    package static func isSidebar(_ path: String) -> Bool { SourcePath.stem(of: path).lowercased() == "_sidebar" }

    /// The page that a document becomes unless another one has that place: `guide/README.md` is `guide/index.html`.
    package static func page(ofDocument path: String) -> String {
        SourcePath.join(SourcePath.folder(of: path), isIndex(path) ? "index.html" : SourcePath.stem(of: path) + ".html")
    }

    /// How many bytes a name may have on the usual file systems.
    package static let longestName = 255

    /// The name of a file, without the last letters of its stem where disks would not take it.
    package static func fitting(stem: String, end: String) -> String {
        var start = stem
        while !start.isEmpty, start.utf8.count + end.utf8.count > longestName { start.removeLast() }
        return start + end
    }

    /// Hyphens and underscores are spaces, and the first letter is a capital.
    ///
    /// A number with a separator, which orders files, is left out, unless it may be a year or nothing else is there.
    private static func title(of stem: String) -> String {
        let bytes = Array(stem.utf8)
        var name = bytes[...]
        let afterNumber = name.drop(while: \.isASCIIDigit)
        if (1...longestNumber).contains(afterNumber.startIndex), afterNumber.first.map(isSeparator) == true {
            let rest = afterNumber.drop(while: isSeparator)
            if !rest.isEmpty { name = rest }
        }
        var words: [UInt8] = []
        words.reserveCapacity(name.count)
        for word in name.split(whereSeparator: isSpace) {
            if !words.isEmpty { words.append(0x20) }
            words += word
        }
        guard let first = words.first else { return stem }
        if first.isASCIILowercase { words[0] = first & ~0x20 }
        let title = String(decoding: words, as: UTF8.self)
        return first < 0x80 ? title : title.prefix(1).uppercased() + title.dropFirst()
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == 0x20
    }

    /// What may stand behind a number.
    private static func isSeparator(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ".") }

    /// `2026-11-21-release` keeps its year.
    private static let longestNumber = 3
}

/// The names of documents that stand for their folder, best first.
package enum IndexName: String, CaseIterable, Sendable {
    case index, readme
    case underscoreIndex = "_index"

    /// Nil for any other document, and for what is none.
    package init?(of path: String) {
        guard SourcePath.isDocument(path) else { return nil }
        self.init(rawValue: SourcePath.stem(of: path).lowercased())
    }
}
