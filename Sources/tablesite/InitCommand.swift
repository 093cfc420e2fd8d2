import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableBuild
import TableModel

/// `tablesite init`.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Makes a small working project.",
        discussion: "Nothing is overwritten. Then: `tablesite build DIR --open`.", aliases: ["new"])

    @Argument(help: "The folder of the new project; made if it does not exist.", completion: .directory)
    var folder = "."

    @Flag(help: "Print the JSON Schema of settings and front matter instead, for editors.")
    var schema = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func run() async throws {
        guard !schema else { return Terminal.output.write(SettingsSchema.json(codes: DiagnosticCode.all.map(\.name))) }
        try await reportingErrors(nil) {
            for file in StarterProject.files where FileSystem.status(of: "\(folder)/\(file.path)", followingLinks: false) != nil {
                throw StarterProjectError(path: "\(folder)/\(file.path)")
            }
            for file in StarterProject.files {
                let path = "\(folder)/\(file.path)"
                try FileSystem.makeFolders(SourcePath.folder(of: path))
                try FileSystem.write(Array(file.contents.utf8), to: path)
                if !quiet { Terminal.output.writeLine("made \(DisplayText.visible(path))") }
            }
            let command = folder == "." ? "tablesite build --open" : "tablesite build \(folder) --open"
            if !quiet { Terminal.output.writeLine("next: \(DisplayText.visible(command))") }
        }
    }
}

/// A file of the new project is there already.
private struct StarterProjectError: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) exists already; choose another folder, nothing was written" }
}
