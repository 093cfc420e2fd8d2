package import TableModel

extension Diagnostic {
    /// The diagnostic at the value of a top-level key of YAML, if it names no file yet.
    ///
    /// For what a value leads to and only the whole project tells, such as a theme that does not exist.
    package func placed(atKey key: String, of bytes: [UInt8], path: String) -> Diagnostic {
        guard self.path.isEmpty else { return self }
        var diagnostic = self
        diagnostic.path = path
        let lines = SourceLines(bytes)
        guard let line = (1...lines.count).first(where: { lines[$0].starts(with: "\(key):".utf8) }) else { return diagnostic }
        let text = lines[line]
        let value = text.dropFirst(key.utf8.count + 1).drop { $0 == UInt8(ascii: " ") }
        let length = value.prefix { $0 > UInt8(ascii: " ") }.count
        diagnostic.range = SourceRange(line: line, column: value.startIndex - text.startIndex + 1, length: length)
        return diagnostic
    }
}
