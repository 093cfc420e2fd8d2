import TableBasics
import TableModel

/// The mark `[!NOTE]` that makes an alert of a block quote (GitHub's alerts), with what other tools write behind it: `-` or `+` for
/// one that folds, and a title.
struct AlertMarker {
    var kind: AlertKind
    var fold = Alert.Fold.none
    /// The words behind the mark, up to the end of the line, are the title.
    var hasTitle = false
    /// How many bytes of the quote's first text are the mark.
    var length: Int

    init?(in quote: MarkdownNode) {
        guard let (text, name) = Self.name(in: quote), case .alert(let kind)? = ContainerKind(String(decoding: name, as: UTF8.self))
        else { return nil }
        let end = name.endIndex
        self.kind = kind
        var rest = text.literal[(end + 1)...]
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            fold = sign == UInt8(ascii: "-") ? .closed : .open
            rest = rest.dropFirst()
        }
        if rest.allSatisfy(\.isASCIISpace) {
            length = text.literal.count
            hasTitle = text.next.map { $0.kind != .softBreak && $0.kind != .lineBreak } ?? false
        } else {
            guard rest.first?.isASCIISpace == true else { return nil }
            length = text.literal.count - rest.drop(while: \.isASCIISpace).count
            hasTitle = true
        }
        if hasTitle, Self.goesOn(behind: text) { hasTitle = false }
    }

    /// The text that a quote begins with, and what stands between the brackets of a mark in it; nil for a quote without one.
    private static func name(in quote: MarkdownNode) -> (text: MarkdownNode, Slice<UnsafeBufferPointer<UInt8>>)? {
        guard let paragraph = quote.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild,
            text.kind == .text, text.literal.hasPrefix("[!"), let end = text.literal.firstIndex(of: 0x5D)
        else { return nil }
        return (text, text.literal[2..<end])
    }

    /// The name in a mark that is alone in the first line of a quote and of no kind that is known, with the text it stands in.
    static func unknownName(in quote: MarkdownNode) -> (text: MarkdownNode, name: String)? {
        guard let (text, name) = name(in: quote), name.first?.isASCIILetter == true,
            name.allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: "-") }),
            text.literal[(name.endIndex + 1)...].allSatisfy(\.isASCIISpace),
            text.next.map({ $0.kind == .softBreak || $0.kind == .lineBreak }) ?? true
        else { return nil }
        return (text, String(decoding: name, as: UTF8.self))
    }

    /// In bytes. Lines that are broken where they are full are longer.
    private static let shortTitle = 40

    /// Whether the words of the first line are a sentence or the start of one that goes on in the next line.
    private static func goesOn(behind first: MarkdownNode) -> Bool {
        var last = first
        var words = first.literal.count
        while let next = last.next, next.kind != .softBreak, next.kind != .lineBreak {
            last = next
            words += next.literal.count
        }
        guard words > shortTitle else { return false }
        guard let behind = last.next?.next else { return last.kind == .text && last.literal.last == UInt8(ascii: ".") }
        return behind.kind == .text ? behind.literal.first?.isASCIILowercase == true : behind.kind != .strong
    }
}
