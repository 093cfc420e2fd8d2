import TableBasics
import TableModel

/// Follows the literal markup of a template byte by byte, so that the place of each tag is known.
///
/// Gives `cell-markup` for what is not balanced and for what cannot stand in a row, which is a link itself (HTML Living Standard,
/// content model of `a`: no interactive content).
struct CellMarkup {
    /// Where the next byte stands.
    enum Place: Equatable {
        case text
        /// After `<`, or in the name of an element.
        case name(isEnd: Bool)
        /// Between attributes, and in their names.
        case attributes, attributeName
        /// After `=`.
        case beforeValue
        case value(quote: UInt8)
        case unquotedValue
        /// After `/` in a tag.
        case slash
        /// A comment or a declaration, up to `>`.
        case declaration

        var isValue: Bool {
            if case .value = self { true } else { false }
        }
    }

    /// An element that is not closed yet.
    struct OpenElement {
        let name: String
        let source: CellSource
        let range: Range<Int>
    }

    private(set) var place = Place.text
    private(set) var open: [OpenElement] = []
    /// Elements below it were opened outside the section or block at hand.
    private var floor = 0
    /// Below the row `div` may stand as well.
    var isInBody = false
    private var tagStart = 0
    private var name: [UInt8] = []
    private var attribute: [UInt8] = []
    private var attributeStart = 0
    /// The quote that ended the last value.
    private var valueEnd = -1
    /// What is wrong with the value at hand is told.
    private var isValueTold = false
    private var attributes: [String] = []
    /// Behind the name of an attribute, where `=` begins its value; elsewhere it begins a name (HTML Living Standard §13.2.5.32).
    private var canHaveValue = false
    /// The address in the attribute at hand, as far as it is literal.
    private var address: [UInt8] = []
    /// Whether slots stand in it.
    private var hasSlot = false
    private(set) var diagnostics: [Diagnostic] = [] {
        // Nobody reads more, and each costs.
        didSet { if diagnostics.count > CellParser.mostProblems { diagnostics.removeLast() } }
    }

    init() {}

    // MARK: Units

    /// What is outside the unit that begins.
    struct Unit {
        fileprivate let place: Place
        fileprivate let floor: Int
        fileprivate let depth: Int
    }

    /// Begins a template, a section's content or a block, which is balanced by itself.
    mutating func begin() -> Unit {
        defer { floor = open.count }
        return Unit(place: place, floor: floor, depth: open.count)
    }

    /// - Parameter tag: the section or block, in `source`; empty for a whole template.
    mutating func end(_ unit: Unit, in source: CellSource, at tag: Range<Int>) {
        if place != unit.place {
            diagnostics.append(
                unit.place.isValue
                    ? .brokenValue(in: source, at: tag)
                    : .unfinishedMarkup(in: source, at: tagStart..<tagStart + 1 + name.count))
            place = unit.place
        }
        for element in open.dropFirst(unit.depth) { diagnostics.append(.unclosedElement(element)) }
        open.removeLast(max(0, open.count - unit.depth))
        floor = unit.floor
    }

    // MARK: Bytes

    /// What to write for a byte; attribute values get double quotes, so that one way of escaping is right in all of them, and the slash
    /// at the end of an element without content, which says nothing, is left out.
    mutating func read(_ byte: UInt8, at offset: Int, in source: CellSource) -> Output {
        switch place {
        case .text: if byte == UInt8(ascii: "<") { startTag(at: offset) }
        case .name(let isEnd): readName(byte, isEnd: isEnd, at: offset, in: source)
        case .attributes, .slash: readBetween(byte, at: offset, in: source)
        case .attributeName: readAttributeName(byte, at: offset, in: source)
        case .beforeValue, .value, .unquotedValue: return readAttributeValue(byte, at: offset, in: source)
        case .declaration: if byte == UInt8(ascii: ">") { place = .text }
        }
        return place == .slash ? .nothing : .byte
    }

    enum Output { case byte, quote, quoteReference, nothing }

    private mutating func readAttributeName(_ byte: UInt8, at offset: Int, in source: CellSource) {
        if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isHTMLSpace {
            endAttributeName(at: offset, in: source)
            place = .attributes
            readBetween(byte, at: offset, in: source)
        } else {
            attribute.append(byte)
        }
    }

