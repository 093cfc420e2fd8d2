/// The names of the files in a source folder that say something about the site as a whole and are no part of it.
package enum ProjectFile {
    package static let settings = "tablesite.yml"
    /// The published addresses.
    package static let lock = "tablesite.lock"
}
