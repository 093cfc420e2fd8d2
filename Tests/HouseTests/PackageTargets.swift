/// The targets of `Package.swift` and what each depends on, read as text.
struct PackageTargets {
    /// By name: other targets of the package that can be imported.
    private(set) var dependencies: [String: Set<String>] = [:]

    init(_ manifest: String) {
        var declared: [(name: String, strings: [String])] = []
        for kind in ["target", "executableTarget", "testTarget", "systemLibrary"] {
            var rest = manifest[...]
            while let start = rest.firstRange(of: ".\(kind)(") {
                rest = rest[start.upperBound...]
                let strings = Self.strings(ofCall: rest)
                if let name = strings.first { declared.append((name, strings)) }
            }
        }
        let names = Set(declared.map(\.name))
        for target in declared { dependencies[target.name] = Set(target.strings.dropFirst()).intersection(names) }
    }

    /// The texts in quotes up to the closing parenthesis of a call, but for those of products and paths.
    private static func strings(ofCall text: Substring) -> [String] {
        var depth = 1
        var strings: [String] = []
        var index = text.startIndex
        var label: Substring = ""
        while depth > 0, index < text.endIndex {
            switch text[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                let end = text[text.index(after: index)...].firstIndex(of: "\"") ?? text.endIndex
                if depth == 1, label != "path" { strings.append(String(text[text.index(after: index)..<end])) }
                index = end
            case ":":
                label = text[..<index].reversed().prefix { $0.isLetter }.reversed().reduce(into: "") { $0.append($1) }[...]
            default: break
            }
            guard index < text.endIndex else { break }
            index = text.index(after: index)
        }
        return strings
    }
}
