// Stand-ins for functions that are written in other branches. Merging means deleting this file (and adding
// `import BundledThemes` to Disk/ProjectReader.swift).

package import TableModel
package import TableThemes

package func readSiteSettings(_ yaml: [UInt8], path: String) -> Checked<SiteSettings> {
    var settings = SiteSettings()
    for (key, value) in keysAndValues(yaml[...]) {
        switch key {
        case "title": settings.title = value
        case "theme": settings.theme = value
        case "output": settings.output = value
        default: break
        }
    }
    return Checked(settings)
}

package func readPageSettings(_ yaml: ArraySlice<UInt8>, path: String, firstLine: Int) -> Checked<PageSettings> {
    var settings = PageSettings()
    for (key, value) in keysAndValues(yaml) {
        switch key {
        case "title": settings.title = value
        case "description": settings.description = value
        case "draft": settings.isDraft = value == "true"
        case "hidden": settings.isHidden = value == "true"
        case "order": settings.order = Int(value)
        case "theme": settings.theme = value
        default: break
        }
    }
    return Checked(settings)
}

private func keysAndValues(_ yaml: ArraySlice<UInt8>) -> [(String, String)] {
    yaml.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let parts = String(decoding: line, as: UTF8.self).split(separator: ": ", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}

package func settingsSchema() -> String { "{}\n" }

package struct ThemeFiles: Sendable {
    private let project: [String: [UInt8]]
    private let bundled: [String: [UInt8]]

    package init(project: [String: [UInt8]] = [:], bundled: [String: [UInt8]] = [:]) {
        self.project = project
        self.bundled = bundled
    }

    package func contents(of path: String) -> [UInt8]? { project[path] ?? bundled[path] }

    package var names: [String] {
        let suffix = "/theme.yml"
        let names = [project, bundled].joined().lazy.map(\.key).filter { $0.hasSuffix(suffix) }
            .map { String($0.dropLast(suffix.count)) }
        return Set(names).filter { !$0.isEmpty && !$0.contains("/") }.sorted()
    }

    package func origin(of name: String) -> ThemeOrigin? {
        let manifest = "\(name)/theme.yml"
        if project[manifest] != nil { return .project }
        return bundled[manifest] == nil ? nil : .bundled
    }
}

package enum ThemeOrigin: String, Sendable { case project, bundled }

package func readTheme(named name: String, in files: ThemeFiles) -> Checked<Theme> {
    if files.origin(of: name) != nil { return Checked(Theme(name: name)) }
    let help = nearestName(to: name, in: files.names).map { "did you mean `\($0)`?" } ?? ""
    return Checked(Theme(name: name), [Diagnostic(.themeMissing, "no theme `\(name)`", path: "", help: help)])
}

extension DiagnosticCode {
    package static let themeMissing = DiagnosticCode(
        "theme-missing", .error, "there is no theme of that name", explanation: "")
}

package struct ThemeSummary: Sendable, Equatable {
    package let name: String
    package let description: String
    package let origin: ThemeOrigin
}

package func availableThemes(in files: ThemeFiles) -> Checked<[ThemeSummary]> {
    Checked(files.names.map { ThemeSummary(name: $0, description: "", origin: files.origin(of: $0) ?? .bundled) })
}

package struct BundledThemeFile: Sendable {
    package let path: String
    package var bytes: [UInt8] { [] }
}

package func bundledThemeFiles() -> [BundledThemeFile] {
    [BundledThemeFile(path: "plain/theme.yml"), BundledThemeFile(path: "system/theme.yml")]
}
