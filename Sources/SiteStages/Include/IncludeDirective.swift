import TableBasics

/// A place of a text that asks for the text of a file.
struct IncludeDirective: Equatable {
    let syntax: Syntax
    /// As the author wrote it.
    let path: String
    var part = IncludePart.whole
    /// All of it, in the file that it stands in.
    let range: Range<Int>
    /// Its words without its marks, in the same file: what is shown where it cannot be followed. nil for a comment, which stays one.
    var words: Range<Int>?
    /// What is said of the code block that it makes: language, lines, title; nil for text that goes in as it is.
    var info: String?

    enum Syntax: Equatable {
        /// mdBook's `{{#include file}}`; Jekyll's `{% include_relative file %}` reads paths the same way.
        case book
        /// `--8<-- "file"`, and `!!!include(file)!!!` of VuePress.
        case snippet
        /// VitePress' `<<< file` and `<!--@include: file-->`.
        case press
    }

    /// Where the file may be, best first, for a directive in a file of a folder.
    func candidates(from folder: String) -> [String] {
        switch syntax {
        case .press where path.hasPrefix("@"): return [Self.resolve(String(path.dropFirst()), from: "")]
        case .press where path.hasPrefix("/"): return [Self.resolve(path, from: "")]
        case .book, .press: return [Self.resolve(path, from: folder)]
        case .snippet:
            // Snippets are found from where their tool is run, which is beside the documents or above.
            var found = [Self.resolve(path, from: folder)]
            for path in [path, "../\(path)", "../../\(path)"].map({ Self.resolve($0, from: "") }) where !found.contains(path) {
                found.append(path)
            }
            return found
        }
    }

    /// Follows a path from a folder; both may lead out of the source folder.
    private static func resolve(_ path: String, from folder: String) -> String {
        var parts: [Substring] = []
        for part in SourcePath.parts(of: folder) + SourcePath.parts(of: path) {
            switch part {
            case ".": break
            case ".." where parts.last.map { $0 != ".." } ?? false: parts.removeLast()
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}

/// What stands in a line instead of ordinary text.
enum IncludeFinding: Equatable {
    case directive(IncludeDirective)
    /// A mark that keeps a directive from being one, which is left out, and where the text goes on that is none.
    case escape(Range<Int>, end: Int)
    /// It begins as a directive does.
    case unreadable(Range<Int>, help: String)
    /// It stands for a text; in code only where `isInCode`.
    case text(String, Range<Int>, isInCode: Bool)
    /// It stands for the address of a document.
    case reference(TemplateReference)
    /// From here on nothing is read.
    case raw(Int)

    var isEscape: Bool { if case .escape = self { true } else { false } }

    var start: Int {
        switch self {
        case .directive(let directive): directive.range.lowerBound
        case .escape(let range, _), .unreadable(let range, _), .text(_, let range, _): range.lowerBound
        case .reference(let reference): reference.range.lowerBound
        case .raw(let start): start
        }
    }
}
