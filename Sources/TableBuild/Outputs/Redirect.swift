/// An old address of the site that leads somewhere.
struct Redirect: Sendable, Equatable {
    /// The page that stands at the old address.
    let path: OutputPath
    let target: Target

    enum Target: Sendable, Equatable {
        /// A page or file; the fragment is encoded.
        case inside(OutputPath, fragment: String?, title: String)
        /// An address elsewhere.
        case outside(String)
    }

    /// How servers may be asked for it, relative to the root of the site: a folder with and without its slash.
    var oldPaths: [String] {
        guard SourcePath.name(of: path.string) == "index.html" else { return [URLPath.encodedPath(path.string)] }
        let folder = URLPath.encodedPath(SourcePath.folder(of: path.string))
        return [folder, folder + "/"]
    }
}
