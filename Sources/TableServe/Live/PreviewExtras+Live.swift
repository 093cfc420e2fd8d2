extension PreviewExtras {
    /// What lets open pages follow the site: a script in each of them, its style, and the problems of the last build.
    static func live(problems: String) -> PreviewExtras {
        PreviewExtras(
            insertion: insertion,
            files: [
                script: ServedFile(Array(LiveScript.text.utf8), mediaType: .script),
                ReservedPath.folder + "live.css": ServedFile(Array(LiveStyle.text.utf8), mediaType: .css),
                ReservedPath.folder + "problems.json": ServedFile(Array(problems.utf8), mediaType: .json),
                ReservedPath.notFound: ServedFile(page: Array(notFound.utf8), extras: PreviewExtras(insertion: insertion)),
            ])
    }

    private static let script = ReservedPath.folder + "live.js"

    private static let insertion: @Sendable (String) -> [UInt8] = { tag in
        Array("<script src=\"/\(script)\" data-tag=\"\(tag)\" defer></script>\n".utf8)
    }

    /// A page even where there is no site, so that its problems are seen and it is followed when it is there.
    private static let notFound = """
        <!doctype html>
        <html lang=en>
        <meta charset=utf-8>
        <meta name=viewport content="width=device-width">
        <meta name=color-scheme content="light dark">
        <title>Not found</title>
        <body>
        <main><h1>Not found</h1><p>There is no file at this address.</p></main>
        </body>
        </html>

        """
}
