import TableCSS
import TableModel

extension Theme {
    /// Finds the assets that the theme refers to; see ``ThemeAssetReader``.
    mutating func readAssets(of lineage: [String], in files: ThemeFiles) -> [Diagnostic] {
        var reader = ThemeAssetReader(lineage: lineage, files: files, isIncomplete: isIncomplete)
        for token in tokens { reader.read(token) }
        for sheet in stylesheets { reader.read(sheet) }
        assets = reader.assets.values.sorted { $0.path < $1.path }
        return reader.diagnostics
    }

    /// CSS of the theme, a sheet or the value of a token, as it stands in a style sheet of the site: references to assets lead to
    /// where the assets are, and those to anything else lead nowhere, for pages load nothing from other places.
    package func resolvingAssets(in css: String) -> String {
        guard mayNameFile(css) else { return css }
        let bytes = Array(css.utf8)
        var result: [UInt8] = []
        var position = 0
        for reference in cssReferences(in: bytes) {
            // One inside of another has been replaced with it.
            guard reference.range.lowerBound >= position, let url = url(for: reference) else { continue }
            result += bytes[position..<reference.range.lowerBound]
            result += Array("url(\(url))".utf8)
            position = reference.range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// The assets that tokens and style sheets refer to, sorted. (A site may have replaced a token of its theme.)
    package var assetsInUse: [ThemeAsset] {
        let texts = stylesheets.map(\.css) + tokens.flatMap { [$0.light, $0.dark ?? ""] }
        let used = texts.filter(mayNameFile).flatMap { cssReferences(in: Array($0.utf8)) }.compactMap { asset(for: $0)?.asset.path }
        let names = Set(used)
        return assets.filter { names.contains($0.path) }
    }

    /// Whether a token's value is a file, or a picture in the value itself, and no gradient.
    package func showsFile(in token: String) -> Bool {
        tokens.contains { $0.name == token && mayNameFile($0.light) && !cssReferences(in: Array($0.light.utf8)).isEmpty }
    }

    /// What replaces a reference, or nil for one that may stay.
    private func url(for reference: CSSReference) -> String? {
        if let found = asset(for: reference) { return found.asset.url + found.suffix }
        return AssetAddress(reference.address) == .harmless ? nil : "about:invalid"
    }

    private func asset(for reference: CSSReference) -> (asset: ThemeAsset, suffix: String)? {
        guard case .asset(let path, let suffix) = AssetAddress(reference.address),
            let asset = assets.first(where: { $0.path == path })
        else { return nil }
        // What CSS would take for the end of the address has no place in it.
        let isPlain = suffix.utf8.allSatisfy { CSSName.isPart($0) && $0 != 0 || [0x23, 0x3F, 0x3D, 0x26, 0x2E].contains($0) }
        return (asset, isPlain ? suffix : "")
    }
}
