import TableBasics
package import TableModel

/// The address that a site is published at.
package struct BaseURL: Sendable, Equatable {
    /// Without a slash at its end: `https://example.org/docs`.
    package let string: String
    /// What the addresses of all files begin with on their host, without a slash at its end: `/docs`, or nothing.
    package let path: String
    /// `example.org`
    package let host: String

    /// nil for settings without a base URL.
    package init?(_ settings: SiteSettings) {
        guard let url = settings.baseURL, let slashes = url.firstRange(of: "://") else { return nil }
        string = url
        let rest = url[slashes.upperBound...]
        let hostEnd = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        host = String(rest[..<hostEnd])
        path = String(rest[hostEnd...])
    }

    /// The address of a file. The index of a folder is the folder, with a slash.
    package func address(of output: OutputPath) -> String {
        let isIndex = SourcePath.name(of: output.string) == "index.html"
        let folder = SourcePath.folder(of: output.string)
        if isIndex { return string + "/" + (folder.isEmpty ? "" : URLPath.encodedPath(folder) + "/") }
        return string + "/" + URLPath.encodedPath(output.string)
    }
}
