import SiteModel
import TableBasics
import TableMarkdown
import TableModel

/// Puts the text of files in the place of the directives that ask for it.
///
/// In a fenced code block it goes in as text. Elsewhere it is Markdown, whose own directives are followed from the folder of its
/// file. Of a directive that cannot be followed the words stay. What stands before a directive that is alone in its line, such
/// as spaces and the marks of a quote, stands before each line of the text.
struct IncludeExpander {
    let files: IncludableFiles
    private let values: TemplateValues
    /// The document is the first.
    var texts: [IncludedText]
    var indices: [String: Int]
    var statuses: [String: IncludableFiles.Status] = [:]
    var draft = ExpansionDraft()
    var included: Set<String> = []
    var includedSize = 0
    var includedCount = 0
    /// The line stands in a group of VitePress, whose blocks of code are named for their files.
    private(set) var isInCodeGroup = false
    /// There was a directive, or a mark that keeps one from being one.
    private var isChanged = false
    /// Between `{% raw %}` and `{% endraw %}`.
    private var isRaw = false

    /// nil for a document without any directive.
    ///
    /// - Parameters:
    ///   - bodyStart: where the Markdown of the document begins.
    ///   - values: what names between braces stand for.
    ///   - home: what the front matter shows, which stands before everything else.
    static func expand(
        _ source: [UInt8], path: String, bodyStart: Int, with files: IncludableFiles, values: TemplateValues = TemplateValues(),
        home: HomePage? = nil
    ) -> IncludeExpansion? {
        var expander = IncludeExpander(document: IncludedText(path: path, bytes: source), files: files, values: values)
        expander.draft.append(0, 0..<bodyStart)
        if let home { expander.add(home) }
        let lines = expander.texts[0].lines
        expander.expand(0, lines.indices.filter { lines[$0].lowerBound >= bodyStart }[...], in: Surroundings())
        expander.draft.endFence()
        return expander.isChanged ? expander.finish(bodyStart: bodyStart) : nil
    }

    private init(document: IncludedText, files: IncludableFiles, values: TemplateValues) {
        self.files = files
        self.values = values
        texts = [document]
        indices = [document.path: 0]
    }

    private mutating func add(_ home: HomePage) {
        isChanged = true
        let lines = texts[0].lines
        for part in home.parts {
            let line = part.place.start.line - 1
            let start = lines.indices.contains(line) ? lines[line].lowerBound + part.place.start.column - 1 : 0
            draft.add(Array(part.markdown.utf8), for: 0, start..<start + max(1, part.place.length))
        }
    }

