import ArgumentParser
import CArena

@main
struct TableSiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tablesite",
        abstract: "Publishes list documents as static sites in the tradition of the table view.",
        discussion: """
            PATH is a project with a folder `Site`, any folder of Markdown documents, or one document; without it, the current folder. \
            `build`, `check` and `outline` also take `-`, a document from standard input. `tablesite init` makes a project to begin with.

            EXAMPLES:
              tablesite init notes                        make a project
              tablesite serve notes --open                look at it while you write
              tablesite check notes --strict              find what is wrong
              tablesite build notes -o /srv/www           write the site
              tablesite build a.md -o a.html              write one page into one file
              tablesite init --deploy github notes        publish it with every push

            EXIT CODES:
              0     done; there may have been warnings
              1     errors, or warnings with --strict
              64    wrong usage

            ENVIRONMENT:
              NO_COLOR             no colours and no progress, whatever its value but an empty one
              TERM                 `dumb` for a terminal without them
              SOURCE_DATE_EPOCH    the time of the build, in seconds since 1970
              TABLESITE_EDITOR     the address that opens a place in your editor
              XDG_CACHE_HOME       where answers of `check --external` are kept
            """,
        version: ReleaseVersion.text,
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, LockCommand.self, InitCommand.self, ImportCommand.self,
            CleanCommand.self,
            OutlineCommand.self, ThemeCommand.self, ExplainCommand.self, SchemaCommand.self,
        ])

    static func main() async {
        Terminal.openMissing()
        table_memory_return_early()
        Terminal.outliveReaders()
        var arguments = Array(CommandLine.arguments.dropFirst())
        // As many other programs have it.
        if arguments == ["version"] { arguments = ["--version"] }
        if let script = CompletionScript.asked(by: arguments) { return Terminal.output.write(script) }
        do {
            try OutputOption.check(arguments)
            arguments = BuildCommand.spelledOut(arguments)
            try CommandNames.check(arguments, of: self)
            var command = try await asyncParseAsRoot(arguments)
            // On the other stream, in words, whatever form was asked for.
            defer { if let problem = Terminal.outputProblem { Terminal.error.writeLine("error: \(problem)") } }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            if Terminal.outputProblem != nil { throw ExitCode.failure }
        } catch {
            WrongUsage(error, arguments)?.exit()
            // Help and version are said as everything else is: a full disk is no success.
            guard exitCode(for: error).isSuccess else { exit(withError: error) }
            let text = fullMessage(for: error)
            if !text.isEmpty { Terminal.output.writeLine(text) }
            guard let problem = Terminal.outputProblem else { exit(withError: ExitCode.success) }
            Terminal.error.writeLine("error: \(problem)")
            exit(withError: ExitCode.failure)
        }
    }
}
