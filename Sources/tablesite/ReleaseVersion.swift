import CRelease

/// Which tablesite this is.
enum ReleaseVersion {
    /// The one place where the number stands: packages, the action and the server's greeting are made from this line.
    static let number = "0.1.0"

    /// With the commit in releases: `0.1.0 (a1b2c3d)`.
    static var text: String {
        let commit = String(cString: tablesite_commit_name())
        return commit.isEmpty ? number : "\(number) (\(commit))"
    }
}
