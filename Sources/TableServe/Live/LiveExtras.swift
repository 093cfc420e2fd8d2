extension PreviewExtras {
    /// What lets open pages follow the site: a script in each of them, its style, and the problems of the last build.
    static func live(problems: String) -> PreviewExtras {
        PreviewExtras(
            insertion: { tag in Array("<script src=\"/\(script)\" data-tag=\"\(tag)\" defer></script>\n".utf8) },
            files: [
                script: ServedFile(Array(LiveScript.text.utf8), mediaType: .script),
                ReservedPath.folder + "live.css": ServedFile(Array(LiveStyle.text.utf8), mediaType: .css),
                ReservedPath.folder + "problems.json": ServedFile(Array(problems.utf8), mediaType: .json),
            ])
    }

    private static let script = ReservedPath.folder + "live.js"
}
