import ArgumentParser

@main
struct TableSiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tablesite",
        abstract: "Publishes list documents as static sites in the tradition of the table view.",
        discussion: """
            PATH is a project with a folder `Site`, any folder of Markdown documents, one document, or `-` for standard input; \
            without it, the current folder. `tablesite init` makes a project to begin with.
            """,
        version: ReleaseVersion.text,
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, LockCommand.self, InitCommand.self, ImportCommand.self,
            CleanCommand.self,
            OutlineCommand.self, ThemeCommand.self, ExplainCommand.self,
        ])

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            try CommandNames.check(arguments, of: self)
            var command = try await asyncParseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            WrongUsage(error, arguments)?.exit()
            exit(withError: error)
        }
    }
}
