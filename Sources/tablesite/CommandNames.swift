import ArgumentParser
import SiteDisk
import SiteModel
import TableModel

/// The names of commands, which the parser of arguments takes for values that nobody asked for when they are misspelt.
enum CommandNames {
    /// Throws a `ValidationError` for the first word of `arguments` that should be a command below `command` and is none.
    static func check(_ arguments: [String], of command: any ParsableCommand.Type) throws {
        let commands = command.configuration.subcommands
        guard !commands.isEmpty, let word = arguments.first, !word.hasPrefix("-") else { return }
        if command == TableSiteCommand.self, word == "help" { return try check(Array(arguments.dropFirst()), of: command) }
        if let next = commands.first(where: { names(of: $0).contains(word) }) {
            return try check(Array(arguments.dropFirst()), of: next)
        }
        let known = commands.flatMap(names)
        let path = command == TableSiteCommand.self ? "tablesite" : "tablesite \(command._commandName)"
        let help: String
        if let nearest = nearestName(to: word, in: known) {
            help = "did you mean `\(path) \(nearest)`?"
        } else if command == TableSiteCommand.self, FileSystem.status(of: word) != nil {
            help = "did you mean `tablesite build \(DisplayText.argument(word))`?"
        } else {
            help = "there are \(known.joined(separator: ", "))"
        }
        throw ValidationError("there is no command `\(DisplayText.visible(word))`; \(DisplayText.visible(help))")
    }

    /// The command that arguments name as far as they do, and the words for it.
    static func command(in arguments: [String]) -> (command: any ParsableCommand.Type, words: [String]) {
        var command: any ParsableCommand.Type = TableSiteCommand.self
        var words = [command._commandName]
        for argument in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
            guard let next = command.configuration.subcommands.first(where: { names(of: $0).contains(argument) }) else { break }
            command = next
            words.append(next._commandName)
        }
        return (command, words)
    }

    /// The names of the commands below one, in their order.
    static func commandNames(below command: any ParsableCommand.Type) -> [String] {
        command.configuration.subcommands.map { $0._commandName }
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        [command._commandName] + command.configuration.aliases
    }
}
