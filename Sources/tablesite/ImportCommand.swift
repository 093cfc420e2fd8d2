import ArgumentParser
import SiteDisk
import SiteImport
import SiteModel
import SiteReports
import TableBasics
import TableBuild
import TableModel

/// `tablesite import`.
struct ImportCommand: AsyncParsableCommand, ReportOptions {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Makes a project from one of another generator.",
        discussion: "Of \(importableGenerators.joined(separator: ", ")). Nothing in PATH is changed, and no program of it is run.")

    @Argument(help: "The folder that holds the settings of the other generator.", completion: .directory)
    var path = "."

    @Option(
        name: [.customShort("o"), .customShort("d"), .long],
        help: "The folder of the new project; PATH with `-tablesite` behind it by default.",
        completion: .directory)
    var output: String?

    @Flag(help: "Say what would be done, and write nothing.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Let warnings fail the command.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print all places of each problem.")
    var verbose = false

    @Option(help: ArgumentHelp("How problems are printed.", valueName: "format"))
    var format = DiagnosticFormatter.Format.text

    func run() async throws {
        try await reportingErrors(self) {
            let folder = try ForeignFolder.read(path)
            guard let imported = importProject(folder) else {
                throw ImportError.unknown(path, foreign: ForeignEndings.phrase(in: folder.tree.files.lazy.map(\.path)))
            }
            let source = FileSystem.realPath(of: path) ?? path
            let destination = output ?? source + "-tablesite"
            let isEmpty = !imported.value.hasDocuments
            if !dryRun, !isEmpty { try write(imported.value, from: folder, in: source, to: destination) }
            let printer = DiagnosticPrinter(options: self, project: source)
            let problems = finishDiagnostics(FoundDiagnostics(imported.diagnostics)) { try? folder.tree.read($0) }
            printer.print(problems)
            guard !isEmpty else { throw ImportError.empty(path, generator: imported.value.generator) }
            let count = imported.value.documentCount.phrase("document")
            printer.printSummary(
                "\(imported.value.generator): \(count) \(dryRun ? "would go" : "went") to \(DisplayText.visible(destination))")
            if !dryRun { printer.printSummary("next: tablesite serve \(DisplayText.visible(DisplayText.argument(destination)))") }
            try printer.exitIfFailed(problems)
        }
    }

    /// Writes a project into a folder that is new or empty.
    private func write(
        _ project: ImportedProject, from folder: ForeignFolder, in source: String, to destination: String
    ) throws {
        let place = ProjectLayout.absolute(destination, from: FileSystem.currentFolder)
        guard place != source, !SourcePath.isInside(place, source) else { throw ImportError.inside(destination) }
        if FileSystem.status(of: destination) != nil, (try? FileSystem.names(in: destination))?.isEmpty != true {
            throw ImportError.inUse(destination)
        }
        try NewFiles.make { new in
            for (path, file) in project.files.sorted(by: { $0.key < $1.key }) {
                switch file {
                case .text(let text): try new.add(Array(text.utf8), at: "\(destination)/\(path)")
                case .copy(let source): try new.add(folder.tree.includable.read(source), at: "\(destination)/\(path)")
                }
            }
        }
    }
}

/// Nothing can be imported.
private enum ImportError: Error, CustomStringConvertible {
    /// - Parameter foreign: how many documents of other programs there are, as ``ForeignEndings`` says it.
    case unknown(String, foreign: String?)
    case empty(String, generator: String)
    case inUse(String)
    case inside(String)

    var description: String {
        switch self {
        case .unknown(let path, let foreign):
            "`\(path)` has no settings of \(importableGenerators.joined(separator: ", ")); "
                + (foreign.map { "\($0): name them `.md`, and build the folder" }
                    ?? "a folder of Markdown needs no import, build it as it is")
        case .empty(let path, let generator):
            "`\(path)` has settings of \(generator) and no documents where they say; "
                + "copy the documents into that folder, or name the folder that has both, nothing was written"
        case .inside(let path): "\(path) is in the folder that is imported, which stays as it is; choose another one with `-o`"
        case .inUse(let path): "\(path) exists already and is not empty; choose another folder with `-o`, nothing was written"
        }
    }
}
