import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableBuild
import TableModel

/// Prints what a command found, and decides its exit code.
struct DiagnosticPrinter: Sendable {
    let options: any ReportOptions
    /// The project's folder; nil before it is known.
    var project: String?
    /// The standard output belongs to something else: diagnostics go to standard error in every form.
    var outputIsTaken = false

    /// Diagnostics for a person go to standard error; for a program they are the command's output.
    private var stream: Terminal { options.format == .text || outputIsTaken ? .error : .output }

    /// Prints diagnostics: all, or with `--quiet` only those that fail the command.
    func print(_ diagnostics: [Diagnostic]) { print([(project, diagnostics)]) }

    /// Prints the diagnostics of one state of a site that is built again and again.
    func printState(_ diagnostics: [Diagnostic]) {
        print(diagnostics)
        printEndOfState(diagnostics)
    }

    /// Tells who reads line by line that all of a state's diagnostics have been printed.
    func printEndOfState(_ diagnostics: [Diagnostic]) {
        guard options.format == .json else { return }
        let count = { severity in diagnostics.count { $0.severity == severity } }
        print([Diagnostic(.stateComplete, "\(count(.error).phrase("error")), \(count(.warning).phrase("warning"))", path: "")])
    }

    /// Prints what was found in several projects as one report.
    func print(_ found: [(project: String?, diagnostics: [Diagnostic])]) {
        var (all, root): ([Diagnostic], String) = ([], "")
        for (number, (project, diagnostics)) in found.enumerated() {
            let shown = options.quiet ? diagnostics.filter(isFailure) : diagnostics
            root = self.root(of: project)
            guard found.count > 1 else {
                all = shown
                break
            }
            let formatter = DiagnosticFormatter(root: root)
            all += shown.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.path = formatter.path(of: diagnostic)
                // What one project lacks is another cause than the same in the next, and has another way out.
                let cause = diagnostic.cause.isEmpty ? diagnostic.message + diagnostic.label + diagnostic.help : diagnostic.cause
                diagnostic.cause = "\(number) \(cause)"
                return diagnostic
            }
        }
        var formatter = DiagnosticFormatter(
            format: options.format, root: found.count > 1 ? "" : root, hasColor: options.format == .text && stream.hasColor,
            namesAllPlaces: options.verbose)
        formatter.failsForWarnings = options.strict
        formatter.version = ReleaseVersion.number
        stream.write(formatter.string(all))
    }

    /// A file of a project as messages name it.
    func path(of file: String, in project: String) -> String { DiagnosticFormatter(root: root(of: project)).path(file) }

    /// What stands before the paths of a project.
    private func root(of project: String?) -> String {
        guard let project else { return "" }
        // Build servers show problems at files of the repository, wherever the command was run.
        let repository = options.format.isForServers ? ProjectLayout.repository(around: project) : nil
        let root = SourcePath.relativeFromRoot(project, to: repository ?? FileSystem.currentFolder)
        return root.isEmpty ? "" : root + "/"
    }

    /// Prints a line about what was done, unless that is not wanted, or would stand among the messages that a program reads.
    func printSummary(_ line: String) {
        guard !options.quiet, !outputIsTaken || options.format == .text else { return }
        (options.format == .text && !outputIsTaken ? Terminal.output : .error).writeLine(line)
    }

    /// Throws exit code 1 for errors, and for warnings with `--strict`.
    func exitIfFailed(_ diagnostics: [Diagnostic]) throws {
        if diagnostics.contains(where: isFailure) { throw ExitCode.failure }
    }

    private func isFailure(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error || options.strict && diagnostic.severity == .warning
    }
}

/// Runs a command; an error about the machine becomes one message and exit code 1.
///
/// - Parameter options: say in which form; nil for commands that have none.
func reportingErrors<Value>(_ options: (any ReportOptions)?, _ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch let error as ExitCode {
        throw error
    } catch let error as ValidationError {
        throw error
    } catch {
        printFailure(.failure(error), format: options?.format ?? .text)
        throw ExitCode.failure
    }
}

/// Prints why a command did nothing: for a person a line that begins as those of other programs do.
func printFailure(_ diagnostic: Diagnostic, format: DiagnosticFormatter.Format) {
    guard format == .text else {
        var formatter = DiagnosticFormatter(format: format)
        formatter.version = ReleaseVersion.number
        return Terminal.output.write(formatter.string([diagnostic]))
    }
    let start = Terminal.error.hasColor ? "\u{1B}[1;31merror\u{1B}[0m" : "error"
    Terminal.error.writeLine("\(start): \(DisplayText.visible(diagnostic.message))")
}

extension Diagnostic {
    /// Why a command could not do its work; at the path that it was given, when that is what is wrong.
    static func failure(_ error: any Error) -> Diagnostic {
        Diagnostic(.commandFailed, "\(error)", path: (error as? ProjectError)?.path ?? "")
    }
}
