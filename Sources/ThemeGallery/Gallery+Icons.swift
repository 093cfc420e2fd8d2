extension Gallery {
    /// A row for each icon of a theme; nothing for a theme without.
    static func icons(_ names: [String]) -> String {
        guard let first = names.first else { return "" }
        let rows = names.enumerated().map { index, name in
            "- \(name) {icon=\(name) icon-color=\(tiles[index % tiles.count]) icon-label=#fff}\n"
        }
        return """
            ## Icons

            ### In colours of their own

            \(rows.joined())
            ### In the theme's

            - [With an arrow](index.md) {icon=\(first)}
            - **With a detail** - And a value {icon=\(first) value=3}
            - Selected {icon=\(first) selected=true}
            - [ ] To be ticked {icon=\(first)}

            """
    }

    /// Colours on which white drawings can be told, whatever colour the theme gives them.
    private static let tiles = ["#c2342c", "#a85a00", "#17803a", "#0a6be0", "#7a4fb5"]
}
