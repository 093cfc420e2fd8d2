import CCmark
import TableBasics

/// The sign behind the words of a heading that links to the heading itself: `## Install [¶](#install)`, and the same as HTML. Pages
/// have signs of their own.
enum PermalinkSign {
    /// Takes them out of the tree of a document.
    ///
    /// - Parameter readsHTML: also those of the author's HTML.
    static func leaveOut(of root: MarkdownNode, readsHTML: Bool) {
        for block in root.children {
            switch block.kind {
            case .heading: leaveOut(ofHeading: block, readsHTML: readsHTML)
            case .htmlBlock where readsHTML: leaveOut(ofBlock: block)
            default: break
            }
        }
    }

    private static func leaveOut(ofHeading heading: MarkdownNode, readsHTML: Bool) {
        guard let last = heading.lastChild, last.kind == .link || readsHTML && last.kind == .htmlInline else { return }
        var signs = [last]
        if last.kind == .link {
            var words: [UInt8] = []
            last.appendPlainText(to: &words)
            guard last.destination.first == UInt8(ascii: "#"), !words.isEmpty, isSign(words) else { return }
        } else {
            guard last.literal.elementsEqual("</a>".utf8), let words = last.previous, words.kind == .text,
                isSign(Array(words.literal)),
                let start = words.previous, start.kind == .htmlInline, beginsLink(Array(start.literal)[...])
            else { return }
            signs += [words, start]
        }
        guard let before = signs[signs.count - 1].previous else { return }
        for node in signs { cmark_node_unlink(node.pointer) }
        guard before.kind == .text else { return }
        let rest = Array(before.literal)[...].trimmed(.trailing)
        _ = (Array(rest) + [0]).withUnsafeBytes { bytes in
            cmark_node_set_literal(before.pointer, bytes.assumingMemoryBound(to: CChar.self).baseAddress)
        }
    }

    /// Puts spaces in the place of those in a block of HTML, so that what is behind them stands where it stood.
    private static func leaveOut(ofBlock block: MarkdownNode) {
        guard block.literal.contains(UInt8(ascii: "<"), then: UInt8(ascii: "h")),
            block.literal.contains(UInt8(ascii: "<"), then: UInt8(ascii: "a"))
        else { return }
        var bytes = Array(block.literal)
        let source = bytes[...]
        var isInHeading = false
        var link: (start: Int, words: [UInt8])?
        var isChanged = false
        for token in HTMLTokenizer(source) {
            switch token.kind {
            case .startTag(let tag):
                link = isInHeading && beginsLink(source[token.range]) ? (token.range.lowerBound, []) : nil
                if isHeading(tag.name) { isInHeading = true }
            case .text: link?.words += HTMLCharacterReference.decode(source[token.range])
            case .endTag(let name):
                if let link, name == "a", isSign(link.words) {
                    for index in link.start..<token.range.upperBound where bytes[index] != 0x0A { bytes[index] = 0x20 }
                    isChanged = true
                }
                link = nil
                if isHeading(name) { isInHeading = false }
            default: link = nil
            }
        }
        guard isChanged else { return }
        _ = (bytes + [0]).withUnsafeBytes { bytes in
            cmark_node_set_literal(block.pointer, bytes.assumingMemoryBound(to: CChar.self).baseAddress)
        }
    }

    private static func isHeading(_ name: String) -> Bool {
        name.utf8.count == 2 && name.utf8.first == UInt8(ascii: "h") && name.utf8.last.map { (0x31...0x36).contains($0) } == true
    }

    /// Whether a tag begins a link to a place in the page, and is no such place itself.
    private static func beginsLink(_ tag: ArraySlice<UInt8>) -> Bool {
        var tokens = HTMLTokenizer(tag)
        guard case .startTag(let link)? = tokens.next()?.kind, link.name == "a" else { return false }
        return link["href"]?.rawValue.first == UInt8(ascii: "#") && link["id"] == nil && link["name"] == nil
    }

    private static func isSign(_ words: [UInt8]) -> Bool {
        let words = words[...].trimmed
        return words.isEmpty || ["¶", "#", "§", "🔗"].contains { words.elementsEqual($0.utf8) }
    }
}
