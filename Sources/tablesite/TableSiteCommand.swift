import SiteStages
import ArgumentParser

@main
struct TableSiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tablesite",
        abstract: "Publishes list documents as static sites in the tradition of the table view.",
        discussion: """
            PATH is a project with a folder `Site`, any folder of Markdown documents, or one document; without it, the current \
            folder. `tablesite init` makes a project to begin with.
            """,
        version: "0.1.0",
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, LockCommand.self, InitCommand.self, ImportCommand.self,
            CleanCommand.self,
            OutlineCommand.self, ThemeCommand.self, ExplainCommand.self,
        ])
}