    private mutating func readAttributeValue(_ byte: UInt8, at offset: Int, in source: CellSource) -> Output {
        switch place {
        case .beforeValue:
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                place = .value(quote: byte)
                return .quote
            }
            if byte == UInt8(ascii: ">") {
                endTag(at: offset, in: source)
            } else if !byte.isHTMLSpace {
                place = .unquotedValue
                isValueTold = false
                return readAttributeValue(byte, at: offset, in: source)
            }
        case .value(let quote):
            if byte == quote {
                endValue(in: source)
                place = .attributes
                valueEnd = offset
                return .quote
            }
            readValue(byte)
            if byte == UInt8(ascii: "\"") { return .quoteReference }
        case .unquotedValue:
            if byte == UInt8(ascii: ">") || byte.isHTMLSpace {
                endValue(in: source)
                if byte == UInt8(ascii: ">") { endTag(at: offset, in: source) } else { place = .attributes }
            } else {
                if Self.endsUnquotedValue(byte), !isValueTold {
                    diagnostics.append(.unquotedValue(in: source, at: offset..<offset + 1))
                    isValueTold = true
                }
                readValue(byte)
            }
        default: break
        }
        return .byte
    }

    /// What no value without quotes may hold (HTML Living Standard 13.1.2.3).
    private static func endsUnquotedValue(_ byte: UInt8) -> Bool { "\"'=<`".utf8.contains(byte) }

    private mutating func startTag(at offset: Int) {
        place = .name(isEnd: false)
        tagStart = offset
        name = []
        attributes = []
        canHaveValue = false
        valueEnd = -1
    }

    private mutating func readName(_ byte: UInt8, isEnd: Bool, at offset: Int, in source: CellSource) {
        if byte == UInt8(ascii: "/"), name.isEmpty, !isEnd {
            place = .name(isEnd: true)
        } else if byte.isASCIILetter || (!name.isEmpty && byte.isASCIIDigit) {
            name.append(byte | 0x20)
        } else if name.isEmpty {
            let isComment = !isEnd && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
            diagnostics.append(
                isComment
                    ? .markupComment(in: source, at: tagStart..<offset + 1)
                    : .looseBracket(in: source, at: tagStart..<tagStart + 1))
            place = isComment ? .declaration : .text
        } else if !byte.isHTMLSpace, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
            // Whatever it is, browsers take it for a part of the name (HTML Living Standard 13.2.5.8).
            name.append(byte)
        } else {
            if isEnd { attributes = ["/"] } else { checkElement(in: source) }
            place = .attributes
            readBetween(byte, at: offset, in: source)
        }
    }

    /// An end tag is marked by the attribute `/`.
    private var isEndTag: Bool { attributes.first == "/" }

    private mutating func readBetween(_ byte: UInt8, at offset: Int, in source: CellSource) {
        if place == .slash, byte != UInt8(ascii: ">") { diagnostics.append(.straySlash(in: source, at: offset - 1..<offset)) }
        if byte.isHTMLSpace {
            if place == .slash { place = .attributes }
        } else if byte == UInt8(ascii: ">") {
            endTag(at: offset, in: source)
        } else if byte == UInt8(ascii: "/") {
            place = .slash
            canHaveValue = false
        } else if byte == UInt8(ascii: "="), canHaveValue {
            place = .beforeValue
            canHaveValue = false
        } else {
            if offset == valueEnd + 1 { diagnostics.append(.missingSpace(in: source, at: offset..<offset + 1)) }
            place = .attributeName
            attributeStart = offset
            attribute = [byte]
        }
    }

    private mutating func endAttributeName(at offset: Int, in source: CellSource) {
        let name = String(decoding: attribute, as: UTF8.self).lowercased()
        let range = attributeStart..<offset
        if isEndTag || attributes.contains(name) {
            diagnostics.append(.strayAttribute(name, isEndTag: isEndTag, in: source, at: range))
        } else if let reason = CellElements.fault(ofAttribute: name, cell: source.identifier) {
            diagnostics.append(.attributeFault(name, reason, in: source, at: range))
        }
        attributes.append(name)
        canHaveValue = true
        (address, hasSlot) = ([], false)
    }

    // MARK: Addresses

    private var isAddress: Bool { attributes.last == "src" }

    private mutating func readValue(_ byte: UInt8) { if isAddress { address.append(byte) } }

    /// A slot stands in the attribute value at hand. Only the image of the row is an address that may be loaded.
    mutating func read(_ slot: CellSlot, _ tag: CellTag, in source: CellSource) {
        guard isAddress else { return }
        hasSlot = true
        if slot != .image { diagnostics.append(.addressFault(in: source, at: tag.range)) }
    }

    /// Whether the address itself holds a picture, so that nothing is loaded.
    private var isPicture: Bool {
        String(decoding: address.drop(while: \.isHTMLSpace), as: UTF8.self).lowercased().hasPrefix("data:image/")
    }

    private mutating func endValue(in source: CellSource) {
        guard isAddress else { return }
        let isHarmless = address.allSatisfy(\.isHTMLSpace) || (!hasSlot && isPicture)
        if !isHarmless { diagnostics.append(.addressFault(in: source, at: attributeStart..<attributeStart + attribute.count)) }
    }

    // MARK: Elements

    private mutating func checkElement(in source: CellSource) {
        let range = tagStart..<tagStart + 1 + name.count
        let name = String(decoding: name, as: UTF8.self)
        if CellElements.allowed.contains(name) || (isInBody && CellElements.allowedInBody.contains(name)) { return }
        diagnostics.append(.elementFault(name, in: source, at: range))
    }

    private mutating func endTag(at offset: Int, in source: CellSource) {
        let element = String(decoding: name, as: UTF8.self)
        let range = tagStart..<offset + 1
        let isClosed = place == .slash
        place = .text
        let isVoid = CellElements.void.contains(element)
        if isEndTag, isClosed { diagnostics.append(.straySlash(in: source, at: offset - 1..<offset)) }
        guard isEndTag else {
            if isClosed, !isVoid { diagnostics.append(.selfClosing(element, in: source, at: range)) }
            if !isVoid, !isClosed { open.append(OpenElement(name: element, source: source, range: range)) }
            return
        }
        guard open.count > floor, let index = open[floor...].lastIndex(where: { $0.name == element }) else {
            return diagnostics.append(.strayEndTag(element, in: source, at: range))
        }
        for inner in open[(index + 1)...] { diagnostics.append(.unclosedElement(inner)) }
        open.removeSubrange(index...)
    }
}
