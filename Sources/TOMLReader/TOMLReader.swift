import TableBasics
package import TableModel
package import YAMLReader

/// The value of a TOML document (TOML 1.0), as a value of YAML, so that settings are read the same way from both; nil for one that
/// cannot be read. Texts are quoted scalars, anything else is not; the order is that of the source.
///
/// `firstLine` is the line that the bytes begin on, for front matter inside a document. Gives `toml-syntax`.
package func readTOML(_ bytes: ArraySlice<UInt8>, path: String, firstLine: Int = 1) -> Checked<YAMLNode?> {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    var reader = TOMLReader(Array(text), firstLine: firstLine)
    do throws(TOMLFailure) {
        return Checked(try reader.document())
    } catch {
        let diagnostic = Diagnostic(
            .tomlSyntax, error.message, path: path, at: reader.range(error.offset, error.offset + 1), help: error.help)
        return Checked(nil, [diagnostic])
    }
}

/// Reads TOML from its first byte to its last.
struct TOMLReader {
    let bytes: [UInt8]
    private(set) var offset = 0
    private let firstLine: Int
    private let lineStarts: [Int]
    private var depth = 0

    /// How deep arrays and tables may stand inside each other.
    static let maximumDepth = 64

    init(_ bytes: [UInt8], firstLine: Int) {
        self.bytes = bytes
        self.firstLine = firstLine
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// From one offset to another, cut off at the end of the first line.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        let line = lineStarts.line(of: start)
        let lineEnd = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
        return SourceRange(line: firstLine + line, column: start - lineStarts[line] + 1, length: min(end, lineEnd) - start)
    }

    // MARK: Bytes

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func byte(ahead distance: Int) -> UInt8? { offset + distance < bytes.count ? bytes[offset + distance] : nil }

    func startsWith(_ text: StaticString) -> Bool { bytes[offset...].starts(with: text.bytes) }

