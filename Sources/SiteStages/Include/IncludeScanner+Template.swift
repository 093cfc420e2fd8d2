import TableBasics

/// What Liquid and Hugo write where other Markdown has a path: nothing but links, and values that are known while building.
extension IncludeScanner {
    /// `{{ site.title }}`, `{{ '/guide/' | relative_url }}`.
    func value(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard bytes[start + 1] == UInt8(ascii: "{"), start == line.lowerBound || bytes[start - 1] != UInt8(ascii: "{"),
            let end = end("}}", from: start + 2, in: line)
        else { return nil }
        let words = withoutDashes(start + 2..<end)
        guard let first = words.first.map({ bytes[$0] }), first.isASCIILetter || "$'\"".utf8.contains(first),
            let value = values.value(of: text(words)[...])
        else { return nil }
        if start > line.lowerBound, bytes[start - 1] == UInt8(ascii: "\\") { return .escape(start - 1..<start, end: end + 2) }
        return .text(value.text, start..<end + 2, isInCode: value.isInCode)
    }

    /// `{% link guide/install.md %}`, `{% post_url 2026-01-31-news %}`, `{{< ref "install.md" >}}`, `{{< param version >}}`.
    func reference(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        switch bytes[start + 1] {
        case UInt8(ascii: "%"): tag(in: line, at: start)
        case UInt8(ascii: "{"): shortcode(in: line, at: start)
        default: nil
        }
    }

    /// `{% raw %}`: nothing is read up to `{% endraw %}`.
    func isRaw(at start: Int, in line: Range<Int>) -> Bool {
        guard bytes[start + 1] == UInt8(ascii: "%"), let end = end("%}", from: start + 2, in: line) else { return false }
        return text(withoutDashes(start + 2..<end)) == "raw"
    }

    /// Where `{% endraw %}` begins in a line.
    func endOfRaw(in line: Range<Int>, from start: Int) -> Int? {
        var index = start
        while let brace = bytes[index..<line.upperBound].firstIndex(of: "{%") {
            let words = bytes[(brace + 2)..<line.upperBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
            if words.starts(with: "endraw".utf8) { return brace }
            index = brace + 2
        }
        return nil
    }

    private func tag(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard let end = end("%}", from: start + 2, in: line) else { return nil }
        let words = text(withoutDashes(start + 2..<end)).split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        let path = words[1].filter { $0 != "\"" && $0 != "'" }.drop { $0 == " " || $0 == "/" }
        guard !path.isEmpty, !path.contains("{") else { return nil }
        let candidates: [String]
        switch words[0] {
        case "link":
            // The folders of collections lose their first letter when they are imported.
            let plain = SourcePath.parts(of: String(path)).map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }.joined(separator: "/")
            candidates = plain == path ? [plain] : [plain, String(path)]
        case "post_url":
            let (folder, name) = (SourcePath.folder(of: String(path)), SourcePath.name(of: String(path)))
            // Folders stand above those of posts, or in them.
            let posts = ["posts", "_posts"].flatMap { posts in
                folder.isEmpty ? [posts] : [SourcePath.join(posts, folder), SourcePath.join(folder, posts)]
            }
            candidates = posts.flatMap { ["\($0)/\(name).md", "\($0)/\(name).markdown"] }
        default: return nil
        }
        return .reference(TemplateReference(candidates: candidates.map { "/" + $0 }, range: start..<end + 2))
    }

    private func shortcode(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard start + 2 < line.upperBound else { return nil }
        let closing: StaticString
        switch bytes[start + 2] {
        case UInt8(ascii: "<"): closing = ">}}"
        case UInt8(ascii: "%"): closing = "%}}"
        default: return nil
        }
        guard let end = end(closing, from: start + 3, in: line) else { return nil }
        let words = text(withoutDashes(start + 3..<end)).split(separator: " ")
        guard words.count >= 2 else { return nil }
        if words[0] == "ref" || words[0] == "relref", let reference = reference(named: words.dropFirst(), start..<end + 3) {
            return reference
        }
        guard words.count == 2 else { return nil }
        let target = words[1].filter { $0 != "\"" && $0 != "'" && $0 != "`" }
        guard !target.isEmpty, !target.contains("="), !target.contains("{") else { return nil }
        switch words[0] {
        case "param": return parameter(target, start..<end + 3, in: line)
        case "ref", "relref": return reference(target, start..<end + 3)
        default: return nil
        }
    }

    /// `{{< param version >}}`: what the document, or else the settings, have by that name.
    private func parameter(_ name: String, _ range: Range<Int>, in line: Range<Int>) -> IncludeFinding? {
        guard let value = values.parameter(name) else { return nil }
        let (start, end) = (range.lowerBound, range.upperBound)
        if start > line.lowerBound, bytes[start - 1] == UInt8(ascii: "\\") { return .escape(start - 1..<start, end: end) }
        return .text(value.text, range, isInCode: value.isInCode)
    }

    /// `{{< ref path="install.md" lang="de" >}}`; nil for parts without names.
    private func reference(named words: ArraySlice<Substring>, _ range: Range<Int>) -> IncludeFinding? {
        var values: [Substring: String] = [:]
        for word in words {
            guard let sign = word.firstIndex(of: "=") else { return nil }
            values[word[..<sign]] = word[word.index(after: sign)...].filter { $0 != "\"" && $0 != "'" && $0 != "`" }
        }
        guard let path = values["path"], !path.isEmpty, !path.contains("{") else { return nil }
        return reference(path, in: values["lang"], range)
    }

    /// `{{< ref "install.md#linux" >}}`.
    ///
    /// - Parameter language: whose folder is looked into first; nil for none.
    private func reference(_ target: String, in language: String? = nil, _ range: Range<Int>) -> IncludeFinding? {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let (path, place) = (String(parts[0]), parts.count > 1 ? "#" + parts[1] : "")
        guard !path.isEmpty else { return .text(place, range, isInCode: false) }
        let stem = path.hasSuffix("/") ? String(path.dropLast()) : path
        let names = [stem, stem + ".md", stem + "/_index.md", stem + "/index.md"]
        // Hugo looks in the folder of the page first.
        let plain = path.hasPrefix("/") ? names : names + names.map { "/" + $0 }
        let candidates = (language.map { language in names.map { "/\(language)/" + $0.drop { $0 == "/" } } } ?? []) + plain
        return .reference(TemplateReference(candidates: candidates, place: place, range: range))
    }

    /// Where a mark stands, not far behind an offset.
    private func end(_ mark: StaticString, from start: Int, in line: Range<Int>) -> Int? {
        guard start <= line.upperBound else { return nil }
        return bytes[start..<min(line.upperBound, start + Self.longestTag)].firstIndex(of: mark)
    }

    /// Without white space, and the hyphens with which Liquid takes it away around a tag.
    private func withoutDashes(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        if low < high, bytes[low] == UInt8(ascii: "-") { low += 1 }
        if low < high, bytes[high - 1] == UInt8(ascii: "-") { high -= 1 }
        return trimmed(low..<high)
    }

    private static let longestTag = 400
}

/// A place of a text where a template would put the address of a document.
struct TemplateReference: Equatable {
    /// Where the document may be, best first: from the folder of the source, or with a slash from the root.
    let candidates: [String]
    /// With its `#`.
    var place = ""
    let range: Range<Int>

    /// The destination in Markdown of a candidate.
    func destination(_ candidate: String) -> String { URLPath.encodedPath(candidate) + place }
}
