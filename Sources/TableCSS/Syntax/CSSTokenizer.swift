import TableBasics

/// A style sheet as tokens (CSS Syntax Level 3 §4.3), in one pass and without recursion.
///
/// Every byte belongs to one token; comments and white space beside them are one `space`. Columns of messages count bytes, so
/// line ends and NUL stay as they are instead of being replaced first (§3.3): CR and FF end a line here as well.
package struct CSSTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    package private(set) var tokens: [CSSToken] = []
    private(set) var faults: [CSSTokenFault] = []

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4)
        while position < bytes.count { readToken() }
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func add(_ kind: CSSToken.Kind, from start: Int) {
        tokens.append(CSSToken(kind: kind, start: start, end: position))
    }

    /// §4.3.1
    private mutating func readToken() {
        let start = position
        let first = bytes[position]
        switch first {
        case _ where first.isHTMLSpace || startsComment():
            readSpace()
            return
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readString()
        case UInt8(ascii: "#") where byte(1).map(CSSName.isPart) == true || isEscape(at: position + 1):
            position += 1
            let isID = startsIdent(at: position)
            readName()
            add(.hash(isID: isID), from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            readNumberOrSign()
        case UInt8(ascii: "<") where bytes[position...].starts(with: "<!--".utf8):
            position += 4
            add(.htmlComment, from: start)
        case UInt8(ascii: "@") where startsIdent(at: position + 1):
            position += 1
            readName()
            add(.atKeyword, from: start)
        case _ where startsIdent(at: position): readIdent()
        default:
            position += 1
            add(Self.punctuation(first), from: start)
        }
    }

    private static func punctuation(_ byte: UInt8) -> CSSToken.Kind {
        switch byte {
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        default: .delimiter(byte)
        }
    }

    private func startsComment() -> Bool { byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") }

    /// White space and comments (§4.3.2).
    private mutating func readSpace() {
        let start = position
        while let next = byte() {
            if next.isHTMLSpace {
                position += 1
            } else if startsComment() {
                let comment = position
                position += 2
                while position < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { position += 1 }
                if position == bytes.count { faults.append(CSSTokenFault(kind: .openComment, range: comment..<comment + 2)) }
                position = min(position + 2, bytes.count)
            } else {
                break
            }
        }
        add(.space, from: start)
    }

    /// §4.3.5
    private mutating func readString() {
        let start = position
        let quote = bytes[position]
        position += 1
        while let next = byte() {
            switch next {
            case quote:
                position += 1
                add(.string, from: start)
                return
            case _ where next.isCSSLineEnd:
                faults.append(CSSTokenFault(kind: .openString, range: start..<position))
                add(.badString, from: start)
                return
            case UInt8(ascii: "\\"):
                position += 1
                // An escaped line end continues the string; CR LF is one.
                if byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") { position += 1 }
                position = min(position + 1, bytes.count)
            default: position += 1
            }
        }
        faults.append(CSSTokenFault(kind: .openString, range: start..<position))
        add(.string, from: start)
    }

    private mutating func readNumberOrSign() {
        let start = position
        if startsNumber() {
            readNumber()
            if startsIdent(at: position) {
                let unit = position
                readName()
                add(.dimension(unit: unit), from: start)
            } else if byte() == UInt8(ascii: "%") {
                position += 1
                add(.percentage, from: start)
            } else {
                add(.number, from: start)
            }
        } else if bytes[position...].starts(with: "-->".utf8) {
            position += 3
            add(.htmlComment, from: start)
        } else if startsIdent(at: position) {
            readIdent()
        } else {
            position += 1
            add(.delimiter(bytes[start]), from: start)
        }
    }

    /// §4.3.10
    private func startsNumber() -> Bool {
        var distance = 0
        if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { distance = 1 }
        if byte(distance) == UInt8(ascii: ".") { distance += 1 }
        return byte(distance).map(\.isASCIIDigit) == true
    }

    /// §4.3.13
    private mutating func readNumber() {
        if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
        skipDigits()
        if byte() == UInt8(ascii: "."), byte(1).map(\.isASCIIDigit) == true {
            position += 1
            skipDigits()
        }
        guard byte().map({ $0 | 0x20 }) == UInt8(ascii: "e") else { return }
        let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
        guard byte(isSigned ? 2 : 1).map(\.isASCIIDigit) == true else { return }
        position += isSigned ? 2 : 1
        skipDigits()
    }

    private mutating func skipDigits() {
        while let next = byte(), next.isASCIIDigit { position += 1 }
    }

    /// §4.3.4
    private mutating func readIdent() {
        let start = position
        readName()
        guard byte() == UInt8(ascii: "(") else { return add(.ident, from: start) }
        let name = CSSName.unescaped(bytes[start..<position])
        position += 1
        guard name.lowercased() == "url" else { return add(.function, from: start) }
        var next = position
        while next < bytes.count, bytes[next].isHTMLSpace { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") {
            add(.function, from: start)
        } else {
            readURL(from: start)
        }
    }

    /// §4.3.6
    private mutating func readURL(from start: Int) {
        while let next = byte(), next.isHTMLSpace { position += 1 }
        while let next = byte() {
            switch next {
            case UInt8(ascii: ")"):
                position += 1
                return add(.url, from: start)
            case _ where next.isHTMLSpace:
                while let next = byte(), next.isHTMLSpace { position += 1 }
                if let next = byte(), next != UInt8(ascii: ")") { return readBadURL(from: start) }
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0..<0x20, 0x7F: return readBadURL(from: start)
            case UInt8(ascii: "\\"):
                guard isEscape(at: position) else { return readBadURL(from: start) }
                skipEscape()
            default: position += 1
            }
        }
        faults.append(CSSTokenFault(kind: .openURL, range: start..<start + 4))
        position = bytes.count
        add(.url, from: start)
    }

    /// §4.3.14
    private mutating func readBadURL(from start: Int) {
        while let next = byte(), next != UInt8(ascii: ")") { position += isEscape(at: position) ? 2 : 1 }
        position = min(position + 1, bytes.count)
        faults.append(CSSTokenFault(kind: .badURL, range: start..<position))
        add(.badURL, from: start)
    }

    /// §4.3.11
    private mutating func readName() {
        while position < bytes.count {
            if CSSName.isPart(bytes[position]) {
                position += 1
            } else if isEscape(at: position) {
                skipEscape()
            } else {
                return
            }
        }
    }

    /// §4.3.7
    private mutating func skipEscape() {
        position += 2
        // Up to six hexadecimal digits, then one white space that belongs to the escape.
        guard bytes[position - 1].isHexadecimalDigit else { return }
        var digits = 1
        while digits < 6, let next = byte(), next.isHexadecimalDigit {
            position += 1
            digits += 1
        }
        if byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") { position += 1 }
        if let next = byte(), next.isHTMLSpace { position += 1 }
    }

    /// §4.3.9
    private func startsIdent(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        guard bytes[index] == UInt8(ascii: "-") else { return CSSName.isStart(bytes[index]) || isEscape(at: index) }
        guard index + 1 < bytes.count else { return false }
        return CSSName.isStart(bytes[index + 1]) || bytes[index + 1] == UInt8(ascii: "-") || isEscape(at: index + 1)
    }

    /// §4.3.8
    private func isEscape(at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\") && !bytes[index + 1].isCSSLineEnd
    }
}
