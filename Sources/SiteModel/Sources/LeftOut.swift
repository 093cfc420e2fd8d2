/// A file or folder that is no part of the site, though it lies among the sources.
package struct LeftOut: Sendable, Equatable {
    /// Relative to the source folder; that of a folder ends in a slash.
    package let path: String
    package let reason: Reason

    package enum Reason: String, Sendable {
        case hidden = "its name begins with a dot"
        case excluded = "`exclude` in the settings"
        case ignored = ".gitignore"
        case dependencies = "a folder of dependencies"
        case buildFolder = "a folder that tools write"
        /// Only files that sites serve are copied without.
        case unreferenced = "no page refers to it"
    }

    package init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
