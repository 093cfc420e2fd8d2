import TableModel

/// Why a directive cannot be followed.
enum IncludeProblem: Error {
    case missing(path: String)
    case outside
    case hidden(path: String)
    case noFile(path: String)
    case unreadable(path: String, reason: String)
    case binary(path: String)
    case loop(path: String)
    case tooDeep
    case tooMany
    case tooMuch
    case noPart(name: String, path: String, known: [String])
    case noLines(path: String, count: Int)

    func diagnostic(for directive: IncludeDirective) -> Diagnostic {
        var diagnostic =
            switch self {
            case .missing, .hidden, .noFile, .unreadable: fileDiagnostic(for: directive)
            case .outside:
                Diagnostic(
                    .includeOutside, "`\(directive.path)` is outside of the project", path: "",
                    help: "documents include what is in their repository, or in the folder that is built: copy the file there")
            case .binary(let path):
                Diagnostic(.includeBinary, "`\(path)` is no text", path: "", help: "link to it, or show it as an image: `![](…)`")
            case .loop(let path):
                Diagnostic(
                    .includeLoop, "`\(path)` includes itself", path: "", label: "it is being included here",
                    help: "take the directive out of one of the files, or include only a part")
            case .tooDeep:
                Diagnostic(
                    .includeLimit, "files include one another more than \(IncludeLimits.depth) deep", path: "",
                    help: "include the innermost file directly")
            case .tooMany:
                Diagnostic(
                    .includeLimit, "a document includes more than \(IncludeLimits.count) files", path: "",
                    help: "divide the document")
            case .tooMuch:
                Diagnostic(
                    .includeLimit, "a document includes more than \(IncludeLimits.size >> 20) MB", path: "",
                    help: "include a part of the file, or link to it")
            case .noPart, .noLines: partDiagnostic
            }
        if diagnostic.cause.isEmpty, case .missing(let path) = self { diagnostic.cause = path }
        return diagnostic
    }

    private func fileDiagnostic(for directive: IncludeDirective) -> Diagnostic {
        switch self {
        case .hidden(let path):
            Diagnostic(
                .includeFile, "`\(path)` is hidden, and hidden files are never published", path: "",
                help: "copy what may be published to a name without a dot")
        case .noFile(let path): Diagnostic(.includeFile, "`\(path)` is no file", path: "", help: "name a file in it")
        case .unreadable(let path, let reason): Diagnostic(.includeFile, "cannot read `\(path)`: \(reason)", path: "")
        default:
            Diagnostic(
                .includeFile, "no file `\(directive.path)`", path: "", label: "only its words are shown",
                help: "paths begin at the folder of the file that includes")
        }
    }

    private var partDiagnostic: Diagnostic {
        switch self {
        case .noPart(let name, let path, let known):
            let help: String =
                if let nearest = nearestName(to: name, in: known) {
                    "did you mean `\(nearest)`?"
                } else if known.isEmpty {
                    "mark it with `ANCHOR: \(name)` and `ANCHOR_END: \(name)` in comments of the file"
                } else {
                    "its parts are " + known.prefix(10).map { "`\($0)`" }.joined(separator: ", ")
                }
            return Diagnostic(.includePart, "`\(path)` has no part `\(name)`", path: "", help: help)
        case .noLines(let path, let count):
            return Diagnostic(.includePart, "there are no such lines in `\(path)`", path: "", help: "it has \(count) lines")
        default: return .unreadableInclude(help: "")
        }
    }
}

extension Diagnostic {
    static func unreadableInclude(help: String) -> Diagnostic {
        Diagnostic(.includeSyntax, "an include that cannot be read", path: "", help: help)
    }
}
