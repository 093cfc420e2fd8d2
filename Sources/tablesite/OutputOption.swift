import ArgumentParser

/// The option that names the output, in all its spellings. Of several the parser of arguments takes the last, and says nothing.
enum OutputOption {
    static let names = ["-o", "-d", "--output"]

    /// Throws a `ValidationError` when the output is named more than once.
    static func check(_ arguments: [String]) throws {
        let options = arguments.prefix { $0 != "--" }
        let given = options.compactMap { argument in
            names.first { argument == $0 || argument.hasPrefix("\($0)=") }
        }
        guard given.count > 1 else { return }
        throw ValidationError("`\(given[0])` and `\(given[1])` both name the output; leave out one of them")
    }
}
