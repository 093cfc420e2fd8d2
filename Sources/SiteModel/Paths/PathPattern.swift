import TableBasics

/// A pattern of a `.gitignore`, or of `include` and `exclude` in the settings, as gitignore(5) has them.
///
/// Paths are relative to the folder that the pattern stands in, and are compared by their bytes.
package struct PathPattern: Sendable, Hashable {
    /// `!` in front: what matches is taken back.
    let isNegated: Bool
    /// A slash at the end: only folders match.
    private let isFolderOnly: Bool
    private let segments: [Segment]

    /// What stands between two slashes.
    private enum Segment: Sendable, Hashable {
        /// `**`: any number of folders.
        case anyDepth
        case literal([UInt8])
        case glob(GlobPattern)
    }

    /// nil for an empty line, a comment, and what git takes for no pattern.
    package init?(line: some Sequence<UInt8>) {
        var text = Self.trimmed(Array(line))[...]
        guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        isFolderOnly = text.last == UInt8(ascii: "/")
        if isFolderOnly { text.removeLast() }
        let isAnchored = text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        guard !text.isEmpty else { return nil }
        var segments: [Segment] = isAnchored ? [] : [.anyDepth]
        guard let parts = GlobPattern.parts(of: text) else { return nil }
        for part in parts {
            guard let segment = Self.segment(part) else { return nil }
            // Two of them say no more than one.
            if segment == .anyDepth, segments.last == .anyDepth { continue }
            segments.append(segment)
        }
        // `folder/**` is what is in the folder and not the folder.
        if segments.last == .anyDepth, let any = GlobPattern(Array("*".utf8)) { segments.append(.glob(any)) }
        self.segments = segments
    }

    package init?(_ text: String) { self.init(line: text.utf8) }

    private static func segment(_ part: ArraySlice<UInt8>) -> Segment? {
        if part.elementsEqual("**".utf8) { return .anyDepth }
        guard part.contains(where: GlobPattern.isSpecial) else { return .literal(Array(part)) }
        return GlobPattern(Array(part)).map { .glob($0) }
    }

    /// Without the spaces at the end, unless a backslash stands before one.
    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        while line.last == UInt8(ascii: " ") {
            let backslashes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
            guard backslashes.isMultiple(of: 2) else { break }
            line.removeLast()
        }
        return line
    }

    /// - Parameter parts: the names of a path.
    func matches(_ parts: [Substring.UTF8View], isFolder: Bool) -> Bool {
        guard isFolder || !isFolderOnly else { return false }
        // As with stars in a name, only the last `**` ever has to take one more.
        var (part, segment) = (0, 0)
        var retry: (part: Int, segment: Int)?
        while part < parts.count {
            if segment < segments.count {
                if segments[segment] == .anyDepth {
                    segment += 1
                    retry = (part, segment)
                    continue
                }
                if Self.matches(segments[segment], parts[part]) {
                    (part, segment) = (part + 1, segment + 1)
                    continue
                }
            }
            guard let last = retry else { return false }
            retry = (last.part + 1, last.segment)
            (part, segment) = (last.part + 1, last.segment)
        }
        return segment == segments.count
    }

    /// Whether the pattern names a folder on its own way to what it matches: `a` and `a/b` for `a/b/*.md`. A pattern that matches at
    /// any depth names none.
    func leadsThrough(_ parts: [Substring.UTF8View]) -> Bool {
        for (index, part) in parts.enumerated() {
            guard index < segments.count else { return false }
            if segments[index] == .anyDepth { return index > 0 }
            guard Self.matches(segments[index], part) else { return false }
        }
        return parts.count < segments.count
    }

    private static func matches(_ segment: Segment, _ name: Substring.UTF8View) -> Bool {
        switch segment {
        case .anyDepth: true
        case .literal(let bytes): name.elementsEqual(bytes)
        case .glob(let glob): glob.matches(name)
        }
    }
}

/// Patterns of which the last one that matches decides.
package struct PathPatterns: Sendable, Hashable {
    private let patterns: [PathPattern]

    package init(_ lines: [String] = []) { patterns = lines.compactMap { PathPattern($0) } }

    /// The lines of a `.gitignore`.
    package init(file: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = file.starts(with: mark) ? file.dropFirst(mark.count) : file[...]
        patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { PathPattern(line: $0) }
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// True for what matches, false for what a pattern with `!` takes back, nil for what none of them is about.
    package func verdict(on path: Substring, isFolder: Bool) -> Bool? {
        guard !patterns.isEmpty else { return nil }
        let parts = SourcePath.parts(of: path).map(\.utf8)
        return patterns.last { $0.matches(parts, isFolder: isFolder) }.map { !$0.isNegated }
    }

    /// Whether a folder is on the way to what one of them names.
    package func leadThrough(_ path: String) -> Bool {
        guard !patterns.isEmpty else { return false }
        let parts = SourcePath.parts(of: path).map(\.utf8)
        return patterns.contains { !$0.isNegated && $0.leadsThrough(parts) }
    }
}
