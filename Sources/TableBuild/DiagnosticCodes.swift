package import TableModel

extension DiagnosticCode {
    /// Every code there is, sorted by name. Each is declared beside the code that finds the problem.
    package static let all: [DiagnosticCode] = [
        .imageMissing,
        .linkAnchor,
        .linkOutside,
        .linkTarget,
        .outputClash,
        .siteEmpty,
        .sourceLoop,
        .sourceName,
        .sourceOutside,
        .sourceUnreadable,
        .themeMissing,
    ]

    package static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
