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

/// `embed-themes OUTPUT FOLDER FILE…`: writes a Swift file with the contents of text files; run by the plugin EmbedThemes.
@main
struct EmbedThemesCommand {
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
        guard arguments.count >= 2 else { throw EmbeddingError("usage: embed-themes OUTPUT FOLDER FILE...") }
        let folder = arguments[1].hasSuffix("/") ? arguments[1] : arguments[1] + "/"
        let files = try arguments[2...].map { path in
            guard path.hasPrefix(folder) else { throw EmbeddingError("\(path) is not in \(folder)") }
            let contents = try Data(contentsOf: URL(fileURLWithPath: path))
            return try EmbeddedFile(path: String(path.dropFirst(folder.count)), bytes: Array(contents))
        }
        try Data(embeddedFilesSource(files).utf8).write(to: URL(fileURLWithPath: arguments[0]))
    }
}

/// Why a file cannot be embedded; shown by the build.
struct EmbeddingError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
