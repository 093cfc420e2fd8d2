package import SiteModel
package import TableModel

/// Every document of the sources, in their order.
package func parseDocuments(
    in sources: SourceTree, settings: SiteSettings, options: BuildOptions,
    progress: @escaping BuildProgress.Observer = { _ in }
) async -> [ParsedDocument] {
    let conditions = RememberedDocuments.Conditions(
        html: settings.html, includesDrafts: options.includesDrafts, prefix: sources.prefix)
    return await parseDocuments(
        in: sources, conditions, known: RememberedDocuments(), workers: options.workers, progress: progress)
}

/// As above, without parsing again what is remembered.
func parseDocuments(
    in sources: SourceTree, _ conditions: RememberedDocuments.Conditions, known: RememberedDocuments, workers: Int,
    progress: @escaping BuildProgress.Observer
) async -> [ParsedDocument] {
    var documents = sources.files.filter { $0.kind == .document }
        .map { known.document(of: $0, conditions: conditions) ?? ParsedDocument($0) }
    let count = documents.count
    await updateInParallel(&documents, workers: workers) { document in
        if !document.isRemembered {
            document.parse(in: sources, html: conditions.html, includingDrafts: conditions.includesDrafts)
        }
        progress(BuildProgress(step: .reading, total: count))
    }
    return documents
}
