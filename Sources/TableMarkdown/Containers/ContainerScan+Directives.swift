import TableBasics
import TableModel

/// Directives of MyST and blocks of PyMdown Extensions whose content is Markdown become containers; directives of code and images
/// become what they show.
extension ContainerScan {
    /// Rewrites the line that begins a directive that is known here; false for any other line.
    mutating func readDirective(behind cursor: LineCursor, of line: Range<Int>) -> Bool {
        guard !open.isLiteral, cursor.mayBeginDirective, !skipped.contains(number), frames.count < Self.deepestDirective,
            let text = open.read(cursor, beginsLiteral: false), let directive = Directive(text.rest)
        else { return false }
        var frame = ContainerFrame(of: entries.count, at: text, behind: cursor, open, kind: .directive(end: .max))
        guard unendedDirectives < Self.mostUnendedDirectives, let body = body(of: directive, in: frame) else {
            unendedDirectives += 1
            return false
        }
        frame.kind = .directive(end: body.end)
        switch directive.kind {
        case .code where !directive.isColonFence:
            writeCode(directive, body, at: text, behind: cursor, of: line)
            return true
        case .unknown where !directive.isColonFence && !directive.isBlock: return false
        case .caption:
            skipTo = body.start
            captionEnds.insert(body.end)
            addBlank(line)
            return true
        case .container, .titled, .folding, .tab, .division, .code, .image, .unknown: break
        }
        writeLabels()
        skipTo = body.start
        let isText = isText(directive, body)
        write(marker(of: directive, body, isText: isText), at: text, behind: cursor, of: line, leadingTo: address(in: body))
        entries[frame.entry].attributes = attributes(of: directive, body)
        entries[frame.entry].isBlock = directive.isBlock
        frames.append(frame)
        open = OpenBlocks()
        if directive.kind == .image { writeImage(directive, body, of: line) }
        if directive.kind == .code {
            frames[frames.count - 1].isCode = true
            writeCode(directive, body, at: text, behind: text, of: line)
        }
        if isText {
            var words = text
            words.take(directive.argument.lowerBound - text.offset)
            readText(words, of: line, isInNote: true)
        }
        return true
    }

    /// An alert that has nothing else says what stands behind its name.
    private func isText(_ directive: Directive, _ body: DirectiveBody) -> Bool {
        !directive.isBlock && directive.kind == .container && !directive.argument.isEmpty && !body.hasText
            && Directive.words[directive.name] == nil
    }

    private func marker(of directive: Directive, _ body: DirectiveBody, isText: Bool) -> ContainerMarker {
        let classes =
            body.value(directive.isBlock ? "type" : "class").map { source[$0].split(whereSeparator: \.isASCIISpace) } ?? []
        let isClosed = directive.folds || classes.contains { $0.elementsEqual("dropdown".utf8) }
        var form = ContainerMarker.Form.directive(isClosed ? .closed : .none)
        var name = directive.name
        switch directive.kind {
        case .tab: form = .tab(startsGroup: body.value("new-set") != nil || body.isSet("new", in: source))
        case .division, .code, .image, .caption: (form, name) = (.directive(.none), "")
        case .folding where directive.isBlock:
            guard
                let kind = classes.lazy.map({ String(decoding: $0, as: UTF8.self) }).first(where: { ContainerKind.alert($0) != nil }
                )
            else { fallthrough }
            (form, name) = (.directive(body.isSet("open", in: source) ? .open : .closed), kind)
        case .folding: (form, name) = (.fenced(colons: .max), "details")
        case .titled:
            name =
                classes.lazy.map { String(decoding: $0, as: UTF8.self) }.first { ContainerKind.alert($0) != nil } ?? "note"
        case .container, .unknown: break
        }
        var marker = ContainerMarker(form, name: name, length: directive.length)
        if !isText, !directive.argument.isEmpty || directive.isUntitled, !name.isEmpty { marker.title = directive.argument }
        return marker
    }

    /// Where the title of a card leads; empty for nowhere.
    private func address(in body: DirectiveBody) -> [UInt8] {
        guard let link = body.value("link").map({ source[$0] }) else { return [] }
        if body.value("link-type").map({ source[$0].elementsEqual("ref".utf8) }) ?? false {
            return Array(WikiReference.label.scheme.bytes) + Slug.heading(Array(link))
        }
        return link.contains { "<>()[] ".utf8.contains($0) } ? [] : Array(link)
    }

