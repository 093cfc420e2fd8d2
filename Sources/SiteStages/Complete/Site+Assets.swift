package import SiteModel
import TableModel

extension Site {
    /// Copies the files of the author's. Gives `source-unreadable`.
    package func copyAssets(
        prefix: String, workers: Int, to sink: OutputSink
    ) async throws -> [PlacedDiagnostic] {
        var copies = assets.map { (asset: $0, problem: Diagnostic?.none) }
        try await updateInParallel(&copies, workers: workers, scratch: {}) { copy, _ in
            do {
                _ = try sink.copy(copy.asset.file, copy.asset.output, false)
            } catch let error as UnreadableSource {
                copy.problem = .unreadable(prefix + copy.asset.file.path, because: error.reason)
            }
        }
        return copies.compactMap(\.problem).map { PlacedDiagnostic($0) }
    }
}
