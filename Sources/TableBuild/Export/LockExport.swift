import SiteChecks
package import SiteDisk
package import SiteModel
package import TableModel

/// What recording the addresses of a site did.
package struct LockExport: Sendable {
    /// What speaks against recording; nothing was written then.
    package var problems: [Diagnostic]
    package var summary: Summary?

    package struct Summary: Sendable, Equatable {
        package var ids = 0
        package var pages = 0
        package var newIDs = 0
        package var forgotten = 0

        package init(ids: Int = 0, pages: Int = 0, newIDs: Int = 0, forgotten: Int = 0) {
            self.ids = ids
            self.pages = pages
            self.newIDs = newIDs
            self.forgotten = forgotten
        }
    }
}

/// Builds a project in memory and adds its addresses to `tablesite.lock`. The file is changed as a whole or not at all.
///
/// Addresses that vanished speak against it, as does every other error: such a site is not the one that is published. Throws
/// ``LockError`` for a single document, and ``FileError``.
///
/// - Parameter forgettingVanished: addresses that vanished are taken off the list.
package func exportLock(
    of project: Project, options: BuildOptions, forgettingVanished: Bool, progress: @escaping BuildProgress.Observer = { _ in }
) async throws -> LockExport {
    guard project.layout.document == nil else { throw LockError.singleDocument }
    var options = options
    options.collectsAddresses = true
    let result = try await buildSite(
        project.sources, project.configuration, options: options, to: .nowhere, progress: progress)
    let forgettable: [DiagnosticCode] = forgettingVanished ? [.anchorVanished, .pageVanished] : []
    let problems = result.diagnostics.filter { $0.severity == .error && !forgettable.contains($0.code) }
    guard problems.isEmpty else { return LockExport(problems: problems) }

    let file = project.configuration.value.lock
    let old = Set(file.map { SiteLock.read($0.bytes, path: $0.path).value.records.map(\.address) } ?? [])
    // Settings can say that it is no error that an address vanished; it stays on the list all the same.
    let forgotten = forgettingVanished ? result.addresses.vanished : []
    let new = old.subtracting(forgotten).union(result.addresses.current)
    try FileSystem.replace(project.layout.lock, with: SiteLock.bytes(for: new))
    return LockExport(
        problems: [],
        summary: LockExport.Summary(
            ids: new.count { $0.id != nil }, pages: new.count { $0.id == nil },
            newIDs: new.count { $0.id != nil && !old.contains($0) }, forgotten: forgotten.count))
}

/// Why the addresses of a site cannot be recorded.
package enum LockError: Error, CustomStringConvertible {
    case singleDocument

    package var description: String {
        switch self {
        case .singleDocument: "a single document has no list of published addresses; give its folder instead"
        }
    }
}
