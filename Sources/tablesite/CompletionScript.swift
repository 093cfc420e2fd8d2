import ArgumentParser
import TableBasics

/// What a shell reads to complete words. The parser's script says nothing of the words behind `help`: those are commands.
enum CompletionScript {
    /// The script that arguments ask for; nil where they ask for none, or for that of a shell which is not known.
    static func asked(by arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) else { return nil }
        let next = index + 1 < arguments.count ? arguments[index + 1] : ""
        let name = arguments[index] == option ? next : String(arguments[index].dropFirst(option.count + 1))
        return (name.isEmpty ? CompletionShell.autodetected() : CompletionShell(rawValue: name)).map(script)
    }

    static func script(for shell: CompletionShell) -> String {
        let script = TableSiteCommand.completionScript(for: shell)
        let commands = CommandNames.commandNames(below: TableSiteCommand.self).joined(separator: " ")
        let themeCommands = CommandNames.commandNames(below: ThemeCommand.self).joined(separator: " ")
        switch shell {
        case .bash:
            let start = "_tablesite_help() {"
            let words = """
                \(start)
                    case "${COMP_CWORD},${COMP_WORDS[2]}" in
                    2,*) COMPREPLY+=($(compgen -W '\(commands)' -- "${cur}")) ;;
                    3,theme) COMPREPLY+=($(compgen -W '\(themeCommands)' -- "${cur}")) ;;
                    esac
                """
            return script.replacing(start, with: words)
        case .zsh:
            return script.replacing("'*:subcommands:'", with: "'1:command:(\(commands))'\n        '2:command:(\(themeCommands))'")
        default:
            let place = "__tablesite_should_offer_completions_for_positional \"tablesite help\" -eq"
            return script + """
                complete -c 'tablesite' -n '\(place) 1' -fa '\(commands)'
                complete -c 'tablesite' -n '\(place) 2' -fa '\(themeCommands)'

                """
        }
    }

    private static let option = "--generate-completion-script"
}
