import ArgumentParser
import SiteModel
import SiteReports
import TableBasics
import TableBuild
import TableModel

/// Arguments that are no command: told in the form that they ask for, and for people with how the command is used.
struct WrongUsage {
    private let message: String
    private let format: DiagnosticFormatter.Format
    private let arguments: [String]

    /// nil for other errors.
    init?(_ error: any Error, _ arguments: [String]) {
        guard TableSiteCommand.exitCode(for: error) == .validationFailure else { return nil }
        message = Self.plain(TableSiteCommand.message(for: error))
        format = Self.format(in: arguments)
        self.arguments = arguments
    }

    /// Prints what is wrong, and ends the program.
    func exit() -> Never {
        printFailure(Diagnostic(.commandUsage, message, path: ""), format: format)
        if format == .text {
            let (command, words) = CommandNames.command(in: arguments)
            let usage = TableSiteCommand.usageString(for: command).drop { $0 == " " }
            Terminal.error.writeLine("usage: \(usage)\n  `\((words + ["--help"]).joined(separator: " "))` says more")
        }
        TableSiteCommand.exit(withError: ExitCode.validationFailure)
    }

    /// The parser's words as ours are: one sentence, which begins small, with the way out behind a semicolon.
    private static func plain(_ message: String) -> String {
        var text = message
        if let first = text.first, first.isUppercase { text = first.lowercased() + text.dropFirst() }
        text = text.replacing(". Did you mean", with: "; did you mean")
        let lines = text.split(separator: "\n")
        // `-otest`, which is a way to write a value for other programs.
        if lines.count == 2, lines[1].hasPrefix("   or: ") {
            let option = lines[0].prefix { $0 != ";" }
            return joinedValue(in: lines[1]).map { "\(option); write `\($0)`" } ?? String(lines[0])
        }
        if let choice = text.firstRange(of: ". Please provide one of '") {
            let names = text[choice.upperBound...].split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }.map {
                String($0.element)
            }
            return "\(text[..<choice.lowerBound]); \(there(names.filter { $0 != "." }))"
        }
        let call = ". Please provide one of the following:"
        if lines.count > 1, lines[0].hasSuffix(call), lines.dropFirst().allSatisfy({ $0.hasPrefix("  - ") }) {
            return "\(lines[0].dropLast(call.count)); \(there(lines.dropFirst().map { String($0.dropFirst("  - ".count)) }))"
        }
        if lines.count == 3, lines[1].hasPrefix("Please use --generate-completion-script") {
            return "\(lines[0].dropLast()); \(there(lines[2].split(separator: " ").map { String($0) }))"
        }
        for (name, help) in wayOut where text == "missing value for '\(name)'" || text == "missing expected argument '\(name)'" {
            return "\(text); \(help)"
        }
        if let (option, suggested) = unknownOption(in: text),
            let nearest = nearestName(to: option, in: suggested + ["--help", "--version"])
        {
            return "unknown option '\(option)'; did you mean '\(nearest)'?"
        }
        return text
    }

    /// What the parser of arguments does not say of values that are missing.
    private static let wayOut = [
        ("--deploy <host>", there(DeployTarget.allCases.map(\.rawValue))),
        ("--format <format>", there(DiagnosticFormatter.Format.allCases.map(\.rawValue))),
        ("<kind>", there(SchemaCommand.Kind.allCases.map(\.rawValue))),
        ("-o <dir>", "`--open` opens the browser"),
    ]

    private static func there(_ names: [String]) -> String { "there are \(names.joined(separator: ", "))" }

    /// The option that a message is about, and the one that the parser has found near it. It does not look among those of all
    /// commands, and counts two letters in the wrong order as two slips.
    private static func unknownOption(in text: String) -> (option: String, suggested: [String])? {
        let parts = text.split(separator: "'").map(String.init)
        guard parts.first == "unknown option ", parts.count == 2 || parts.count == 5 && parts[4] == "?" else { return nil }
        return (parts[1], parts.count == 5 ? [parts[3]] : [])
    }

    /// An option and its value as they are written, where a message says that a value is missing for `'-o <dir>' in '-otest'`.
    private static func joinedValue(in line: Substring) -> String? {
        let parts = line.split(separator: "'")
        guard parts.count >= 4, parts[0].hasSuffix(" for "), parts[2] == " in ", parts[3].count > 2,
            parts[3].hasPrefix(parts[1].prefix(2))
        else { return nil }
        return "\(parts[1].prefix(2)) \(parts[3].dropFirst(2))"
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
