import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableCSS
import TableModel
import TableThemes

/// `tablesite theme show`.
struct ThemeShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows what a theme is made of, and every token: where it comes from, its values in light and dark.",
        discussion: "With --format json: an object for the theme, then one a token, one on a line.")

    @Argument(help: "The name of a theme.", completion: NameCompletion.themes)
    var name: String

    @OptionGroup var options: ThemeOptions

    func run() async throws {
        try await reportingErrors(options) {
            let layout = try options.locateProject()
            let files = readThemeFiles(in: layout.themes)
            let theme = readTheme(named: name, in: files.value)
            if let origin = files.value.origin(of: name) {
                let overview = ThemeOverview(of: name, in: files.value)
                if options.format == .json {
                    Terminal.output.writeLine(overview.json(of: theme.value, origin: origin).text)
                    for entry in theme.value.tokenEntries.flatMap(\.entries) { Terminal.output.writeLine(entry.json.text) }
                } else {
                    write(theme.value, overview, origin: origin)
                }
            }
            var printer = DiagnosticPrinter(options: options, project: layout.project)
            printer.outputIsTaken = options.format != .text
            let diagnostics = files.value.finish(files.diagnostics + theme.diagnostics)
            printer.print(diagnostics)
            try printer.exitIfFailed(diagnostics)
        }
    }

    private func write(_ theme: Theme, _ overview: ThemeOverview, origin: ThemeOrigin) {
        let about = theme.description.isEmpty ? "" : ": \(theme.description)"
        Terminal.output.writeLine(DisplayText.visible("\(theme.name) (\(origin == .project ? "Themes/" : "bundled"))\(about)"))
        for line in DisplayText.columns(overview.rows(of: theme)) { Terminal.output.writeLine("  " + line) }
        let groups = theme.tokenEntries
        // Aligned over all groups.
        let lines = DisplayText.columns(groups.flatMap(\.entries).map(columns))
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
        guard let token = entry.token, let owner = entry.owner else {
            return [entry.name.name, "default"] + (entry.name.fallback.map { [$0] } ?? [])
        }
        return [entry.name.name, owner, token.light] + (token.dark.map { [$0] } ?? [])
    }
}

extension ThemeOverview {
    /// Keys and values for people.
    fileprivate func rows(of theme: Theme) -> [[String]] {
        var rows = [["style", theme.style.rawValue], ["color_scheme", theme.colorScheme.rawValue]]
        if !bases.isEmpty { rows.insert(["extends", bases.joined(separator: ", ")], at: 0) }
        if let cell = theme.cell { rows.append(["cell", cell.identifier]) }
        let own = files.filter { $0.owner == theme.name }.map(\.path)
        let inherited = files.filter { $0.owner != theme.name }.map { "\($0.owner)/\($0.path)" }
        rows.append(["files", (["theme.yml"] + own).joined(separator: ", ")])
        if !inherited.isEmpty { rows.append(["inherits", inherited.joined(separator: ", ")]) }
        if !icons.isEmpty { rows.append(["icons", icons.joined(separator: ", ")]) }
        return rows
    }

    fileprivate func json(of theme: Theme, origin: ThemeOrigin) -> JSONValue {
        .object([
            ("theme", .string(theme.name)), ("origin", .string(origin.rawValue)), ("description", .string(theme.description)),
            ("extends", .array(bases.map { .string($0) })), ("style", .string(theme.style.rawValue)),
            ("color_scheme", .string(theme.colorScheme.rawValue)), ("cell", theme.cell.map { .string($0.identifier) } ?? .null),
            ("files", .array(files.map { .string("\($0.owner)/\($0.path)") })), ("icons", .array(icons.map { .string($0) })),
        ])
    }
}

extension ThemeTokenEntry {
    fileprivate var json: JSONValue {
        .object([
            ("token", .string(name.name)), ("kind", .string(name.kind.rawValue)),
            ("light", token.map { .string($0.light) } ?? .null), ("dark", token.map { .string($0.dark ?? $0.light) } ?? .null),
            ("default", name.fallback.map { .string($0) } ?? .null), ("theme", owner.map { .string($0) } ?? .null),
            ("meaning", .string(name.meaning)),
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
