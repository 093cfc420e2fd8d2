import SiteReports

/// How a command tells what it found.
protocol ReportOptions: Sendable {
    /// Warnings fail the command.
    var strict: Bool { get }
    /// Nothing is printed but what fails the command.
    var quiet: Bool { get }
    /// Nothing is left out of what is printed.
    var verbose: Bool { get }
    var format: DiagnosticFormatter.Format { get }
}
