import SiteModel
import SiteReports
private import Synchronization
import TableBuild
import TableModel
import TableServe

/// What `serve` prints: a line for each state of the site, and its problems when they are not those of the state before.
final class PreviewScreen: Sendable {
    private let options: SharedOptions
    private let printer: DiagnosticPrinter
    /// Nil before the first state.
    private let shown = Mutex<[Diagnostic]?>(nil)

    init(options: SharedOptions, project: String) {
        self.options = options
        printer = DiagnosticPrinter(options: options, project: project)
    }

    func showFirst(_ build: PreviewBuild, address: ServerAddress, url: String) {
        show(build.diagnostics)
        let result = build.result ?? BuildResult()
        printer.printSummary("\(result.pageCount.phrase("page")), \(result.rowCount.phrase("row")), \(build.time.seconds)")
        printer.printSummary("serving \(url)  (Ctrl-C stops)")
        guard !address.isLoopback else { return }
        Terminal.error.writeLine(
            "warning: every machine that reaches \(address.host) can see this preview; without `--host` only this one can")
    }

    func show(_ build: PreviewBuild) {
        if let failure = build.watchFailure { Terminal.error.writeLine("warning: \(failure)") }
        show(build.diagnostics)
        guard !build.changed.isEmpty || options.verbose else { return }
        var names = build.changed.prefix(3).map(DisplayText.visible).joined(separator: ", ")
        if build.changed.count > 3 { names += " and \(build.changed.count - 3) more" }
        printer.printSummary("\(build.changed.isEmpty ? "nothing changed" : "changed \(names)"), \(build.time.seconds)")
    }

    private func show(_ diagnostics: [Diagnostic]) {
        let last = shown.withLock { shown in
            defer { shown = diagnostics }
            return shown
        }
        guard last != diagnostics else { return }
        printer.printState(diagnostics)
        if diagnostics.isEmpty, last != nil { printer.printSummary("no problems any more") }
    }
}
