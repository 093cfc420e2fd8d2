import TableModel

/// What a theme is made of beside its tokens: the head of `tablesite theme show`.
package struct ThemeOverview: Sendable, Equatable {
    /// What it extends, nearest first.
    package var bases: [String]
    /// Its own files but `theme.yml`, then those of its bases: `theme.css`, `cells/card.mustache`, `assets/serif.woff2`. A
    /// template or an asset that a nearer theme replaces is left out.
    package var files: [(owner: String, path: String)]
    /// The names of its icons and of those that it inherits, sorted.
    package var icons: [String]

    package init(of name: String, in files: ThemeFiles) {
        let chain = lineage(of: name, in: files).value.map(\.name)
        var seen: Set<String> = []
        icons = files.readIcons(of: chain).value.keys.sorted()
        self.bases = Array(chain.dropFirst())
        self.files = chain.flatMap { owner in
            files.paths(below: owner + "/").map { (owner: owner, path: String($0.dropFirst(owner.count + 1))) }
        }
        .filter { file in
            guard file.path != "theme.yml", ThemeIcons.name(ofFile: file.path) == nil, ThemeFolder.place(for: file.path) == nil,
                !ThemeFolder.isNote(file.path)
            else {
                return false
            }
            // The rules of all themes of a chain are used.
            return seen.insert(file.path).inserted || (file.path.hasSuffix(".css") && !file.path.hasPrefix("assets/"))
        }
    }

    package static func == (left: ThemeOverview, right: ThemeOverview) -> Bool {
        left.bases == right.bases && left.icons == right.icons && left.files.elementsEqual(right.files) { $0 == $1 }
    }
}
