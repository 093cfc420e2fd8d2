/// Functions over paths relative to the source folder: parts joined by `/`, without `.`, `..` or a slash at either end.
///
/// The source folder itself is the empty path. Paths are taken apart by bytes: a slash and a mark that combines with it (U+0301)
/// are one `Character`.
package enum SourcePath {
    /// `guide/install.md` is in `guide`.
    package static func folder(of path: String) -> String {
        lastIndex(of: UInt8(ascii: "/"), in: path).map { String(path[..<$0]) } ?? ""
    }

    /// The last part: `install.md`.
    package static func name(of path: String) -> String {
        lastIndex(of: UInt8(ascii: "/"), in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Over the memory of the string, which is quicker than over its indices.
    private static func lastIndex(of byte: UInt8, in path: String) -> String.Index? {
        let offset = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: byte) ?? -1 }
        guard let offset else { return path.utf8.lastIndex(of: byte) }
        return offset < 0 ? nil : path.utf8.index(path.startIndex, offsetBy: offset)
    }

    /// The last part without its extension: `install`. A name that begins with its only dot is its own stem.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = lastIndex(of: UInt8(ascii: "."), in: name), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Whether the extension, in any case, is one of Markdown's.
    package static func isDocument(_ path: String) -> Bool {
        let name = name(of: path)
        guard let dot = lastIndex(of: UInt8(ascii: "."), in: name), dot != name.startIndex else { return false }
        return ["md", "markdown"].contains(name[name.utf8.index(after: dot)...].lowercased())
    }

    /// A path below a folder; the folder may be the root.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }

    /// Follows `reference`, which may hold `.` and `..`, from a folder; nil when it leaves the root.
    package static func resolve(_ reference: Substring, from folder: String) -> String? {
        // Most links lead to a file in the same folder.
        if isName(reference) { return join(folder, String(reference)) }
        var parts = parts(of: folder)
        for part in self.parts(of: reference) {
            switch part {
            case ".": break
            case "..":
                if parts.popLast() == nil { return nil }
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    package static func resolve(_ reference: String, from folder: String) -> String? {
        resolve(reference[...], from: folder)
    }

    /// Whether a reference is one name, and neither `.` nor `..`.
    private static func isName(_ reference: Substring) -> Bool {
        let isName = reference.utf8.withContiguousStorageIfAvailable { bytes in
            !bytes.contains(UInt8(ascii: "/")) && !(bytes.count < 3 && bytes.allSatisfy { $0 == UInt8(ascii: ".") })
        }
        return isName ?? false
    }

    /// How `target` is reached from inside `folder`: `../images/a.png`.
    package static func relative(_ target: String, from folder: String) -> String {
        guard !folder.isEmpty else { return target }
        // Most targets are in the same folder or below.
        if isInside(target, folder) { return String(Substring(target.utf8.dropFirst(folder.utf8.count + 1))) }
        let from = parts(of: folder)
        let to = parts(of: target)
        var shared = 0
        while shared < from.count, shared < to.count, from[shared] == to[shared] { shared += 1 }
        let steps = from[shared...].map { _ in Substring("..") } + to[shared...]
        return steps.joined(separator: "/")
    }

    /// The names between the slashes, none of them empty.
    package static func parts(of path: Substring) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    package static func parts(of path: String) -> [Substring] { parts(of: path[...]) }

    /// Whether a path is that of something in a folder, at any depth. Both are absolute, or both relative to the same folder.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        path.utf8.starts(with: folder.utf8) && (folder == "/" || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
    }

    /// As ``relative(_:from:)`` for two absolute paths.
    package static func relativeFromRoot(_ target: String, to folder: String) -> String {
        relative(String(target.drop { $0 == "/" }), from: String(folder.drop { $0 == "/" }))
    }

    /// All folders a path lies in, the root first: ``, `guide`, `guide/deep`.
    package static func folders(of path: String) -> [String] {
        var folders = [""]
        for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") { folders.append(String(path[..<index])) }
        return folders
    }

    /// The catalog of DocC that a folder is, or stands in, the innermost; nil for none.
    package static func catalog(around folder: String) -> String? {
        ([folder] + folders(of: folder).reversed()).first { $0.hasSuffix(".docc") }
    }
}
