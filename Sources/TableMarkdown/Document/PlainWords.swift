import TableBasics

/// What a line of Markdown says, without its marks and tags: what an author writes for a place that has room for words alone.
///
/// Only what stands in lines is Markdown there: `1. FC Köln` begins with no number of a list. Tags that HTML does not have are words.
package func plainWords(ofMarkdown text: String) -> String {
    guard text.utf8.contains(where: { "`*_[<&\\".utf8.contains($0) }) else { return text }
    // Behind a word nothing is a block.
    let line = Array("x ".utf8) + text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    let words = MarkdownArena.borrow {
        line.withUnsafeBufferPointer { bytes -> [UInt8] in
            var words: [UInt8] = []
            MarkdownDocument(bytes)?.root.forEachDescendant { node in
                switch node.kind {
                case .text, .code: words.append(contentsOf: node.literal)
                case .htmlInline where isMarkup(node.literal): if node.literal.isLineBreak { words.append(0x20) }
                case .htmlInline: words.append(contentsOf: node.literal)
                default: break
                }
                return true
            }
            return words
        }
    }
    let plain = Array(words.dropFirst().split(separator: 0x20).joined(separator: [0x20]))
    return plain.isEmpty ? text : String(decoding: plain, as: UTF8.self)
}

/// Whether a piece of HTML is a comment or the like, or a tag of an element that there is.
private func isMarkup(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = piece.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIIAlphanumeric }
    guard !name.isEmpty else { return true }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    return HTMLElement.named(word) != nil || HTMLElement.reportedNames.contains(word) || HTMLElement.silentNames.contains(word)
}

extension UnsafeBufferPointer<UInt8> {
    /// `<br>`, in each of its forms.
    fileprivate var isLineBreak: Bool { count > 3 && self[1...2].map { $0 | 0x20 } == Array("br".utf8) && !self[3].isASCIILetter }
}
