import ArgumentParser
import SiteDisk
import SiteModel
import SiteStages
import TableBasics
import TableBuild
import TableModel

extension BuildCommand {
    /// Builds one document and writes its page, with everything that it shows, as one file.
    func buildStandalone(to file: String) async throws {
        let start = ContinuousClock.now
        let project = try options.readProject()
        guard project.layout.document != nil else {
            throw ValidationError("`--standalone` takes one document; `\(try options.onePath())` is a folder")
        }
        let site = CollectedSite(of: project.sources)
        let result = try await buildSite(project.sources, project.configuration, options: options.buildOptions, to: site.sink)
        let problems = try baselineOptions.apply(
            // The page is called as the output says.
            to: result.diagnostics.filter { $0.code != .pageName }, of: project.layout, result.policy,
            unsought: DiagnosticCode.namesOfExternalCheck)
        var printer = DiagnosticPrinter(options: options, project: project.layout.project)
        printer.outputIsTaken = file == "-"
        printer.print(problems.diagnostics)
        if let note = problems.summary { printer.printSummary(note) }
        let files = Dictionary(uniqueKeysWithValues: site.files.map { ($0.key.string, $0.value) })
        if project.isUsable, let page = files[project.layout.startPage] {
            let bytes = StandalonePage(files: files).bytes(of: page)
            if file == "-" {
                Terminal.output.write(bytes: bytes)
            } else {
                let path = ProjectLayout.absolute(file, from: FileSystem.currentFolder)
                guard path != "\(project.layout.sources)/\(project.layout.document ?? "")" else {
                    throw StandaloneError(path: file)
                }
                try FileSystem.makeFolders(SourcePath.folder(of: path))
                try FileSystem.replace(path, with: bytes)
            }
            let place = file == "-" ? "" : " in \(DisplayText.visible(file))"
            printer.printSummary("1 page, \(result.rowCount.phrase("row"))\(place), \((ContinuousClock.now - start).seconds)")
        } else {
            printer.printSummary("nothing written")
            throw ExitCode.failure
        }
        try printer.exitIfFailed(problems.diagnostics)
        if open, file != "-" { try await Browser.open(ProjectLayout.absolute(file, from: FileSystem.currentFolder)) }
    }
}

/// The page would take the place of the document that it is made from.
private struct StandaloneError: Error, CustomStringConvertible {
    let path: String

    var description: String { "`\(path)` is the document itself; nothing was written" }
}
