import TableBasics

/// Lines that begin or end a container: which they are, what is written for them, and what the lines behind them belong to.
extension ContainerScan {
    /// Writes the comment of a marker in the place of its line.
    ///
    /// - Parameter address: where its title leads; empty for nowhere.
    mutating func write(
        _ marker: ContainerMarker, at text: LineCursor, behind start: LineCursor, of line: Range<Int>,
        leadingTo address: [UInt8] = []
    ) {
        let entry = addEntry(marker, column: text.offset - line.lowerBound + 1)
        beginLine()
        let prefix = source[start.offset..<text.offset]
        // Of the HTML in a container, the end is no part.
        if isInHTML, !fences.isEmpty, case .end = marker.form, prefix.allSatisfy({ $0.isASCIISpace || $0 == UInt8(ascii: ">") }) {
            writePrefix()
            bytes += prefix
            endAddedLine(as: lastLine)
        }
        let lineStart = bytes.count
        writePrefix()
        bytes += Array(repeating: 0x20, count: start.dividedTab) + prefix
        var words = marker.title.map { source[$0] } ?? []
        let isLink = !address.isEmpty && !words.isEmpty
        if isLink {
            words = (Array("[".utf8) + words + Array("](".utf8) + address + Array(")".utf8))[...]
            entries[entry].titleLength = words.count
        }
        let titleStart = writeComment(entry, title: words) + (isLink ? 1 : 0)
        let title = marker.title.flatMap { line.contains($0.lowerBound) ? $0 : nil }
        let shift = title.map { $0.lowerBound - line.lowerBound - (titleStart - lineStart) } ?? 0
        lines.append(line: number, shift: shift)
        bytes.append(0x0A)
        endRun()
    }

    /// Notes a marker of the line; its number.
    mutating func addEntry(_ marker: ContainerMarker, column: Int) -> Int {
        entries.append(Entry(marker, line: number, column: column, attributes: Array(source[marker.attributes])))
        return entries.count - 1
    }

    /// Notes what the lines behind a marker belong to.
    mutating func follow(_ marker: ContainerMarker, _ entry: Int, at text: LineCursor, behind start: LineCursor) {
        switch marker.form {
        case .fenced(let colons):
            if fences.count > 100 { fences.removeFirst(50) }
            fences.append((colons, ContainerKind(marker.name) == .tabs))
        case .end(let colons):
            if let last = fences.lastIndex(where: { $0.colons == colons }) ?? fences.lastIndex(where: { $0.colons < colons }) {
                fences.removeSubrange(last...)
            }
        case .admonition, .tab:
            frames.append(ContainerFrame(of: entry, at: text, behind: start, open))
            open = OpenBlocks()
        case .divider, .directive, .definition, .footnote, .paragraph, .indentationEnd: break
        }
    }

    /// Whether what looks like a marker is one: what is indented must be there, unless the marker says enough.
    func isMarker(_ marker: ContainerMarker, at text: LineCursor, behind start: LineCursor) -> Bool {
        switch marker.form {
        case .admonition(let fold):
            if fold == .none, marker.title != nil || ContainerKind(marker.name) != nil { return frames.count < Self.deepestFrame }
        case .tab: break
        case .fenced, .end, .divider, .directive, .definition, .footnote, .paragraph, .indentationEnd: return true
        }
        return frames.count < Self.deepestFrame
            && isFollowed(byContentOf: ContainerFrame(of: 0, at: text, behind: start, open))
    }

    /// What the next line has behind the marks of frames; nil where it leaves one.
    var nextLine: LineCursor? {
        var scanner = scanner
        guard let line = scanner.next() else { return nil }
        var cursor = LineCursor(line, in: source)
        return frames.allSatisfy { $0.enter(&cursor) } ? cursor : nil
    }

    private func isFollowed(byContentOf frame: ContainerFrame) -> Bool {
        var scanner = scanner
        while let line = scanner.next() {
            var cursor = LineCursor(line, in: source)
            guard frames.allSatisfy({ $0.enter(&cursor) }), frame.enter(&cursor) else { return false }
            if !cursor.isAtBlankEnd { return true }
        }
        return false
    }
}
