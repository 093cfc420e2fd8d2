package import SiteModel
import TableBasics
import TableMarkdown

/// The files whose text a document of Markdown has, however deep, relative to the source folder; sorted.
package func includedFiles(of source: [UInt8], path: String, with files: IncludableFiles) -> [String] {
    guard source.withUnsafeBufferPointer({ IncludeScanner.isNeeded(for: $0) }) else { return [] }
    let start = splitFrontMatter(source).bodyStart
    return IncludeExpander.expand(source, path: path, bodyStart: start, with: files)?.included.sorted() ?? []
}

/// A document whose snippets, `--8<-- "path"`, have other paths; nil where none has.
///
/// - Parameter path: of a snippet, from what is written; nil for one that stays.
package func movingSnippets(in source: [UInt8], _ path: (String) -> String?) -> [UInt8]? {
    guard source.withUnsafeBufferPointer({ IncludeScanner.isNeeded(for: $0) }) else { return nil }
    let text = IncludedText(path: "", bytes: source)
    let scanner = IncludeScanner(bytes: source)
    var result = Array(source.prefix(text.lines.first?.lowerBound ?? 0))
    var isChanged = false
    var isBetweenFences = false
    for (index, line) in text.lines.enumerated() {
        let content = text.content(ofLine: index).indices
        let start = ExpansionDraft.endOfMarks(in: source[content])
        var finding = scanner.block(in: content, from: start)
        if scanner.isSnippetFence(content) {
            isBetweenFences.toggle()
        } else if isBetweenFences, case let words = scanner.trimmed(content), !words.isEmpty {
            finding = scanner.snippet(words, in: words)
        }
        guard case .directive(let directive)? = finding, directive.syntax == .snippet, let new = path(directive.path),
            let place = source[directive.range].firstIndex(of: directive.path)
        else {
            result += source[line]
            continue
        }
        isChanged = isChanged || new != directive.path
        result += source[line.lowerBound..<place] + Array(new.utf8) + source[(place + directive.path.utf8.count)..<line.upperBound]
    }
    return isChanged ? result : nil
}

/// Where the front matter of a document stands between its fences; nil for one without.
package func frontMatterRange(of source: [UInt8]) -> Range<Int>? { splitFrontMatter(source).settings }
