import TableBasics

/// The snippets of Python-Markdown, which MkDocs has.
extension IncludeScanner {
    /// The end of the mark `--8<--` that begins at an offset, or nil.
    func snippetMark(at start: Int, before end: Int) -> Int? {
        let before = bytes[start..<end].prefix { $0 == UInt8(ascii: "-") }
        let behind = bytes[before.endIndex..<end]
        guard !before.isEmpty, behind.starts(with: "8<-".utf8) else { return nil }
        return behind.dropFirst(2).drop { $0 == UInt8(ascii: "-") }.startIndex
    }

    /// `--8<-- "path:part"`, alone in its line; a semicolon before it escapes it.
    func snippet(in line: Range<Int>, from start: Int) -> IncludeFinding? {
        let isEscaped = bytes[start] == UInt8(ascii: ";")
        var mark = start
        while mark < line.upperBound, bytes[mark] == UInt8(ascii: ";") { mark += 1 }
        guard let end = snippetMark(at: mark, before: line.upperBound) else { return nil }
        let argument = trimmed(end..<line.upperBound)
        guard let quote = argument.first.map({ bytes[$0] }), "\"'".utf8.contains(quote), argument.count > 2,
            bytes[argument.upperBound - 1] == quote, argument.lowerBound > end
        else {
            // The mark alone has paths in the lines behind it, and `[start:name]` is a mark of its own.
            return isEscaped && argument.isEmpty ? .escape(start..<start + 1, end: line.upperBound) : nil
        }
        if isEscaped { return .escape(start..<start + 1, end: line.upperBound) }
        return snippet(argument.lowerBound + 1..<argument.upperBound - 1, in: mark..<argument.upperBound)
    }

    /// The directive of a path with its part.
    func snippet(_ argument: Range<Int>, in range: Range<Int>) -> IncludeFinding {
        let words = text(argument)
        if words.contains("://") { return .unreadable(range, help: "copy the file into the project, and include that") }
        let colon = words.firstIndex(of: ":")
        guard let part = colon.map({ IncludePart(ofSnippet: words[words.index(after: $0)...]) }) ?? .whole,
            colon != words.startIndex
        else { return .unreadable(range, help: "a part is `:name`, `:2`, `:2:10` or `::10`") }
        let path = String(words[..<(colon ?? words.endIndex)])
        return .directive(IncludeDirective(syntax: .snippet, path: path, part: part, range: range, words: argument))
    }
}