    /// The id that its options give it, and whether it is open, as braces.
    private func attributes(of directive: Directive, _ body: DirectiveBody) -> [UInt8] {
        var attributes: [[UInt8]] = []
        if let name = body.value("name") ?? body.value("label") {
            let id = Slug.heading(Array(source[name]))
            if !id.isEmpty { attributes.append([UInt8(ascii: "#")] + id) }
        }
        if directive.isBlock, let range = body.value("attrs"), let id = Self.id(inAttributes: source[range]) {
            attributes.append([UInt8(ascii: "#")] + id)
        }
        if directive.kind == .folding, directive.isBlock ? body.isSet("open", in: source) : body.value("open") != nil {
            attributes.append(Array(".open".utf8))
        }
        return attributes.isEmpty ? [] : Array("{".utf8) + attributes.joined(separator: [0x20]) + Array("}".utf8)
    }

    /// `{id: name, class: other}`.
    private static func id(inAttributes yaml: ArraySlice<UInt8>) -> [UInt8]? {
        let parts = yaml.filter { !"{}\"'".utf8.contains($0) }.split(separator: UInt8(ascii: ","))
        let ids = parts.compactMap { part in
            let words = part.trimmed
            return words.hasPrefix("id:") ? Array(words.dropFirst(3).trimmed) : nil
        }
        return ids.first { !$0.isEmpty && $0.allSatisfy { $0.isASCIIWord || "-:.".utf8.contains($0) } }
    }

    // MARK: What stands below it

    /// Nil for a directive that has no end in the blocks around it.
    private func body(of directive: Directive, in frame: ContainerFrame) -> DirectiveBody? {
        var scanner = scanner
        var lastText = 0
        var blocks = OpenBlocks()
        while let line = scanner.next(), let cursor = self.cursor(in: line, of: frame) {
            let isCode = directive.isBlock && blocks.isLiteral
            if directive.isBlock, !cursor.isAtBlankEnd { _ = blocks.read(cursor) }
            if !isCode, directive.isEnded(by: cursor) {
                var frame = frame
                frame.kind = .directive(end: line.lowerBound)
                var body = DirectiveBody(start: self.scanner.offset, end: line.lowerBound)
                if directive.isBlock { readIndentedOptions(in: frame, into: &body) } else { readOptions(in: frame, into: &body) }
                if directive.kind == .code { skipBlanks(in: frame, of: &body) }
                body.hasText = lastText >= body.start
                return body
            }
            if !cursor.isAtBlankEnd { lastText = line.lowerBound }
        }
        return nil
    }

    /// What a line has of a frame in the frames around; nil when it does not belong to it.
    func cursor(in line: Range<Int>, of frame: ContainerFrame) -> LineCursor? {
        var cursor = LineCursor(line, in: source)
        return frames.allSatisfy { $0.enter(&cursor) } && frame.enter(&cursor) ? cursor : nil
    }

    /// Reads options directly below the first line: each in colons, or all of them between two lines of hyphens.
    private func readOptions(in frame: ContainerFrame, into body: inout DirectiveBody) {
        var scanner = scanner
        var isBlock = false
        while let line = scanner.next(), let words = cursor(in: line, of: frame)?.rest.trimmed {
            if words.elementsEqual("---".utf8), isBlock || body.options.isEmpty {
                if isBlock { body.start = scanner.offset }
                guard !isBlock else { return }
                isBlock = true
            } else if isBlock {
                if let option = Self.option(words) { body.options.append(option) }
            } else if words.first == UInt8(ascii: ":"), let option = Self.option(words.dropFirst()) {
                body.options.append(option)
                body.start = scanner.offset
            } else {
                return
            }
        }
        // A line of hyphens alone is content.
        if isBlock { body.options = [] }
    }

    /// Leaves out the empty lines that code begins with, as docutils does: marked lines are counted behind them.
    private func skipBlanks(in frame: ContainerFrame, of body: inout DirectiveBody) {
        var scanner = LineScanner(source, from: body.start)
        while body.start < body.end, let line = scanner.next(), cursor(in: line, of: frame)?.isAtBlankEnd == true {
            body.start = scanner.offset
        }
    }

