import TableBasics

/// Directives of DocC: those that are settings are left out, those that arrange text become containers.
extension ContainerScan {
    /// Rewrites the line that begins such a directive; false for any other line.
    mutating func readBlockDirective(_ text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool {
        guard text.byte == UInt8(ascii: "@"), frames.count < Self.deepestDirective, let directive = BlockDirective(text.rest) else {
            return false
        }
        let arguments = directive.arguments.isEmpty ? [] : Array(text.rest)[directive.arguments]
        if directive.kind == .image { return writeImage(arguments, at: text, behind: start, of: line) }
        guard let brace = directive.brace, directive.kind != .unknown else { return false }
        let content = text.offset + brace + 1..<line.upperBound
        if let end = source[content].trimmed.last, end == UInt8(ascii: "}") {
            guard directive.kind == .setting else { return false }
            readSettings(source[content])
            return true
        }
        var frame = ContainerFrame(of: entries.count, at: text, behind: start, open, kind: .directive(end: .max))
        guard source[content].allSatisfy(\.isASCIISpace), unendedDirectives < Self.mostUnendedDirectives else { return false }
        let body = findEnd(of: frame) { text in
            let words = text.rest.trimmed
            if words.elementsEqual("}".utf8) { return -1 }
            return words.first == UInt8(ascii: "@") && words.last == UInt8(ascii: "{") ? 1 : 0
        }
        guard let body else {
            unendedDirectives += 1
            return false
        }
        if directive.kind == .setting {
            readSettings(source[content.upperBound..<body.end])
            skipTo = body.next
            return true
        }
        frame.kind = .directive(end: body.end)
        frame.columns = body.columns
        write(marker(of: directive, arguments, at: text), at: text, behind: start, of: line)
        frames.append(frame)
        open = OpenBlocks()
        return true
    }

    private func marker(of directive: BlockDirective, _ arguments: ArraySlice<UInt8>, at text: LineCursor) -> ContainerMarker {
        let length = directive.name.utf8.count + 1
        switch directive.kind {
        case .tab:
            var marker = ContainerMarker(.tab(startsGroup: false), name: directive.name, length: length)
            if let name = BlockDirective.value(of: nil, in: arguments), !name.isEmpty {
                marker.title = (name.startIndex + text.offset)..<(name.endIndex + text.offset)
            }
            return marker
        case .warning: return ContainerMarker(.directive(.none), name: "warning", length: length)
        default: return ContainerMarker(.directive(.none), length: length)
        }
    }

    /// Where the line begins that ends what a frame holds, and the one behind it, and how far the first line in it is indented; nil
    /// where nothing ends it.
    ///
    /// - Parameters:
    ///   - start: where what the frame holds begins.
    ///   - most: no more lines are looked at.
    ///   - depth: what a line that is no code changes in the depth, which is 1 at first and 0 behind the end; nil where there is no end.
    func findEnd(
        of frame: ContainerFrame, from start: Int = 0, lines most: Int = .max, depth change: (LineCursor) -> Int?
    ) -> (end: Int, next: Int, columns: Int)? {
        var scanner = scanner
        var blocks = OpenBlocks()
        var (depth, count) = (1, 0)
        var columns: Int?
        while count < most, let line = scanner.next(), let cursor = cursor(in: line, of: frame) {
            count += 1
            guard line.lowerBound >= start, !cursor.isAtBlankEnd else { continue }
            columns = columns ?? cursor.indentation
            var text = cursor
            text.skipSpace()
            let wasLiteral = blocks.isLiteral
            _ = blocks.read(text)
            if wasLiteral || blocks.isLiteral { continue }
            guard let more = change(text) else { return nil }
            depth += more
            if depth == 0 { return (line.lowerBound, scanner.offset, columns ?? 0) }
        }
        return nil
    }

    /// Notes the name that `@DisplayName("Name")` gives the page, and `@TechnologyRoot`.
    private mutating func readSettings(_ bytes: ArraySlice<UInt8>) {
        let start: StaticString = "@DisplayName("
        if bytes.firstIndex(of: "@TechnologyRoot") != nil { isCatalogRoot = true }
        for index in bytes.indices where bytes[index] == UInt8(ascii: "@") && bytes[index...].starts(with: start.bytes) {
            let arguments = bytes[(index + start.utf8CodeUnitCount)...].prefix { $0 != 0x0A }
            if let name = BlockDirective.value(of: nil, in: arguments) { displayName = Array(name) }
        }
    }

    private mutating func writeImage(
        _ arguments: ArraySlice<UInt8>, at text: LineCursor, behind start: LineCursor, of line: Range<Int>
    ) -> Bool {
        guard let address = BlockDirective.value(of: "source", in: arguments), !address.isEmpty else { return false }
        let image = Self.image(address, BlockDirective.value(of: "alt", in: arguments) ?? [])
        write(image.start + image.address, at: text, behind: start, of: line)
        lines.append(line: number, shift: 0)
        return true
    }
}
