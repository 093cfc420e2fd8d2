import TableBasics

extension HTMLSanitizer {
    mutating func write(text: ArraySlice<UInt8>, into output: inout HTMLOutput) {
        if !text.allSatisfy(\.isHTMLSpace) { makeRoomForContent(into: &output) }
        output.append(.text) { HTMLEscaping.appendText(text, to: &$0) }
    }

    mutating func write(rawText text: ArraySlice<UInt8>, of element: String, into output: inout HTMLOutput) {
        if isTrusted, stack.last?.source == element {
            output.append(.markup) { $0 += Self.contained(text, in: element) }
        } else if HTMLElement.readableRawTextNames.contains(element) {
            if !text.allSatisfy(\.isHTMLSpace) { makeRoomForContent(into: &output) }
            output.append(.text) {
                if element == "xmp" { HTMLEscaping.appendLiteral(text, to: &$0) } else { HTMLEscaping.appendText(text, to: &$0) }
            }
        }
    }

    /// A word gap in the place of a block's tag that cannot stand where it does.
    func writeGap(into output: inout HTMLOutput) {
        output.append(.text) { $0.append(0x20) }
    }

    /// The summary that a `details` element must begin with.
    mutating func writeSummary(into output: inout HTMLOutput) {
        output.markup("<summary>")
        output.append(.text) { $0 += "Details".utf8 }
        output.markup("</summary>")
    }

    /// Keeps a script from hiding its own end tag: HTML Living Standard §4.12.1.3, restrictions for contents of scripts.
    private static func contained(_ text: ArraySlice<UInt8>, in element: String) -> [UInt8] {
        func starts(_ index: Int, with word: String) -> Bool {
            guard text[index] == HTMLByte.lessThan else { return false }
            return text[(index + 1)...].prefix(word.utf8.count).map(\.asciiLowercased) == Array(word.utf8)
        }
        guard element == "script", text.indices.contains(where: { starts($0, with: "script") }) else { return Array(text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        for index in text.indices {
            bytes.append(text[index])
            if starts(index, with: "!--") { bytes.append(UInt8(ascii: "\\")) }
        }
        return bytes
    }
}
