import TableBasics
import TableModel

extension ContentReader {
    /// Reads a text node: what GitHub adds to CommonMark inside text is found here.
    mutating func readText(
        _ literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode, isInLink: Bool, container: Int
    ) {
        var end = literal.count
        if let tail = attributeTail, tail.node == node {
            end = tail.start
            // Of a line that is all in brackets.
            if end < literal.count, literal[end] == UInt8(ascii: "]") { skippedBytes = 1 }
        }
        let skipped = min(skippedBytes, end)
        skippedBytes = 0
        let bytes = UnsafeBufferPointer(rebasing: literal[skipped..<end])
        guard options.hasAdditions else { return appendText(bytes) }
        takenText = 0

        if bytes.first == UInt8(ascii: "{"), skipped == 0 {
            if end == literal.count, isAttributeLineOfHeading(bytes, of: node) { return }
        } else if end == literal.count, bytes.last == UInt8(ascii: "}") {
            reportAttributes(inText: bytes, of: node)
        }
        if bytes.first == UInt8(ascii: ":"), node.previous == nil, node.parent?.kind == .heading,
            let syntax = ForeignSyntax(paragraph: bytes), case .programReference = syntax.kind
        {
            report(syntax, bytes, at: 0, of: node)
        }
        let rest = mayHaveFormulas ? readBracketedFormulas(bytes, of: node, isInLink: isInLink, container: container) : 0
        readAdditions(UnsafeBufferPointer(rebasing: bytes[rest...]), node, isInLink: isInLink, container: container)
    }

    /// Reads a text node, or a part of it that is no formula.
    mutating func readAdditions(_ bytes: UnsafeBufferPointer<UInt8>, _ node: MarkdownNode, isInLink: Bool, container: Int) {
        var start = 0
        var index = 0
        while true {
            index = Self.nextAddition(in: bytes, from: index)
            guard index < bytes.count else { break }
            guard let end = readAddition(bytes, at: index, from: start, node, isInLink: isInLink, container: container) else {
                index += 1
                continue
            }
            index = end
            start = end
        }
        appendText(bytes[start...])
    }

