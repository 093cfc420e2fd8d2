import ArgumentParser

@main
struct TableSiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "tablesite")
}
