import Foundation
import PackagePlugin

/// Turns the text files of a target's folder into one Swift file before the target is compiled. All but Swift files are such.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        // Editors leave hidden files behind; they belong to nothing.
        let files = target.sourceFiles.map(\.url)
            .filter { $0.pathExtension != "swift" && !$0.lastPathComponent.hasPrefix(".") }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [output.path, target.directoryURL.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        ]
    }
}
