package import SiteDisk
package import TableBuild
package import TableModel

/// One state of the site in a preview.
package struct PreviewBuild: Sendable {
    /// nil when the project could not be read at all.
    package var result: BuildResult?
    package var diagnostics: [Diagnostic] = []
    /// Paths of the site whose bytes are not those of the state before, sorted; those that are gone too.
    package var changed: [String] = []
    /// The problems are not those of the state before.
    package var hasOtherProblems = false
    package var time = Duration.zero
    /// Why not all folders are watched from now on, if so.
    package var watchFailure: WatchError?
    /// What is served.
    var site = ServedSite([:])
}
