/// What the argument parser names of Foundation, for executables that are linked without it.
///
/// It asks errors for their `LocalizedError`, which none of ours is, and writes help as JSON, which a release does not have. All of
/// Foundation's Essentials would be six megabytes more. The names and their order are those of Foundation; a name that is missing
/// stops the linker.
import Glibc

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}

public struct Data {}

extension String {
    public struct Encoding {
        public static let utf8 = Encoding()
    }

    public init?(data: __shared Data, encoding: Encoding) { return nil }
}

open class JSONEncoder {
    public struct OutputFormatting {
        public static let prettyPrinted = OutputFormatting()
        public static let sortedKeys = OutputFormatting()
    }

    public init() {
        fputs("error: help as JSON is only in builds with Foundation, as by `swift build`\n", stderr)
        exit(64)
    }
}
