import TableBasics

/// The directives of VitePress and VuePress.
extension IncludeScanner {
    /// `<!--@include: path#region{1,10}-->`; a second `@` escapes it.
    func markdown(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard bytes[start..<line.upperBound].starts(with: "<!--".utf8) else { return nil }
        let words = bytes[(start + 4)..<line.upperBound].drop { $0 == 0x20 }
        if words.starts(with: "@@include:".utf8) {
            return .escape(words.startIndex..<words.startIndex + 1, end: words.startIndex + 2)
        }
        guard words.starts(with: "@include:".utf8) else { return nil }
        guard let end = words.firstIndex(of: "-->") else {
            return .unreadable(start..<trimmed(start..<line.upperBound).upperBound, help: "end it with `-->`")
        }
        var path = text(trimmed(words.startIndex + 9..<end))[...]
        var lines: Substring = ""
        if path.last == "}", let brace = path.lastIndex(of: "{") {
            lines = path[path.index(after: brace)...].dropLast()
            path = path[..<brace]
        }
        let (file, name) = split(path)
        guard !file.isEmpty, let part = IncludePart(ofPress: lines, name: name) else {
            return .unreadable(start..<end + 3, help: "write `<!--@include: ./file.md{1,10}-->`")
        }
        return .directive(IncludeDirective(syntax: .press, path: file, part: part, range: start..<end + 3))
    }

    /// A path and the name of a region behind its `#`.
    private func split(_ path: Substring) -> (path: String, name: String?) {
        let words = path.drop { $0 == " " }
        let end = words.firstIndex { $0 == "#" }
        let file = words[..<(end ?? words.endIndex)]
        return (String(file).trimmingEnd(), end.map { String(words[words.index(after: $0)...]).trimmingEnd() })
    }

    /// `<<< path#region{1,3 ts} [title]`, alone in its line.
    func code(in line: Range<Int>, from start: Int) -> IncludeFinding? {
        let words = trimmed(start..<line.upperBound)
        guard bytes[words].starts(with: "<<<".utf8) else { return nil }
        var rest = text(trimmed(words.lowerBound + 3..<words.upperBound))[...]
        var title = ""
        if rest.last == "]", let bracket = rest.lastIndex(of: "[") {
            title = String(rest[bracket...])
            rest = Substring(String(rest[..<bracket]).trimmingEnd())
        }
        var marked = ""
        var language: String?
        if rest.last == "}", let brace = rest.lastIndex(of: "{") {
            for word in rest[rest.index(after: brace)...].dropLast().split(separator: " ") {
                if word.first?.isNumber ?? false { marked = "{\(word)}" } else if !word.hasPrefix(":") { language = String(word) }
            }
            rest = Substring(String(rest[..<brace]).trimmingEnd())
        }
        let (path, name) = split(rest)
        // What only looks like it: a conflict of git's, a text that goes into a program.
        guard !path.isEmpty, !path.utf8.contains(where: { " \"'`<>|$".utf8.contains($0) }), path.utf8.contains(UInt8(ascii: "."))
        else { return nil }
        var directive = IncludeDirective(
            syntax: .press, path: path, part: IncludePart(name: name), range: words,
            words: trimmed(words.lowerBound + 3..<words.upperBound))
        directive.info = [language ?? type(of: path), marked, title].filter { !$0.isEmpty }.joined(separator: " ")
        return .directive(directive)
    }

    /// VuePress' `@[code{3-8}{1,2} js](path)`, alone in its line: some lines of a file, some of them marked, perhaps in a language.
    func linkedCode(in line: Range<Int>, from start: Int) -> IncludeFinding? {
        let range = trimmed(start..<line.upperBound)
        let words = text(range)[...]
        guard words.hasPrefix("@[code"), words.hasSuffix(")"), let end = words.firstIndex(of: "]") else { return nil }
        let opening = words.index(after: end)
        guard words[opening...].hasPrefix("(") else { return nil }
        let path = String(words[words.index(after: opening)...].dropLast())
        var rest = words[..<end].dropFirst("@[code".count)
        guard !path.isEmpty, !path.contains(where: \.isWhitespace), rest.first.map({ "{ :".contains($0) }) ?? true else {
            return nil
        }
        var part = IncludePart()
        if rest.first == "{", let close = rest.firstIndex(of: "}") {
            let bounds = rest[..<close].dropFirst().split(separator: "-", omittingEmptySubsequences: false)
            part.lines = [IncludePart.Lines(first: bounds.first.flatMap { Int($0) }, last: bounds.last.flatMap { Int($0) })]
            rest = rest[rest.index(after: close)...]
        }
        let marked = rest.firstIndex(of: "{").flatMap { open in rest[open...].firstIndex(of: "}").map { rest[open...$0] } }
        let language = rest.split { $0 == " " || $0 == "{" }.first { $0.first?.isLetter ?? false }?.prefix { $0 != ":" }
        var directive = IncludeDirective(syntax: .press, path: path, part: part, range: range, words: range)
        directive.info = [language.map(String.init) ?? type(of: path), marked.map(String.init) ?? ""].filter { !$0.isEmpty }
            .joined(separator: " ")
        return .directive(directive)
    }

    /// VuePress' `!!!include(path)!!!`, alone in its line.
    func marked(in line: Range<Int>, from start: Int) -> IncludeFinding? {
        let range = trimmed(start..<line.upperBound)
        let words = text(range)
        guard words.hasPrefix("!!!include("), words.hasSuffix(")!!!") else { return nil }
        let path = words.dropFirst("!!!include(".count).dropLast(")!!!".count).filter { !$0.isWhitespace }
        guard !path.isEmpty else { return nil }
        return .directive(IncludeDirective(syntax: .snippet, path: path, range: range, words: range))
    }

    /// The extension of a file, as the language of code.
    private func type(of path: String) -> String {
        let name = SourcePath.name(of: path)
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        var text = self[...]
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
