import SiteModel
import SiteStages
import TOMLReader
import TableBasics
import TableModel
import YAMLReader

/// What documents say of themselves.
extension ImportDraft {
    /// The front matter of a file of the other project; nil for none.
    func frontMatter(of path: String) -> YAMLNode? {
        guard let bytes = try? folder.tree.read(path) else { return nil }
        return frontMatter(in: bytes, path: path)
    }

    private func frontMatter(in bytes: [UInt8], path: String) -> YAMLNode? {
        guard let range = frontMatterRange(of: bytes) else { return nil }
        let read = bytes.starts(with: "+++".utf8) ? readTOML : readYAML
        return read(bytes[range], path, 2).value
    }

    /// That of a document of the new project, relative to its folder of documents.
    func frontMatter(ofDocument path: String) -> YAMLNode? {
        bytes(ofDocument: path).flatMap { frontMatter(in: $0, path: path) }
    }

    func bytes(ofDocument path: String) -> [UInt8]? {
        switch project.files["\(Self.site)/\(path)"] {
        case .copy(let source)?: try? folder.tree.read(source)
        case .text(let text)?: Array(text.utf8)
        case nil: nil
        }
    }

    /// What the front matter of a document of the new project means here; nil for none.
    func pageSettings(ofDocument path: String) -> PageSettings? {
        guard let bytes = bytes(ofDocument: path), let range = frontMatterRange(of: bytes) else { return nil }
        return readPageSettings(bytes[range], isTOML: bytes.starts(with: "+++".utf8), path: path, firstLine: 2).value
    }

    /// Adds a key to the front matter of a document of the new project, before all others.
    ///
    /// - Parameter value: a word or a date, which YAML has without quotes.
    mutating func addFrontMatter(_ key: String, _ value: String, toDocument path: String) {
        guard let bytes = bytes(ofDocument: path) else { return }
        var text = String(decoding: bytes, as: UTF8.self)
        if frontMatterRange(of: bytes) == nil {
            text = "---\n\(key): \(value)\n---\n" + text
        } else if let end = text.firstIndex(where: \.isNewline) {
            let isTOML = bytes.starts(with: "+++".utf8)
            let isWord = value != "true" && value.first?.isNumber == false
            // Words have quotes in TOML.
            let quote = isTOML && isWord ? "\"" : ""
            let line = key + (isTOML ? " = " : ": ") + quote + value + quote
            text.insert(contentsOf: "\n" + line, at: end)
        }
        project.files["\(Self.site)/\(path)"] = .text(text)
    }

    /// Puts a text in the place of a value in the front matter of a document of the new project.
    mutating func replace(_ node: YAMLNode, by text: String, inDocument path: String) {
        guard var bytes = bytes(ofDocument: path) else { return }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let (line, column) = (node.range.start.line - 1, node.range.start.column - 1)
        guard lines.indices.contains(line), column + node.range.length <= lines[line].count else { return }
        let start = lines[line].startIndex + column
        bytes.replaceSubrange(start..<start + node.range.length, with: ImportedSettings.scalar(text).utf8)
        project.files["\(Self.site)/\(path)"] = .text(String(decoding: bytes, as: UTF8.self))
    }

    /// Gives documents without a date the day that their names have.
    ///
    /// - Parameter day: from the path of a file of the other project; nil for what is no post.
    mutating func datePosts(_ day: (String) -> String?) {
        for document in documents {
            guard let day = origin(ofDocument: document).flatMap(day), frontMatter(ofDocument: document)?.value("date") == nil
            else {
                continue
            }
            addFrontMatter("date", day, toDocument: document)
        }
    }

    /// Writes the lines `Title: words` that begin a document of MkDocs as front matter: all up to the first empty line, where one
    /// that is indented goes on with the value before it.
    mutating func takeMetadataLines() {
        for document in documents {
            guard let bytes = bytes(ofDocument: document), frontMatterRange(of: bytes) == nil,
                let lines = MetadataLines(String(decoding: bytes, as: UTF8.self))
            else { continue }
            project.files["\(Self.site)/\(document)"] = .text("---\n\(lines.yaml)---\n\(lines.rest)")
        }
    }

