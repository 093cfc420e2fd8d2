import TableBasics

extension PreviewExtras {
    /// What lets open pages follow the site: a script in each of them, its style, and the problems of the last build.
    static func live(problems: String) -> PreviewExtras {
        PreviewExtras(
            insertion: insertion,
            files: [
                script: ServedFile(Array(LiveScript.text.utf8), mediaType: .script),
                ReservedPath.folder + "live.css": ServedFile(EmbeddedFile.at("Live/live.css").bytes, mediaType: .css),
                ReservedPath.folder + "problems.json": ServedFile(Array(problems.utf8), mediaType: .json),
                // A page even where there is no site, so that its problems are seen and it is followed when it is there.
                ReservedPath.notFound: ServedFile(
                    page: EmbeddedFile.at("Live/not-found.html").bytes, extras: PreviewExtras(insertion: insertion)),
            ])
    }

    private static let script = ReservedPath.folder + "live.js"

    private static let insertion: @Sendable (String) -> [UInt8] = { tag in
        Array("<script src=\"/\(script)\" data-tag=\"\(tag)\" defer></script>\n".utf8)
    }
}
