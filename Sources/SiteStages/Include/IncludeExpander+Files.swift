import SiteModel
import TableBasics
import TableMarkdown
import TableModel

extension IncludeExpander {
    /// Puts the text of a file in the place of a directive, or its words where it cannot be followed.
    mutating func insert(_ directive: IncludeDirective, from file: Int, in surroundings: Surroundings) {
        includedCount += 1
        do throws(IncludeProblem) {
            guard includedCount <= IncludeLimits.count else { throw .tooMany }
            guard includedSize < IncludeLimits.size else { throw .tooMuch }
            let found = try find(directive, from: file)
            let isCode = surroundings.isCode || draft.isInFence || directive.info != nil
            if !isCode, surroundings.way.contains(found) { throw .loop(path: texts[found].path) }
            if surroundings.way.count > IncludeLimits.depth { throw .tooDeep }
            let lines = try texts[found].lines(of: directive.part, isMarkdown: !isCode)
            let size = lines.reduce(0) { $0 + texts[found].lines[$1].count + surroundings.indent.count }
            includedSize += size
            guard includedSize <= IncludeLimits.size else { throw .tooMuch }
            if found != 0 { included.insert(texts[found].path) }
            var inner = surroundings
            inner.way.append(found)
            inner.isCode = isCode
            if var info = directive.info {
                if isInCodeGroup, !info.contains("[") { info += " [\(SourcePath.name(of: directive.path))]" }
                wrap(found, lines, info: info, for: file, directive.range, in: inner)
            } else {
                expand(found, lines[...], in: inner)
            }
        } catch {
            show(directive, from: file, in: surroundings, because: error)
        }
    }

    /// Puts the words of a directive that cannot be followed in its place, as code: readers have no use for its marks.
    private mutating func show(
        _ directive: IncludeDirective, from file: Int, in surroundings: Surroundings, because problem: IncludeProblem
    ) {
        let diagnostic = problem.diagnostic(for: directive)
        guard let range = directive.words else { return draft.report(file, directive.range, diagnostic) }
        let words = texts[file].bytes[range]
        let mark = UInt8(ascii: "`")
        // Marks among the words would end the code.
        let isCode = surroundings.isCode || draft.isInFence || words.contains(mark)
        draft.add(isCode ? Array(words) : [mark] + words + [mark], for: file, directive.range)
        draft.report(diagnostic, ofLast: directive.range.count)
    }

    /// Makes a code block of lines.
    private mutating func wrap(
        _ found: Int, _ lines: [Int], info: String, for file: Int, _ range: Range<Int>, in surroundings: Surroundings
    ) {
        let tick = UInt8(ascii: "`")
        let longest =
            lines.map { texts[found].content(ofLine: $0).drop(while: \.isASCIISpace).prefix { $0 == tick }.count }.max() ?? 0
        let fence = [UInt8](repeating: tick, count: max(3, longest + 1))
        draft.add(fence + Array(info.utf8) + [0x0A] + surroundings.indent, for: file, range)
        expand(found, lines[...], in: surroundings)
        draft.add([0x0A] + surroundings.indent + fence, for: file, range)
    }

    /// The file that a directive names, read once for a document.
    private mutating func find(_ directive: IncludeDirective, from file: Int) throws(IncludeProblem) -> Int {
        let candidates = directive.candidates(from: SourcePath.folder(of: texts[file].path))
        var problem = IncludeProblem.missing(path: candidates.first ?? directive.path)
        for path in candidates {
            let status = statuses[path] ?? files.status(path)
            statuses[path] = status
            switch status {
            case .file: return try read(path)
            case .missing: break
            case .outside:
                if path == candidates.first { problem = .outside }
            case .hidden: problem = .hidden(path: path)
            case .noFile: problem = .noFile(path: path)
            }
        }
        throw problem
    }

    private mutating func read(_ path: String) throws(IncludeProblem) -> Int {
        if let index = indices[path] {
            // Marks in a document are looked for only when it includes a part of itself.
            if index == 0, texts[0].parts.isEmpty { texts[0].readMarks() }
            return index
        }
        if case .file(let stamp?) = statuses[path], stamp.size > IncludeLimits.size { throw .tooMuch }
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .unreadable(path: path, reason: "\(error)") }
        guard !bytes.contains(0) else { throw .binary(path: path) }
        guard bytes.count <= IncludeLimits.size else { throw .tooMuch }
        var text = IncludedText(path: path, bytes: bytes)
        text.readMarks()
        indices[path] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

extension IncludedText {
    /// The lines of a part without the marks in it, and of a whole Markdown file without its front matter.
    fileprivate func lines(of part: IncludePart, isMarkdown: Bool) throws(IncludeProblem) -> [Int] {
        var range = lines.startIndex..<lines.endIndex
        if let name = part.name {
            guard let found = parts[name] ?? headings[name] else {
                throw .noPart(name: name, path: path, known: parts.keys.sorted())
            }
            range = found
        } else if isMarkdown, part.lines.isEmpty {
            range = min(splitFrontMatter(bytes).bodyLine, range.upperBound)..<range.upperBound
        }
        guard !part.lines.isEmpty else { return range.filter { !marks.contains($0) } }
        var chosen: [Int] = []
        for stretch in part.lines {
            chosen += stretch.range(of: range.count).map { $0 + range.lowerBound }
            guard chosen.count <= IncludeLimits.size else { throw .tooMuch }
        }
        guard !chosen.isEmpty else { throw .noLines(path: path, count: range.count) }
        return chosen.filter { !marks.contains($0) }
    }
}
