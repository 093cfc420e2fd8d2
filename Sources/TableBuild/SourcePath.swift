/// Functions over paths relative to the source folder: parts joined by `/`, without `.`, `..` or a slash at either end.
///
/// The source folder itself is the empty path.
package enum SourcePath {
    /// `guide/install.md` is in `guide`.
    package static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    /// The last part: `install.md`.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The last part without its extension: `install`. A name that begins with its only dot is its own stem.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Whether the extension, in any case, is one of Markdown's.
    package static func isDocument(_ path: String) -> Bool {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return false }
        return ["md", "markdown"].contains(name[name.index(after: dot)...].lowercased())
    }

    /// A path below a folder; the folder may be the root.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }

    /// Follows `reference`, which may hold `.` and `..`, from a folder; nil when it leaves the root.
    package static func resolve(_ reference: some StringProtocol, from folder: String) -> String? {
        // Most links lead to a file in the same folder.
        if !reference.utf8.contains(UInt8(ascii: "/")), reference != ".", reference != "..", !reference.isEmpty {
            return join(folder, String(reference))
        }
        var parts = folder.split(separator: "/")[...]
        for part in reference.split(separator: "/") {
            switch part {
            case ".": break
            case "..":
                if parts.popLast() == nil { return nil }
            default: parts.append(Substring(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// How `target` is reached from inside `folder`: `../images/a.png`.
    package static func relative(_ target: String, from folder: String) -> String {
        guard !folder.isEmpty else { return target }
        let from = folder.split(separator: "/")
        let to = target.split(separator: "/")
        var shared = 0
        while shared < from.count, shared < to.count, from[shared] == to[shared] { shared += 1 }
        let steps = from[shared...].map { _ in Substring("..") } + to[shared...]
        return steps.joined(separator: "/")
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
}
