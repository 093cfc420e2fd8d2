import TableBasics

extension FileSystem {
    /// As ``realPath(of:)``, also of what is to be made: the real path of the nearest folder that is there, and the rest behind it.
    package static func futurePath(of path: String) -> String {
        if let real = realPath(of: path) { return real }
        let absolute = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
        // Longer than the system takes any.
        guard absolute.utf8.count <= 4096 else { return absolute }
        let parts = SourcePath.parts(of: absolute)
        for count in parts.indices.reversed() {
            guard let real = realPath(of: "/" + parts[..<count].joined(separator: "/")) else { continue }
            return parts[count...].reduce(real == "/" ? "" : real) { "\($0)/\($1)" }
        }
        return absolute
    }
}
