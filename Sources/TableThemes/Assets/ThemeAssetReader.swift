import TableCSS
package import TableModel

/// Finds the files that a theme refers to, in the folders of `lineage`, which begins with the theme itself: the first theme that
/// has a file gives it, so that one file of a base can be replaced alone. Gives `theme-asset`.
struct ThemeAssetReader {
    let lineage: [String]
    let files: ThemeFiles
    /// The file may be one of a base that could not be read.
    let isIncomplete: Bool
    /// By path.
    private(set) var assets: [String: ThemeAsset] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// As a theme refers to them: `assets/a.png`.
    private lazy var known = Set(lineage.flatMap { files.assets(of: $0) }).sorted()
    /// Of one sheet. Nobody reads more, and each costs.
    private static let mostProblems = 100

    init(lineage: [String], files: ThemeFiles, isIncomplete: Bool) {
        self.lineage = lineage
        self.files = files
        self.isIncomplete = isIncomplete
    }

    mutating func read(_ token: ThemeToken) {
        read(token.light, path: token.path) { _ in token.range }
        if let dark = token.dark { read(dark, path: token.path) { _ in token.darkRange ?? token.range } }
    }

    mutating func read(_ sheet: ThemeStylesheet) {
        let places = StylesheetPlaces(Array(sheet.css.utf8))
        read(sheet.css, path: sheet.path) { places.range($0) }
    }

    private mutating func read(_ css: String, path: String, at place: (Range<Int>) -> SourceRange?) {
        guard mayNameFile(css) else { return }
        let most = diagnostics.count + Self.mostProblems
        for reference in cssReferences(in: Array(css.utf8)) {
            guard diagnostics.count < most else { return }
            switch AssetAddress(reference.address) {
            case .harmless: break
            case .asset(let name, _):
                if assets[name] == nil, !find(name), !isIncomplete {
                    diagnostics.append(.missingAsset("assets/\(name)", known: known, path: path, at: place(reference.range)))
                }
            case .outside:
                diagnostics.append(.outsideAsset(reference.address, known: known, path: path, at: place(reference.range)))
            case .foreignData: diagnostics.append(.foreignData(path: path, at: place(reference.range)))
            }
        }
    }

    private mutating func find(_ name: String) -> Bool {
        for owner in lineage {
            guard let bytes = files.contents(of: "\(owner)/assets/\(name)") else { continue }
            assets[name] = ThemeAsset(owner: owner, path: name, bytes: bytes)
            return true
        }
        return false
    }
}

extension DiagnosticCode {
    package static let themeAsset = DiagnosticCode(
        "theme-asset", .error, "a theme refers to a file that is not among its own",
        explanation: """
            Fonts and pictures stand in the folder `assets` of a theme, or of one that it extends, and are copied into the site. Pages
            load nothing from other hosts, so a theme cannot refer to any.

                src: url(https://fonts.example/serif.woff2)

            Put the file into the theme and refer to it there:

                src: url(assets/serif.woff2)

            `data:` addresses may hold pictures and fonts. A reference that is reported leads nowhere in the site.
            """)
}

extension Diagnostic {
    fileprivate static func missingAsset(_ name: String, known: [String], path: String, at range: SourceRange?) -> Diagnostic {
        // What all names begin with says nothing about which is meant.
        let start = "assets/".count
        let nearest = nearestName(to: String(name.dropFirst(start)), in: known.lazy.map { String($0.dropFirst(start)) })
        let others = known.isEmpty ? "the theme has no files in `assets/`" : "the theme has \(list(known))"
        return Diagnostic(
            .themeAsset, "no file `\(name)` in the theme", path: path, at: range,
            help: nearest.map { "did you mean `assets/\($0)`?" } ?? others)
    }

    fileprivate static func outsideAsset(_ address: String, known: [String], path: String, at range: SourceRange?) -> Diagnostic {
        let name = "assets/" + (address.split(separator: "/").last ?? "")
        return Diagnostic(
            .themeAsset, "`\(address)` is not in the theme's folder `assets`", path: path, at: range,
            help: known.contains(name)
                ? "write `\(name)`" : "put the file there and write `url(assets/…)`; pages load nothing from other places")
    }

    fileprivate static func foreignData(path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(.themeAsset, "`data:` of a theme holds pictures and fonts only", path: path, at: range)
    }

    /// The first few of many names.
    private static func list(_ names: [String]) -> String {
        names.prefix(5).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 5 ? " and more" : "")
    }
}
