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

    /// The name as it is written, where it is no kind of alert that is known: such an alert is a note, as in Obsidian.
    private(set) var ownName: String?
    /// It folds, and is nothing else.
    private var isDetails = false
    /// What that stands in.
    private(set) var text: MarkdownNode

    init?(in quote: MarkdownNode) {
        guard let (text, name) = Self.name(in: quote) else { return nil }
        self.text = text
        let written = String(decoding: name, as: UTF8.self)
        let known = ContainerKind(written)
        if case .alert(let kind)? = known {
            self.kind = kind
        } else {
            guard Self.isName(name) else { return nil }
            kind = .note
            ownName = written
            isDetails = known == .details
        }
        var rest = text.literal[(name.endIndex + 1)...]
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            fold = sign == UInt8(ascii: "-") ? .closed : .open
            rest = rest.dropFirst()
        } else if isDetails {
            fold = .closed
        }
        if rest.allSatisfy(\.isASCIISpace) {
            length = text.literal.count
            hasTitle = text.next.map { $0.kind != .softBreak && $0.kind != .lineBreak } ?? false
            if ownName != nil, hasTitle, rest.isEmpty { return nil }
        } else {
            guard rest.first?.isASCIISpace == true else { return nil }
            length = text.literal.count - rest.drop(while: \.isASCIISpace).count
            hasTitle = true
        }
        if hasTitle, Self.goesOn(behind: text) { hasTitle = false }
    }

    /// The name of a kind that is not known, for reports; nil for `[!DETAILS]`, which folds.
    var unknownName: String? { isDetails ? nil : ownName }

    /// What an alert that has no title is called after its name, as a sentence begins: `LEGACY` is Legacy.
    var word: String? {
        ownName.map { name in
            let words = String(name.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 })
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    /// The text that a quote begins with, and what stands between the brackets of a mark in it; nil for a quote without one.
    private static func name(in quote: MarkdownNode) -> (text: MarkdownNode, Slice<UnsafeBufferPointer<UInt8>>)? {
        guard let paragraph = quote.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild,
            text.kind == .text, text.literal.hasPrefix("[!"), let end = text.literal.firstIndex(of: 0x5D)
        else { return nil }
        return (text, text.literal[2..<end])
    }

    private static func isName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.first?.isASCIILetter == true && name.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
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
