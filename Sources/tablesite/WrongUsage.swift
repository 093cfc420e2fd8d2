import ArgumentParser
import SiteReports
import TableBuild
import TableModel

/// Arguments that are no command, for readers of another form than text.
struct WrongUsage {
    private let message: String
    private let format: DiagnosticFormatter.Format

    /// nil for other errors, and where people are told.
    init?(_ error: any Error, _ arguments: [String]) {
        let format = Self.format(in: arguments)
        guard TableSiteCommand.exitCode(for: error) == .validationFailure, format != .text else { return nil }
        message = TableSiteCommand.message(for: error)
        self.format = format
    }

    /// Prints what is wrong, and ends the program as every other wrong usage does.
    func exit() -> Never {
        printFailure(Diagnostic(.commandUsage, message, path: ""), format: format)
        TableSiteCommand.exit(withError: ExitCode.validationFailure)
    }

    /// The form that arguments ask for, which could not be read as a whole.
    private static func format(in arguments: [String]) -> DiagnosticFormatter.Format {
        var format = DiagnosticFormatter.Format.text
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { break }
            let value =
                argument.hasPrefix("--format=")
                ? String(argument.dropFirst("--format=".count))
                : argument == "--format" && index + 1 < arguments.count ? arguments[index + 1] : nil
            if let value { format = DiagnosticFormatter.Format(rawValue: value) ?? format }
        }
        return format
    }
}
