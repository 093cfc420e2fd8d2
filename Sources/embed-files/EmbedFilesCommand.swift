#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `embed-files OUTPUT FOLDER FILE…`: writes a Swift file with the contents of text files; run by the plugin EmbedFiles.
@main
struct EmbedFilesCommand {
    static func main() {
        do {
            try embed(Array(CommandLine.arguments.dropFirst()))
        } catch {
            // The build shows what a failed command printed.
            print("error: \(error)")
            exit(1)
        }
    }

    private static func embed(_ arguments: [String]) throws {
        guard arguments.count >= 2 else { throw EmbeddingError("usage: embed-files OUTPUT FOLDER FILE...") }
        let folder = arguments[1].hasSuffix("/") ? arguments[1] : arguments[1] + "/"
        let files = try arguments[2...].map { path in
            guard path.hasPrefix(folder) else { throw EmbeddingError("\(path) is not in \(folder)") }
            let contents = try Data(contentsOf: URL(fileURLWithPath: path))
            do {
                return try TextFile(path: String(path.dropFirst(folder.count)), bytes: Array(contents))
            } catch {
                throw EmbeddingError("\(folder)\(error)")
            }
        }
        try Data(EmbeddedSource(files).text.utf8).write(to: URL(fileURLWithPath: arguments[0]))
    }
}