    private func finish(bodyStart: Int) -> IncludeExpansion {
        let finished = draft.finish(texts)
        let diagnostics = finished.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.path = texts[0].path
            return diagnostic
        }
        let onlyFile = draft.onlyFile(texts, from: bodyStart).map { texts[$0].path }
        return IncludeExpansion(
            source: finished.source, statuses: statuses, included: included, onlyFile: onlyFile, diagnostics: diagnostics)
    }

    /// What a text goes into.
    struct Surroundings {
        /// Stands before each of its lines but the first.
        var indent: [UInt8] = []
        /// It is the text of a code block.
        var isCode = false
        /// The files on the way to it, the document first.
        var way: [Int] = [0]
    }

    // MARK: Lines

    mutating func expand(_ file: Int, _ lines: ArraySlice<Int>, in surroundings: Surroundings) {
        let isDocument = surroundings.way.count == 1
        var index = lines.startIndex
        while index < lines.endIndex {
            let line = texts[file].lines[lines[index]]
            let content = texts[file].content(ofLine: lines[index])
            // The end of the last line is that of the directive's.
            let range = isDocument || index + 1 < lines.endIndex ? line : content.startIndex..<content.endIndex
            if index > lines.startIndex { indent(file, range, surroundings.indent) }
            if surroundings.isCode {
                draft.widenFence(for: content)
                draft.append(file, range)
            } else if let end = expandSnippets(file, lines[index...], in: surroundings) {
                index = end
            } else {
                expand(file, line: range, content, in: surroundings)
            }
            index += 1
        }
    }

    /// Puts what stands before a directive before a line, unless it would be white space alone.
    private mutating func indent(_ file: Int, _ line: Range<Int>, _ indent: [UInt8]) {
        guard !indent.isEmpty else { return }
        let isBlank = texts[file].bytes[line].allSatisfy(\.isASCIISpace)
        if !isBlank || indent.contains(where: { !$0.isASCIISpace }) {
            draft.add(indent, for: file, line.lowerBound..<line.lowerBound + 1)
        }
    }

    private mutating func expand(_ file: Int, line: Range<Int>, _ content: ArraySlice<UInt8>, in surroundings: Surroundings) {
        let scanner = IncludeScanner(bytes: texts[file].bytes, values: values)
        if draft.appendFence(file, line, content) { return }
        let marks = content.drop(while: \.isASCIISpace)
        if marks.starts(with: ":::".utf8) {
            isInCodeGroup = marks.drop { $0 == UInt8(ascii: ":") || $0 == 0x20 }.starts(with: "code-group".utf8)
        }
        let words = content.startIndex..<content.endIndex
        let start = ExpansionDraft.endOfMarks(in: content)
        let isInFence = draft.isInFence
        let spaces = content.endIndex - content.drop(while: \.isASCIISpace).count
        let block = scanner.block(in: words, from: spaces) ?? (spaces == start ? nil : scanner.block(in: words, from: start))
        if case .directive(let directive)? = block, isInFence, directive.info != nil {
            // VitePress reads these where code blocks can begin.
        } else if let block {
            isChanged = true
            return follow(block, file, line, words, in: surroundings)
        }
        guard var next = readRaw(file, line, from: line.lowerBound, scanner) else { return }
        var hidden: [Range<Int>]?
        while let finding = scanner.inline(in: words, from: max(next, words.lowerBound)) {
            if !isInFence, !finding.isEscape {
                if hidden == nil { hidden = content.codeAndComments.reversed() }
                while let last = hidden?.last, last.upperBound <= finding.start { hidden?.removeLast() }
                if let range = hidden?.last, range.contains(finding.start) {
                    draft.append(file, next..<range.upperBound)
                    next = range.upperBound
                    continue
                }
            }
            if next == line.lowerBound, isAlone(finding, in: content) {
                isChanged = true
                return follow(finding, file, line, words, in: surroundings)
            }
            draft.append(file, next..<finding.start)
            if case .raw(let start) = finding {
                isRaw = true
                guard let end = readRaw(file, line, from: start, scanner) else { return }
                next = end
            } else {
                next = take(finding, file, isInFence: isInFence, in: surroundings)
            }
        }
        draft.append(file, next..<line.upperBound)
    }

    /// Appends what stands before `{% endraw %}` and that; the offset where directives are read again, nil for none in the line.
    private mutating func readRaw(_ file: Int, _ line: Range<Int>, from start: Int, _ scanner: IncludeScanner) -> Int? {
        guard isRaw else { return start }
        let end = scanner.endOfRaw(in: line, from: start)
        isRaw = end == nil
        draft.append(file, start..<(end.map { $0 + 2 } ?? line.upperBound))
        return end.map { $0 + 2 }
    }

    /// Appends what a finding among other words stands for; the offset behind it.
    private mutating func take(_ finding: IncludeFinding, _ file: Int, isInFence: Bool, in surroundings: Surroundings) -> Int {
        switch finding {
        case .directive(let directive):
            isChanged = true
            if directive.info != nil {
                draft.report(file, directive.range, .unreadableInclude(help: "put it in a line of its own"))
            } else {
                insert(directive, from: file, in: surroundings)
            }
            return directive.range.upperBound
        case .escape(let range, let end):
            isChanged = true
            draft.append(file, range.upperBound..<end)
            return end
        case .unreadable(let range, let help):
            isChanged = true
            draft.report(file, range, .unreadableInclude(help: help))
            return range.upperBound
        case .text(let text, let range, let isInCode):
            replace(range, of: file, by: text, unless: isInFence && !isInCode)
            return range.upperBound
        case .reference(let reference):
            replace(reference.range, of: file, by: isInFence ? "" : destination(of: reference, from: file), unless: isInFence)
            return reference.range.upperBound
        case .raw(let start): return start
        }
    }

    /// Puts a text in the place of bytes of a file.
    private mutating func replace(_ range: Range<Int>, of file: Int, by text: String, unless isKept: Bool) {
        includedCount += 1
        guard !isKept, includedCount <= IncludeLimits.count, includedSize + text.utf8.count <= IncludeLimits.size else {
            return draft.append(file, range)
        }
        includedSize += text.utf8.count
        isChanged = true
        draft.add(Array(text.utf8), for: file, range)
    }

    /// The destination of a link to the first document that is there; that of the first that could be where none is.
    private mutating func destination(of reference: TemplateReference, from file: Int) -> String {
        guard includedCount <= IncludeLimits.count else { return "" }
        let folder = SourcePath.folder(of: texts[file].path)
        for candidate in reference.candidates {
            let isRooted = candidate.hasPrefix("/")
            guard let path = SourcePath.resolve(candidate, from: isRooted ? "" : folder) else { continue }
            let status = statuses[path] ?? files.status(path)
            statuses[path] = status
            guard case .file = status else { continue }
            return reference.destination("/" + path)
        }
        return reference.destination(reference.candidates.first ?? "")
    }

    /// Whether nothing but marks of lists and quotes is beside a finding.
    private func isAlone(_ finding: IncludeFinding, in content: ArraySlice<UInt8>) -> Bool {
        guard case .directive(let directive) = finding else { return false }
        return content[..<directive.range.lowerBound].allSatisfy(ExpansionDraft.marks.contains)
            && content[directive.range.upperBound...].allSatisfy(\.isASCIISpace)
    }

    /// Follows what is all of a line but its marks.
    private mutating func follow(
        _ finding: IncludeFinding, _ file: Int, _ line: Range<Int>, _ content: Range<Int>, in surroundings: Surroundings
    ) {
        draft.append(file, line.lowerBound..<finding.start)
        var end = content.upperBound
        switch finding {
        case .directive(let directive):
            var inner = surroundings
            inner.indent += texts[file].bytes[content.lowerBound..<directive.range.lowerBound].map(ExpansionDraft.continuation)
            insert(directive, from: file, in: inner)
        case .escape(let range, let escaped):
            draft.append(file, range.upperBound..<escaped)
            end = escaped
        case .unreadable(let range, let help):
            draft.report(file, range, .unreadableInclude(help: help))
            end = range.upperBound
        case .text, .reference, .raw: end = finding.start
        }
        draft.append(file, end..<line.upperBound)
    }

    // MARK: Snippets

    /// Follows the paths between two lines `--8<--`; the index of the second one, or nil where none begin.
    private mutating func expandSnippets(_ file: Int, _ lines: ArraySlice<Int>, in surroundings: Surroundings) -> Int? {
        guard let first = lines.first else { return nil }
        let scanner = IncludeScanner(bytes: texts[file].bytes)
        let mark = texts[file].content(ofLine: first)
        guard let byte = mark.first(where: { !$0.isASCIISpace }), byte == UInt8(ascii: "-"), scanner.isSnippetFence(mark.indices)
        else { return nil }
        // Lines of a part of a file: what stands in the slice is the number of a line, not its index.
        let end = lines.indices.dropFirst().first { scanner.isSnippetFence(texts[file].content(ofLine: lines[$0]).indices) }
        isChanged = true
        guard let end else {
            draft.append(file, mark.startIndex..<scanner.trimmed(mark.indices).lowerBound)
            draft.report(file, scanner.trimmed(mark.indices), .unreadableInclude(help: "end the paths with a line `--8<--`"))
            draft.append(file, scanner.trimmed(mark.indices).upperBound..<texts[file].lines[first].upperBound)
            return lines.startIndex
        }
        for line in lines[(lines.startIndex + 1)..<end] {
            let content = scanner.trimmed(texts[file].content(ofLine: line).indices)
            // Out of use.
            if texts[file].bytes[content].first == UInt8(ascii: ";") { continue }
            if !content.isEmpty { follow(scanner.snippet(content, in: content), file, content, content, in: surroundings) }
            draft.append(file, texts[file].content(ofLine: line).endIndex..<texts[file].lines[line].upperBound)
        }
        return end
    }
}
