import ArgumentParser
import TableBuild
import TableModel
import TableThemes

/// `tablesite theme show`.
struct ThemeShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows every token of a theme: where it comes from, its values in light and dark.",
        discussion: "With --format json: one JSON object a token, one on a line.")

    @Argument(help: "The name of a theme.")
    var name: String

    @OptionGroup var options: ThemeOptions

    func run() async throws {
        try await reportingErrors {
            let layout = try options.locateProject()
            let files = readThemeFiles(in: layout.themes)
            let theme = readTheme(named: name, in: files.value)
            if let origin = files.value.origin(of: name) {
                if options.format == .json {
                    for entry in theme.value.tokenEntries.flatMap(\.entries) { Terminal.output.writeLine(entry.json.text) }
                } else {
                    write(theme.value, origin: origin)
                }
            }
            var printer = DiagnosticPrinter(options: options, project: layout.project)
            printer.isForPeople = true
            let diagnostics = files.diagnostics + theme.diagnostics
            printer.print(diagnostics)
            try printer.exitIfFailed(diagnostics)
        }
    }

    private func write(_ theme: Theme, origin: ThemeOrigin) {
        let about = theme.description.isEmpty ? "" : ": \(theme.description)"
        Terminal.output.writeLine(DisplayText.visible("\(theme.name) (\(origin == .project ? "Themes/" : "bundled"))\(about)"))
        let groups = theme.tokenEntries
        // Aligned over all groups.
        let lines = alignedColumns(groups.flatMap(\.entries).map(columns))
        let hasSwatches = Terminal.output.hasColor
        var rest = Array(zip(lines, groups.flatMap(\.entries)))[...]
        for (group, entries) in groups {
            Terminal.output.writeLine("\n\(group.title)")
            for (line, entry) in rest.prefix(entries.count) {
                Terminal.output.writeLine("  " + (hasSwatches ? entry.swatches : "") + line)
            }
            rest = rest.dropFirst(entries.count)
        }
    }

    private func columns(of entry: ThemeTokenEntry) -> [String] {
        guard let token = entry.token, let owner = entry.owner else { return [entry.name.name, "structure of the sheet"] }
        return [entry.name.name, owner, token.light] + (token.dark.map { [$0] } ?? [])
    }
}

extension ThemeTokenEntry {
    fileprivate var json: JSONText {
        .object([
            ("token", .string(name.name)), ("kind", .string(name.kind.rawValue)),
            ("light", token.map { .string($0.light) } ?? .null), ("dark", token.map { .string($0.dark ?? $0.light) } ?? .null),
            ("theme", owner.map { .string($0) } ?? .null), ("meaning", .string(name.meaning)),
        ])
    }

    /// A patch of colour for light and one for dark surroundings, for terminals; room of the same width where there is none.
    fileprivate var swatches: String { swatch(light) + swatch(dark) + " " }

    private func swatch(_ color: Color?) -> String {
        guard let color else { return "  " }
        let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
        return "\u{1B}[48;2;\(parts.joined(separator: ";"))m  \u{1B}[0m"
    }
}
