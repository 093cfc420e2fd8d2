package import TableModel

extension DiagnosticCode {
    /// What `tablesite` itself has to say, in forms that have a code for each message.
    package static let commandFailed = DiagnosticCode(
        "command-failed", .error, "the machine does not let a command do its work", isFixed: true,
        explanation: """
            There is no such file or folder, a disk is full, a port is busy. Nothing was found out about the documents.

            People are told in one line without this code; `--format json` and the other forms for programs have it, so that a
            reader of messages need not look at anything else.
            """)

    package static let commandUsage = DiagnosticCode(
        "command-usage", .error, "a command is used wrongly", isFixed: true,
        explanation: """
            A command or an option does not exist, an argument is missing, or a value is not of its kind:

                tablesite buld

            `tablesite help build` says what there is. The exit code is 64. People are told without this code; `--format json`
            and the other forms for programs have it.
            """)

    /// The end of what is said of one state of a site that is built again and again.
    package static let stateComplete = DiagnosticCode(
        "state-complete", .note, "all problems of one state of the site have been told",
        explanation: """
            `serve` and `build --watch` tell the problems of the site each time they are others than before. With `--format json`
            this message follows them, and stands alone when there are none any more, so that a program knows when to show the
            new ones instead of the old. It says how many errors and warnings there are.
            """)
}