    /// Reads the options of a block: lines directly below the first that are indented.
    private func readIndentedOptions(in frame: ContainerFrame, into body: inout DirectiveBody) {
        var scanner = scanner
        while let line = scanner.next(), let cursor = cursor(in: line, of: frame), cursor.indentation >= 4,
            let option = Self.option(cursor.rest.trimmed)
        {
            body.options.append(option)
            body.start = scanner.offset
        }
    }

    /// `key: value`.
    private static func option(_ words: ArraySlice<UInt8>) -> (key: String, value: Range<Int>)? {
        let key = words.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
        guard !key.isEmpty, words[key.endIndex...].first == UInt8(ascii: ":") else { return nil }
        let value = words[(key.endIndex + 1)...]
        guard value.first.map(\.isASCIISpace) ?? true else { return nil }
        return (String(decoding: key, as: UTF8.self), value.trimmed.indices)
    }

    // MARK: Code and images

    /// Writes a block of code in the place of a directive of code.
    private mutating func writeCode(
        _ directive: Directive, _ body: DirectiveBody, at text: LineCursor, behind start: LineCursor, of line: Range<Int>
    ) {
        skipTo = body.start
        // Its first word is the language.
        var info = directive.argument.isEmpty && !body.options.isEmpty ? Array("text".utf8) : Array(source[directive.argument])
        if let title = body.value("caption"), !source[title].contains(UInt8(ascii: "\"")) {
            info += Array(" title=\"".utf8) + source[title] + [UInt8(ascii: "\"")]
        }
        if let first = body.value("lineno-start") {
            info += Array(" linenostart=".utf8) + source[first]
        } else if body.value("linenos") != nil {
            info += Array(" linenos=true".utf8)
        }
        if let lines = body.value("emphasize-lines") {
            info += Array(" hl_lines=\"".utf8) + source[lines].map { $0 == UInt8(ascii: ",") ? 0x20 : $0 } + [UInt8(ascii: "\"")]
        }
        let byte = directive.isColonFence ? UInt8(ascii: "`") : directive.fence.byte
        let length = directive.isColonFence ? longestBackTicks(in: body.start..<body.end) + 3 : directive.fence.length
        // What stands behind back-ticks has none (CommonMark 0.30 §4.5).
        if byte == UInt8(ascii: "`") { info.removeAll { $0 == byte } }
        write(Array(repeating: byte, count: length) + info, at: text, behind: start, of: line)
        open.openFence(byte, length: length)
    }

    func longestBackTicks(in range: Range<Int>) -> Int {
        var (longest, run) = (0, 0)
        for byte in source[range] {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    /// An image of Markdown, in two parts: up to its address, and from there on.
    static func image(_ address: ArraySlice<UInt8>, _ alternative: ArraySlice<UInt8>) -> (start: [UInt8], address: [UInt8]) {
        let words = alternative.flatMap { $0.isASCIIPunctuation ? [UInt8(ascii: "\\"), $0] : [$0] }
        let address = address.filter { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
        return (Array("![".utf8) + words + Array("](<".utf8), address + Array(">)\n".utf8))
    }

    /// Writes an image with its address where the directive has it.
    private mutating func writeImage(_ directive: Directive, _ body: DirectiveBody, of line: Range<Int>) {
        let image = Self.image(source[directive.argument], body.value("alt").map { source[$0] } ?? [])
        beginLine()
        let start = bytes.count
        writePrefix()
        bytes += image.start
        lines.append(line: number, shift: directive.argument.lowerBound - line.lowerBound - (bytes.count - start))
        bytes += image.address + [0x0A]
        lines.append(line: number, shift: 0)
    }
}

extension LineCursor {
    /// A quick look for a fence with a brace behind it.
    fileprivate var mayBeginDirective: Bool {
        var next = self
        _ = next.takeQuotes()
        next.skipSpace()
        guard let first = next.byte, "`~:/".utf8.contains(first) else { return false }
        let rest = next.rest.drop { $0 == first }
        if first == UInt8(ascii: "/") { return next.rest.hasPrefix("///") && Directive(next.rest) != nil }
        let info = rest.drop(while: \.isASCIISpace)
        return info.first == UInt8(ascii: "{") || Directive.wordsOfAdmonish(info) != nil
    }
}
