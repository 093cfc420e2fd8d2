import CCmark
import TableBasics

/// The text of a document as libcmark reads it: what no page may lose.
struct SourceLetters {
    /// The ASCII letters and digits of text, code and HTML, in order; not of images, whose words may stand elsewhere.
    private(set) var letters: [UInt8] = []

    init(_ markdown: ArraySlice<UInt8>) {
        // libcmark's own repair can take in the bytes that follow.
        var repaired = String(decoding: markdown, as: UTF8.self)
        let root = repaired.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
        }
        guard let root, let walk = cmark_iter_new(root) else { return }
        defer {
            cmark_iter_free(walk)
            cmark_node_free(root)
        }
        var images = 0
        while true {
            let event = cmark_iter_next(walk)
            if event == CMARK_EVENT_DONE { break }
            let node = cmark_iter_get_node(walk)
            switch cmark_node_get_type(node) {
            case CMARK_NODE_IMAGE: images += event == CMARK_EVENT_ENTER ? 1 : -1
            case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
                guard event == CMARK_EVENT_ENTER, images == 0, var next = cmark_node_get_literal(node) else { continue }
                while next.pointee != 0 {
                    let byte = UInt8(bitPattern: next.pointee)
                    if byte.isASCIIAlphanumeric { letters.append(byte) }
                    next += 1
                }
            default: break
            }
        }
    }

    /// Where the first letter stands that others do not have in this order; nil when they have all of them.
    func firstMissing(in others: [UInt8]) -> Int? {
        var index = 0
        for (number, letter) in letters.enumerated() {
            while index < others.count, others[index] != letter { index += 1 }
            if index == others.count { return number }
            index += 1
        }
        return nil
    }

    /// The letters around one, for a message.
    func around(_ index: Int) -> String {
        String(decoding: letters[max(0, index - 20)..<min(letters.count, index + 20)], as: UTF8.self)
    }
}
