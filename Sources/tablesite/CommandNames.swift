import ArgumentParser
import SiteDisk
import SiteModel
import TableModel

/// The names of commands, which the parser of arguments takes for values that nobody asked for when they are misspelt.
enum CommandNames {
    /// Throws a `ValidationError` for the first word of `arguments` that should be a command below `command` and is none.
    static func check(_ arguments: [String], of command: any ParsableCommand.Type) throws {
        let commands = command.configuration.subcommands
        guard !commands.isEmpty, let word = arguments.first, !word.hasPrefix("-"), word != "help" else { return }
        if let next = commands.first(where: { names(of: $0).contains(word) }) {
            return try check(Array(arguments.dropFirst()), of: next)
        }
        let known = commands.flatMap(names)
        let path = command == TableSiteCommand.self ? "tablesite" : "tablesite \(command._commandName)"
        let help: String
        if let nearest = nearestName(to: word, in: known) {
            help = "did you mean `\(path) \(nearest)`?"
        } else if command == TableSiteCommand.self, FileSystem.status(of: word) != nil {
            help = "did you mean `tablesite build \(word)`?"
        } else {
            help = "there are \(known.joined(separator: ", "))"
        }
        throw ValidationError("there is no command `\(DisplayText.visible(word))`; \(DisplayText.visible(help))")
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        [command._commandName] + command.configuration.aliases
    }
}
