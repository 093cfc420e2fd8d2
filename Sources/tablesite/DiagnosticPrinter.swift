import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableModel

/// Prints what a command found, and decides its exit code.
struct DiagnosticPrinter: Sendable {
    let options: any ReportOptions
    /// The project's folder; nil before it is known.
    var project: String?
    /// Diagnostics are text whatever the format: the command's output is something else.
    var isForPeople = false

    private var format: DiagnosticFormatter.Format { isForPeople ? .text : options.format }

    /// Diagnostics for a person go to standard error; for a program they are the command's output.
    private var stream: Terminal { format == .text ? .error : .output }

    /// Prints diagnostics: all, or with `--quiet` only those that fail the command.
    func print(_ diagnostics: [Diagnostic]) {
        let shown = options.quiet ? diagnostics.filter(isFailure) : diagnostics
        var root = ""
        if let project {
            // GitHub shows annotations at files of the repository, wherever the command was run.
            let repository = format == .github ? ProjectLayout.repository(around: project) : nil
            root = SourcePath.relativeFromRoot(project, to: repository ?? FileSystem.currentFolder)
            if !root.isEmpty { root += "/" }
        }
        let formatter = DiagnosticFormatter(format: format, root: root, hasColor: stream.hasColor, namesAllPlaces: options.verbose)
        stream.write(formatter.string(shown))
    }

    /// Prints a line about what was done, unless that is not wanted.
    func printSummary(_ line: String) {
        guard !options.quiet else { return }
        (options.format == .text ? Terminal.output : .error).writeLine(line)
    }

    /// Throws exit code 1 for errors, and for warnings with `--strict`.
    func exitIfFailed(_ diagnostics: [Diagnostic]) throws {
        if diagnostics.contains(where: isFailure) { throw ExitCode.failure }
    }

    private func isFailure(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error || options.strict && diagnostic.severity == .warning
    }
}

/// Runs a command; an error about the machine becomes one line and exit code 1.
func reportingErrors<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch let error as ExitCode {
        throw error
    } catch let error as ValidationError {
        throw error
    } catch {
        let start = Terminal.error.hasColor ? "\u{1B}[1;31merror\u{1B}[0m" : "error"
        Terminal.error.writeLine("\(start): \(DisplayText.visible("\(error)"))")
        throw ExitCode.failure
    }
}
