package import TableModel

/// What a build has to tell, apart from the files it made.
package struct BuildResult: Sendable {
    package var pageCount: Int
    package var rowCount: Int
    /// Sorted, each once, with their excerpts; paths are relative to the project.
    package var diagnostics: [Diagnostic]
    /// For the next build, when the options ask for it.
    package var memory: BuildMemory?

    package init(
        pageCount: Int = 0, rowCount: Int = 0, diagnostics: [Diagnostic] = [], memory: BuildMemory? = nil
    ) {
        self.pageCount = pageCount
        self.rowCount = rowCount
        self.diagnostics = diagnostics
        self.memory = memory
    }

    /// How many diagnostics there are of a severity.
    package func count(of severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