    mutating func advance(_ count: Int = 1) { offset = min(bytes.count, offset + count) }

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard self.byte == UInt8(ascii: byte) else { return false }
        advance()
        return true
    }

    mutating func skipSpace() { while byte == 0x20 || byte == 0x09 { advance() } }

    /// Passes over white space, ends of lines and comments.
    mutating func skipLines() {
        while let byte {
            if byte == UInt8(ascii: "#") { skipComment() } else if byte.isASCIISpace { advance() } else { return }
        }
    }

    private mutating func skipComment() { while byte != nil, byte != 0x0A { advance() } }

    /// Passes over what may stand behind a value in its line.
    private mutating func endLine() throws(TOMLFailure) {
        skipSpace()
        if byte == UInt8(ascii: "#") { skipComment() }
        if byte == 0x0D, byte(ahead: 1) == 0x0A { advance() }
        guard byte == nil || byte == 0x0A else {
            throw TOMLFailure(
                "more text behind the value", at: offset, help: "put text in quotes, and each key on a line of its own")
        }
        advance()
    }

    // MARK: Tables

    mutating func document() throws(TOMLFailure) -> YAMLNode {
        let root = TOMLTable(.header, at: range(0, 1))
        var table = root
        while true {
            skipLines()
            guard byte != nil else { return root.node }
            if startsWith("[[") {
                table = try tableOfList(root)
            } else if take("[") {
                table = try tableOfHeader(root)
            } else {
                try entry(of: table)
            }
            try endLine()
        }
    }

    private mutating func tableOfHeader(_ root: TOMLTable) throws(TOMLFailure) -> TOMLTable {
        let keys = try keys()
        guard take("]") else { throw .openName(keys, help: "end it with `]`") }
        guard let last = keys.last else { return root }
        let parent = try table(keys.dropLast(), in: root, origin: .implied)
        switch parent[last.name] {
        case .table(let table)? where table.origin == .implied:
            table.origin = .header
            table.range = last.node.range
            return table
        case nil:
            let table = TOMLTable(.header, at: last.node.range)
            _ = parent.add(last.node, named: last.name, .table(table))
            return table
        default: throw .twice(last)
        }
    }

    private mutating func tableOfList(_ root: TOMLTable) throws(TOMLFailure) -> TOMLTable {
        advance(2)
        let keys = try keys()
        guard startsWith("]]") else { throw .openName(keys, help: "end it with `]]`") }
        advance(2)
        guard let last = keys.last else { return root }
        let parent = try table(keys.dropLast(), in: root, origin: .implied)
        let table = TOMLTable(.header, at: last.node.range)
        switch parent[last.name] {
        case .tables(let list)?: list.tables.append(table)
        case nil:
            let list = TOMLTableList(at: last.node.range)
            list.tables = [table]
            _ = parent.add(last.node, named: last.name, .tables(list))
        default: throw .twice(last)
        }
        return table
    }

    /// The table that some names lead to, which is made where there is none.
    private func table(_ keys: ArraySlice<Key>, in root: TOMLTable, origin: TOMLTable.Origin) throws(TOMLFailure) -> TOMLTable {
        var table = root
        for key in keys {
            switch table[key.name] {
            case .table(let next)? where next.origin != .inline: table = next
            case .tables(let list)? where origin == .implied:
                guard let last = list.tables.last else { throw .twice(key) }
                table = last
            case nil:
                let next = TOMLTable(origin, at: key.node.range)
                _ = table.add(key.node, named: key.name, .table(next))
                table = next
            default: throw .twice(key)
            }
        }
        return table
    }

    /// `key = value`.
    private mutating func entry(of table: TOMLTable) throws(TOMLFailure) {
        let keys = try keys()
        guard let last = keys.last else { return }
        skipSpace()
        guard take("=") else { throw TOMLFailure("a key without `=`", at: last.offset, help: "write `key = value`") }
        skipSpace()
        let value = try value()
        let parent = try self.table(keys.dropLast(), in: table, origin: .dotted)
        guard parent.add(last.node, named: last.name, value) else { throw .twice(last) }
    }

    // MARK: Keys

    struct Key {
        let name: String
        let node: YAMLNode
        let offset: Int
    }

    /// Names with dots between.
    private mutating func keys() throws(TOMLFailure) -> [Key] {
        var keys: [Key] = []
        repeat {
            skipSpace()
            guard keys.count < Self.maximumDepth else { throw TOMLFailure("tables stand too deep inside each other", at: offset) }
            let start = offset
            let name: String
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                name = try quotedText()
            } else {
                while byte?.isASCIIWord == true || byte == UInt8(ascii: "-") { advance() }
                guard offset > start else {
                    throw TOMLFailure(
                        "no key where one is expected", at: start,
                        help: "a key with other characters than letters, digits, `_` and `-` needs quotes")
                }
                name = String(decoding: bytes[start..<offset], as: UTF8.self)
            }
            keys.append(Key(name: name, node: YAMLNode(.scalar(name, isQuoted: true), at: range(start, offset)), offset: start))
            skipSpace()
        } while take(".")
        return keys
    }

    // MARK: Values

    private mutating func value() throws(TOMLFailure) -> TOMLValue {
        let start = offset
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = startsWith("\"\"\"") || startsWith("'''") ? try longText() : try quotedText()
            return .scalar(YAMLNode(.scalar(text, isQuoted: true), at: range(start, offset)))
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "{"): return .table(try inlineTable())
        default: return .scalar(YAMLNode(.scalar(try bareValue(), isQuoted: false), at: range(start, offset)))
        }
    }

    private mutating func deeper() throws(TOMLFailure) {
        depth += 1
        if depth > Self.maximumDepth { throw TOMLFailure("values stand too deep inside each other", at: offset) }
    }

    private mutating func array() throws(TOMLFailure) -> TOMLValue {
        let start = offset
        try deeper()
        advance()
        var items: [TOMLValue] = []
        while true {
            skipLines()
            if take("]") { break }
            guard byte != nil else {
                throw TOMLFailure("the list that begins here is not closed", at: start, help: "end it with `]`")
            }
            items.append(try value())
            skipLines()
            if take(",") || byte == UInt8(ascii: "]") || byte == nil { continue }
            throw TOMLFailure("no `,` between two values", at: min(offset, max(0, bytes.count - 1)), help: "lists are `[1, 2]`")
        }
        depth -= 1
        return .array(items, range(start, start + 1))
    }

    private mutating func inlineTable() throws(TOMLFailure) -> TOMLTable {
        let start = offset
        try deeper()
        advance()
        let table = TOMLTable(.dotted, at: range(start, start + 1))
        while true {
            skipLines()
            if take("}") { break }
            guard byte != nil else {
                throw TOMLFailure("the table that begins here is not closed", at: start, help: "end it with `}`")
            }
            try entry(of: table)
            skipLines()
            if take(",") || byte == UInt8(ascii: "}") || byte == nil { continue }
            throw TOMLFailure(
                "no `,` between two keys", at: min(offset, max(0, bytes.count - 1)), help: "tables are `{a = 1, b = 2}`")
        }
        table.origin = .inline
        depth -= 1
        return table
    }

    /// A number, a Boolean, a date.
    private mutating func bareValue() throws(TOMLFailure) -> String {
        let start = offset
        while let byte, byte.isASCIIAlphanumeric || "+-_.:".utf8.contains(byte) { advance() }
        // A date and a time may have a space between.
        if offset - start == 10, byte == 0x20, byte(ahead: 1)?.isASCIIDigit ?? false, byte(ahead: 3) == UInt8(ascii: ":") {
            advance()
            while let byte, byte.isASCIIDigit || "+-:.Zz".utf8.contains(byte) { advance() }
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if text == "true" || text == "false" { return text }
        if let number = TOMLNumber.text(of: text) { return number }
        guard CalendarDate.isDate(text) || TOMLNumber.isTime(text) else {
            throw TOMLFailure(
                text.isEmpty ? "a value is missing here" : "`\(text)` is no value", at: min(start, max(0, bytes.count - 1)),
                help: "put text in quotes: `\"\(text)\"`")
        }
        return text
    }
}

extension TOMLFailure {
    fileprivate static func openName(_ keys: [TOMLReader.Key], help: String) -> TOMLFailure {
        TOMLFailure("the name of a table is not closed", at: keys.first?.offset ?? 0, help: help)
    }

    static func twice(_ key: TOMLReader.Key) -> TOMLFailure {
        TOMLFailure("`\(key.name)` is set twice", at: key.offset, help: "remove one of the two")
    }
}
