import SiteModel
import TableBasics

extension LinkMap {
    /// The files that are copied only when something refers to them, and that a text names: the markup of an author, a style sheet, a
    /// script.
    ///
    /// Every word between quotes, brackets and the like is taken for a path that may be one, so that none is missed; what a program puts
    /// together from parts is not found.
    ///
    /// - Parameter folders: those that a path may begin in. A path with a slash in front begins at the root.
    func conditionalFiles(namedIn text: some RandomAccessCollection<UInt8>, from folders: [String]) -> Set<OutputPath> {
        var files: Set<OutputPath> = []
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: Self.isDelimiter) ?? text.endIndex
            if end != start { addFile(namedBy: text[start..<end], from: folders, to: &files) }
            start = end == text.endIndex ? end : text.index(after: end)
        }
        return files
    }

    private func addFile(
        namedBy word: some RandomAccessCollection<UInt8>, from folders: [String], to files: inout Set<OutputPath>
    ) {
        // Of a query or fragment nothing is left; a slash at the end is no file's.
        let path = word.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let name = path.suffix(from: path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:)) ?? path.startIndex)
        guard !name.isEmpty, path.count <= 1024 else { return }
        let text = PercentEncoding.decoded(String(decoding: name, as: UTF8.self)[...])
        guard conditionalNames.contains(text) else { return }
        let written = PercentEncoding.decoded(String(decoding: path, as: UTF8.self)[...])
        for folder in written.hasPrefix("/") ? [""] : folders {
            guard let path = SourcePath.resolve(written, from: folder),
                case .asset(let output, needsReference: true)? = targets[path]
            else { continue }
            files.insert(output)
        }
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || "\"'`()<>=,;{}[]\\".utf8.contains(byte)
    }

    /// Whether there is something at a path around a document that is built alone, as it is or as a document of that name.
    func hasNeighbour(_ path: String) -> Bool {
        guard let surroundings else { return false }
        if surroundings.exists(path) { return true }
        let stem = path.utf8.suffix(5).elementsEqual(".html".utf8) ? String(path.dropLast(5)) : path
        return surroundings.exists(stem + ".md") || surroundings.exists(stem + ".markdown")
    }
}
