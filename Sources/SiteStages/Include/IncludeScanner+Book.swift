import TableBasics

/// The directives of mdBook, and of Jekyll, that stand between braces.
extension IncludeScanner {
    private static let bookNames = ["include", "rustdoc_include", "playground", "playpen"]

    /// `{{#include path:part}}`.
    func book(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard bytes[start + 1] == UInt8(ascii: "{") else { return nil }
        let words = bytes[(start + 2)..<line.upperBound].drop { $0 == 0x20 }
        guard words.first == UInt8(ascii: "#") else { return nil }
        let nameBytes = words.dropFirst().prefix { $0.isASCIIWord }
        let name = String(decoding: nameBytes, as: UTF8.self)
        guard Self.bookNames.contains(name),
            words.dropFirst(nameBytes.count + 1).first.map({ $0 == 0x20 || $0 == UInt8(ascii: "}") }) ?? true
        else { return nil }
        let isEscaped = start > line.lowerBound && bytes[start - 1] == UInt8(ascii: "\\")
        guard let end = bytes[nameBytes.endIndex..<line.upperBound].firstIndex(of: "}}") else {
            let end = trimmed(start..<line.upperBound).upperBound
            return isEscaped ? .escape(start - 1..<start, end: end) : .unreadable(start..<end, help: "end it with `}}`")
        }
        if isEscaped { return .escape(start - 1..<start, end: end + 2) }
        let arguments = text(nameBytes.endIndex..<end).split(separator: " ")
        guard let argument = arguments.first, argument.first != ":" else {
            return .unreadable(start..<end + 2, help: "name a file: `{{#\(name) listing.rs}}`")
        }
        let colon = argument.firstIndex(of: ":")
        let path = String(argument[..<(colon ?? argument.endIndex)])
        let isPlayground = name.hasPrefix("play")
        let rest = isPlayground ? nil : colon.map { argument[argument.index(after: $0)...] }
        guard let part = rest.map({ IncludePart(ofBook: $0) }) ?? .whole else {
            return .unreadable(start..<end + 2, help: "a part is `:name`, `:2`, `:2:10`, `:2:` or `::10`")
        }
        var directive = IncludeDirective(
            syntax: .book, path: path, part: part, range: start..<end + 2, words: trimmed(nameBytes.startIndex..<end))
        if isPlayground { directive.info = "rust" }
        return .directive(directive)
    }

    /// `{% include_relative path %}`.
    func relative(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard bytes[start + 1] == UInt8(ascii: "%") else { return nil }
        let words = bytes[(start + 2)..<line.upperBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        guard words.starts(with: "include_relative ".utf8) else { return nil }
        guard let end = words.firstIndex(of: "%}") else {
            return .unreadable(start..<trimmed(start..<line.upperBound).upperBound, help: "end it with `%}`")
        }
        let arguments = text(words.startIndex + 17..<end).split { $0 == " " }
        // Variables and parameters are a program's.
        let path = arguments.first.map(String.init) ?? ""
        guard !path.isEmpty, !path.contains("{"), arguments.dropFirst().allSatisfy({ $0 == "-" }) else {
            return .unreadable(start..<end + 2, help: "only the path of a file can stand here")
        }
        return .directive(
            IncludeDirective(syntax: .book, path: path, range: start..<end + 2, words: trimmed(words.startIndex..<end)))
    }
}
