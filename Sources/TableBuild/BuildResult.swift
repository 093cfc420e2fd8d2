package import SiteChecks
package import SiteModel
package import TableModel

/// What a build has to tell, apart from the files it made.
package struct BuildResult: Sendable {
    package var pageCount: Int
    package var rowCount: Int
    /// Sorted, each once, with their excerpts; paths are relative to the project.
    package var diagnostics: [Diagnostic]
    /// The files with errors, whatever the project makes of these; relative to the project.
    package var faultyPaths: Set<String> = []
    /// Those of them whose pages are those of their last good state.
    package var keptPaths: Set<String> = []
    /// The documents that are not published now; relative to the project.
    package var drafts: Set<String> = []
    /// What the project makes of diagnostics that are found after the build.
    package var policy = DiagnosticPolicy()
    /// Empty unless ``BuildOptions/collectsAddresses``.
    package var addresses = SiteAddresses()
    /// What lies among the sources and is no part of the site, sorted by path.
    package var leftOut: [LeftOut] = []
    /// The files that documents include, and those that they would if they were there, relative to the source folder.
    package var includes: Set<String> = []
    /// Empty unless the options ask for them.
    package var externalLinks: [ExternalLink] = []
    /// For the next build, when the options ask for it.
    package var cache: BuildCache?

    package init(
        pageCount: Int = 0, rowCount: Int = 0, diagnostics: [Diagnostic] = [], cache: BuildCache? = nil
    ) {
        self.pageCount = pageCount
        self.rowCount = rowCount
        self.diagnostics = diagnostics
        self.cache = cache
    }

    /// How many diagnostics there are of a severity.
    package func count(of severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