    /// What a document is called: by its front matter, its first heading or its name.
    func title(ofDocument path: String) -> String {
        frontMatter(ofDocument: path)?.value("title")?.words ?? firstHeading(ofDocument: path)?.words
            ?? DocumentName.title(ofDocument: path)
    }

    /// The words of the first heading of the first level, and its line; nil where other text stands before it.
    func firstHeading(ofDocument path: String) -> (words: String, line: Int)? {
        guard let bytes = bytes(ofDocument: path) else { return nil }
        let start = frontMatterRange(of: bytes)?.upperBound ?? 0
        var number = bytes[..<start].count { $0 == 0x0A }
        let lines = String(decoding: bytes[start...], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var last: Substring = ""
        for line in lines {
            number += 1
            let text = line.hasSuffix("\r") ? line.dropLast() : line
            if text.hasPrefix("```") || text.hasPrefix("~~~") { return nil }
            if text.hasPrefix("# ") { return (Self.words(ofHeading: text.dropFirst(2)), number) }
            if text.hasPrefix("==="), text.allSatisfy({ $0 == "=" || $0 == " " }), !last.isEmpty {
                return (Self.words(ofHeading: last), number - 1)
            }
            last = text
        }
        return nil
    }

    /// Without what ends a heading: marks, attributes.
    private static func words(ofHeading text: Substring) -> String {
        var text = text
        while text.last == " " || text.last == "#" { text.removeLast() }
        if text.hasSuffix("}"), let brace = text.lastIndex(of: "{"),
            text[brace...].dropFirst().first.map({ "#.:".contains($0) }) == true
        {
            text = text[..<brace]
        }
        return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Says of how many documents the front matter has one title and the first heading another.
    mutating func reportTitles() {
        var first: (title: String, heading: String, path: String, line: Int)?
        var count = 0
        for document in documents {
            guard let settings = frontMatter(ofDocument: document), let title = settings.value("title")?.words,
                let heading = Self.nameOfHome(settings) ?? firstHeading(ofDocument: document), !heading.words.contains("{{"),
                Self.letters(heading.words) != Self.letters(title)
            else { continue }
            count += 1
            if first == nil, case .copy(let path)? = project.files["\(Self.site)/\(document)"] {
                first = (title, heading.words, path, heading.line)
            }
        }
        guard let first else { return }
        diagnostics.append(
            .importTitle(first.title, heading: first.heading, count: count, path: first.path, line: first.line))
    }

    /// The name that the front matter of VitePress gives a home page, which is its heading, and its line.
    private static func nameOfHome(_ settings: YAMLNode) -> (words: String, line: Int)? {
        guard settings.value("layout")?.words == "home", let name = settings.value("hero")?.value("name"), let words = name.words
        else { return nil }
        return (words, name.range.start.line)
    }

    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// Metadata as MultiMarkdown has it, and MkDocs reads it.
struct MetadataLines {
    private(set) var yaml = ""
    /// What stands behind them.
    let rest: Substring

    /// nil for a document that does not begin with any.
    init?(_ text: String) {
        var values: [(key: String, words: [String])] = []
        var rest = (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...])
        while !rest.isEmpty {
            let line = rest.prefix { !$0.isNewline }
            if line.allSatisfy({ $0 == " " || $0 == "\t" }) { break }
            if let entry = Self.entry(line) {
                values.append(entry)
            } else if !values.isEmpty, line.hasPrefix("    ") {
                values[values.count - 1].words.append(String(line.drop { $0 == " " }))
            } else {
                break
            }
            rest = rest[line.endIndex...].dropFirst()
        }
        guard !values.isEmpty else { return nil }
        self.rest = rest
        for (key, words) in values {
            yaml += "\(key): \(ImportedSettings.scalar(words.filter { !$0.isEmpty }.joined(separator: " ")))\n"
        }
    }

    private static func entry(_ line: Substring) -> (key: String, words: [String])? {
        let line = line.drop { $0 == " " }
        let key = line.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
        guard !key.isEmpty, line[key.endIndex...].first == ":" else { return nil }
        let value = line[key.endIndex...].dropFirst()
        // An address is text.
        guard value.isEmpty || value.first == " " || value.first == "\t" else { return nil }
        return (key.lowercased(), [String(value.drop { $0 == " " || $0 == "\t" })])
    }
}