    /// Reads what the byte at `index` belongs to, with the text before it from `start` on; nil when it is a byte of that text.
    /// Returns where it ends.
    @inline(__always)
    private mutating func readAddition(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode, isInLink: Bool, container: Int
    ) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: ":"):
            if !isInLink, let link = ExtendedAutolink.url(in: bytes, colon: index, notBefore: start) {
                return appendAutolink(link, bytes, from: start, at: node)
            }
            return readShortcode(bytes, at: index, from: start, node)
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
            guard !isInLink, let link = ExtendedAutolink.www(in: bytes, at: index) else { return nil }
            return appendAutolink(link, bytes, from: start, at: node)
        case UInt8(ascii: "@"):
            guard !isInLink, let link = ExtendedAutolink.email(in: bytes, at: index, notBefore: start) else { return nil }
            return appendAutolink(link, bytes, from: start, at: node)
        case UInt8(ascii: "["):
            if !isInLink, let link = WikiLink(in: bytes, at: index), link.range.lowerBound >= start,
                !isEscaped(bytes, at: index, index + 1, link.range.upperBound - 2, link.range.upperBound - 1, of: node)
            {
                return append(link, bytes, from: start, at: node)
            }
            guard !isInLink else { return nil }
            if let end = readSpan(bytes, at: index, from: start, node, container: container) { return end }
            guard let label = footnoteLabel(in: bytes, at: index) else {
                reportBrackets(bytes, at: index, of: node)
                return nil
            }
            if isEscaped(bytes, at: index, index + 1, label.end - 1, of: node) { return nil }
            appendText(bytes[start..<index])
            events.append(.footnoteReference(label: store(label.written)))
            return label.end
        case UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "^"):
            return appendRun(bytes, at: index, from: start, node, container: container)
        case UInt8(ascii: "$"), UInt8(ascii: "{"): return readForeign(bytes, at: index, from: start, node)
        case UInt8(ascii: "+"):
            if hasRevisions, RevisionMark.contains(bytes, at: index) { return nil }
            guard let keys = KeyCombination(in: bytes, at: index) else {
                return appendRun(bytes, at: index, from: start, node, container: container)
            }
            if isEscaped(bytes, at: index, keys.end - 2, keys.end - 1, of: node) { return nil }
            appendText(bytes[start..<index])
            append(keys)
            return keys.end
        default: return nil
        }
    }

    /// Reports a bracket that its author means to be more than text.
    private mutating func reportBrackets(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, of node: MarkdownNode) {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "^") {
            reportUndefinedFootnote(bytes, at: index, of: node)
        } else if index > 0, bytes[index - 1] == UInt8(ascii: "]") {
            reportUndefinedReference(bytes, at: index, of: node)
        } else {
            reportSpacedAddress(bytes, at: index, of: node)
        }
    }

    /// Reads the name of an emoji; that of an icon which is not here stays, with what stands in braces behind it, and is reported.
    private mutating func readShortcode(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode
    ) -> Int? {
        guard index + 1 < bytes.count else { return nil }
        if let code = Shortcode(in: bytes, at: index) {
            if isEscaped(bytes, at: index, code.end - 1, of: node) { return nil }
            appendText(bytes[start..<index])
            if code.isSymbol {
                appendText(code.emoji)
            } else {
                events.append(.emoji(store(code.emoji), name: store(code.name)))
            }
            return code.end
        }
        if bytes[index + 1].isASCIILowercase, let syntax = ForeignSyntax(iconIn: bytes, at: index) {
            report(syntax, bytes, at: index, of: node)
        }
        return nil
    }

    /// Reads what begins at a dollar sign or a brace: a comment, which is left out, or what is reported and stays.
    private mutating func readForeign(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode
    ) -> Int? {
        if isEscaped(bytes, at: index, of: node) { return nil }
        if bytes[index] == UInt8(ascii: "$") {
            if let end = readFormulaOfSource(bytes, at: index, from: start, node) { return end }
            guard let syntax = ForeignSyntax(formulaIn: bytes, at: index),
                isInFormula || hasSecondPair(behind: index + 2 + offset(of: bytes, in: node), of: node)
            else { return readInlineFormula(bytes, at: index, from: start, node) }
            if !isInFormula { report(syntax, bytes, at: index, of: node) }
            isInFormula.toggle()
            return nil
        }
        if let end = endOfComment(bytes, at: index) {
            appendText(bytes[start..<index])
            return end
        }
        if RevisionMark.begins(bytes, at: index) { hasRevisions = true }
        if let role = ForeignSyntax(roleIn: bytes, at: index, of: node) {
            return read(role, bytes, at: index, from: start, node)
        }
        if let syntax = ForeignSyntax(in: bytes, at: index) { report(syntax, bytes, at: index, of: node) }
        return nil
    }

    /// One or two of these may be an end of an element, more are text; nil for text.
    private mutating func appendRun(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode, container: Int
    ) -> Int? {
        guard index == start || bytes[index - 1] != bytes[index] else { return nil }
        if hasRevisions, RevisionMark.contains(bytes, at: index) { return nil }
        var end = index + 1
        while end < bytes.count, bytes[end] == bytes[index] { end += 1 }
        if end == index + 1, let run = ScriptRun(in: bytes, at: index) {
            if isEscaped(bytes, at: index, run.words.upperBound, of: node) { return nil }
            appendText(bytes[start..<index])
            events.append(.open(run.element))
            events.append(.text(store(bytes[run.words])))
            events.append(.close(run.element))
            return run.words.upperBound + 1
        }
        let kind: InlineDelimiter.Kind? =
            switch (bytes[index], end - index) {
            case (UInt8(ascii: "~"), 1): .tilde
            case (UInt8(ascii: "~"), 2): .tildes
            case (UInt8(ascii: "="), 2): .equals
            case (UInt8(ascii: "^"), 2): .carets
            case (UInt8(ascii: "+"), 2): .pluses
            default: nil
            }
        guard let kind, !isEscaped(bytes, at: index, of: node) else { return nil }
        appendText(bytes[start..<index])
        append(kind, bytes, index..<end, container: container)
        return end
    }

    private static let commentStart: StaticString = "{/*"

    /// The end of a comment of MDX, `{/* words */}`, where no other brace stands before it.
    private mutating func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard bytes.contains(Self.commentStart.bytes, at: start), start == 0 || bytes[start - 1] != UInt8(ascii: "{") else {
            return nil
        }
        let address = UInt(bitPattern: bytes.baseAddress)
        let rest = address + UInt(start)..<address + UInt(bytes.count)
        if rest.upperBound == withoutCommentEnd.upperBound, withoutCommentEnd.contains(rest.lowerBound) { return nil }
        var index = start + 3
        while let found = bytes.firstOffset(of: UInt8(ascii: "}"), from: index) {
            if found >= start + 5, bytes[found - 1] == UInt8(ascii: "/"), bytes[found - 2] == UInt8(ascii: "*") { return found + 1 }
            index = found + 1
        }
        // Those that begin behind this one have no end either, and need not look for it.
        withoutCommentEnd = rest
        return nil
    }

    mutating func report(
        _ syntax: ForeignSyntax, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, of node: MarkdownNode
    ) {
        if case .shortcode = syntax.kind, index + 2 == bytes.count, node.next?.kind != .htmlInline { return }
        if verbatimLines.isEmpty, !foreignSyntax.isReported(syntax.kind) {
            _ = foreignSyntax.add(syntax.kind, as: diagnostics.count)
            return
        }
        let place = SourceRange(
            start: places.location(ofInline: node, byte: offset(of: bytes, in: node) + index), length: syntax.length)
        report(syntax.kind, at: place)
    }

    /// Reports what another generator reads, unless it stands where it is meant to be text.
    mutating func report(_ kind: ForeignSyntax.Kind, at place: SourceRange) {
        if verbatimLines.contains(place.start.line) { return }
        guard foreignSyntax.add(kind, as: diagnostics.count) else { return }
        diagnostics.append(.foreignSyntax(kind, path: path, at: place))
    }

    private mutating func append(_ keys: KeyCombination) {
        for (index, key) in keys.names.enumerated() {
            if index > 0 { events.append(.text(store([UInt8(ascii: "+")]))) }
            events.append(.open(.keyboard))
            events.append(.text(store(key)))
            events.append(.close(.keyboard))
        }
    }

    /// Where the next byte stands that an addition may begin with, or the end: almost every byte is an ordinary one.
    @inline(never)
    private static func nextAddition(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        let table = additionTable.utf8Start
        let count = bytes.count
        var index = start
        while index < count, table[Int(base[index])] == UInt8(ascii: ".") { index += 1 }
        return index
    }

    /// By the value of a byte: `x` for `$`, `+`, `:`, `=`, `@`, `W`, `[`, `^`, `w`, `{` and `~`. To look it up takes half the time of
    /// comparing.
    private static let additionTable: StaticString = """
        ....................................x......x..............x..x..\
        x......................x...x..x........................x...x..x.\
        ................................................................\
        ................................................................
        """

    /// Appends a link, with the text before it from `start` on; where it ends.
    private mutating func appendAutolink(
        _ link: ExtendedAutolink, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, at node: MarkdownNode
    ) -> Int {
        appendText(bytes[start..<link.text.lowerBound])
        let byte = offset(of: bytes, in: node) + link.text.lowerBound
        let place =
            options.placesExternalLinks
            ? places.location(ofInline: node, byte: byte) : places.estimatedLocation(of: node, byte: byte)
        let destination = storeDestination(Array(link.prefix.bytes) + bytes[link.text], at: place)
        events.append(.openLink(destination: destination, title: .empty))
        events.append(.text(store(bytes[link.text])))
        events.append(.closeLink)
        return link.text.upperBound
    }

    /// Appends a wiki link, with the text before it from `start` on; where it ends.
    private mutating func append(
        _ link: WikiLink, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, at node: MarkdownNode
    ) -> Int {
        appendText(bytes[start..<link.range.lowerBound])
        let place = places.location(ofInline: node, byte: offset(of: bytes, in: node) + link.target.lowerBound)
        let destination = storeDestination(Array(WikiReference.page.scheme.bytes) + bytes[link.target], at: place)
        if link.isImage {
            // What follows a bar is its size.
            events.append(.image(destination: destination, title: .empty, alternative: store(bytes[link.alternative])))
        } else {
            events.append(.openLink(destination: destination, title: .empty))
            events.append(.text(store(bytes[link.words].trimmed)))
            events.append(.closeLink)
        }
        return link.range.upperBound
    }

    /// Whether one of some bytes of a text has a back-slash before it in the source, which says that it is no mark.
    mutating func isEscaped(_ bytes: UnsafeBufferPointer<UInt8>, at indices: Int..., of node: MarkdownNode) -> Bool {
        guard hasBackslashes else { return false }
        let start = offset(of: bytes, in: node)
        return indices.contains { places.isBehindBackslash(node, byte: start + $0) }
    }

    /// Whether one of some bytes of a paragraph's first text has a back-slash before it: what looks like a mark of ours there is text.
    mutating func beginsEscaped(_ paragraph: MarkdownNode?, at indices: Int...) -> Bool {
        guard hasBackslashes, let text = paragraph?.firstChild, text.kind == .text else { return false }
        return indices.contains { places.isBehindBackslash(text, byte: $0) }
    }

    /// Where the bytes begin in the literal of a text, which may begin with what is no content.
    func offset(of bytes: UnsafeBufferPointer<UInt8>, in node: MarkdownNode) -> Int {
        node.literal.baseAddress.flatMap { start in bytes.baseAddress.map { $0 - start } } ?? 0
    }

    /// The label in `[^label]` at `start` as its definition has it, when the document defines that footnote, and where the mark ends.
    private func footnoteLabel(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (written: [UInt8], end: Int)? {
        guard !footnoteLabels.isEmpty, start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "^") else { return nil }
        var end = start + 2
        let limit = min(bytes.count, end + footnoteLabels.longest + 1)
        while end < limit, bytes[end] != UInt8(ascii: "]"), !bytes[end].isASCIISpace { end += 1 }
        guard end < limit, bytes[end] == UInt8(ascii: "]"), let label = footnoteLabels.label(for: bytes[(start + 2)..<end])
        else { return nil }
        return (label, end + 1)
    }
}
