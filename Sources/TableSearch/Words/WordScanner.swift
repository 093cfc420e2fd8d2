import TableBasics

/// Finds the words of a text that can be searched for, folded: `readLine` gives `readline`, `read` and `line`.
///
/// A word is a run of letters and digits (with the dots of `2.0` and the signs of `c++` and `c#`). The parts of a name in camel
/// case are words too. Texts of scripts without spaces are cut into pairs of letters, the last letter alone among them.
struct WordScanner {
    /// Longer words are searched for by their beginning, in bytes.
    static let longestWord = 48

    /// The words found so far, but for parts of names and the last letters of unspaced texts.
    private(set) var count = 0
    private let letters = FoldedLetters()
    private var word = WordBuffer()
    /// Where the last letter of an unspaced text begins, and whether it is the first.
    private var unspaced: (start: Int, isFirst: Bool)?

    mutating func resetCount() { count = 0 }

    /// Calls `body` for each word, in order.
    mutating func scan(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var offset = 0
        while offset < text.count {
            let byte = text[offset]
            if byte.isASCIIAlphanumeric || byte >= 0x80 {
                offset = byte < 0x80 ? takeLetters(text, from: offset, body) : take(text, from: offset, body)
            } else if continuesWord(text, at: offset) {
                word.append(byte)
                offset += 1
            } else {
                endWord(body)
                endUnspaced(text, at: offset, body)
                offset += 1
            }
        }
        endWord(body)
        endUnspaced(text, at: offset, body)
    }

    /// Takes the letters and digits of ASCII from an offset on; returns where they end.
    @inline(__always)
    private mutating func takeLetters(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) -> Int {
        endUnspaced(text, at: start, body)
        let wordStart = word.count
        let (offset, hasCapitals) = word.appendLetters(text, from: start)
        if hasCapitals { findParts(UnsafeBufferPointer(rebasing: text[start..<offset]), from: wordStart) }
        return offset
    }

    /// Finds the parts of a name: `readLine` and `XMLParser` both have two.
    private mutating func findParts(_ name: UnsafeBufferPointer<UInt8>, from start: Int) {
        for offset in 1..<max(1, name.count) where name[offset].isASCIIUppercase {
            let isNext = offset + 1 < name.count && name[offset + 1].isASCIILowercase
            if name[offset - 1].isASCIILowercase || (name[offset - 1].isASCIIUppercase && isNext) {
                word.beginPart(at: start + offset)
            }
        }
    }

    /// Takes a letter outside of ASCII; returns where it ends.
    private mutating func take(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) -> Int {
        let (scalar, length) = Unicode.Scalar.decode(text, at: start)
        let bytes = text[start..<start + length]
        switch letters.kind(of: scalar) {
        case .separator:
            endWord(body)
            endUnspaced(text, at: start, body)
        case .letter:
            endUnspaced(text, at: start, body)
            word.append(bytes)
        case .folded:
            endUnspaced(text, at: start, body)
            word.append(letters.spelling(of: scalar).utf8)
        case .mark: break
        case .unspaced:
            endWord(body)
            if let unspaced {
                body(UnsafeBufferPointer(rebasing: text[unspaced.start..<start + length]))
                count += 1
            }
            unspaced = (start, unspaced == nil)
        }
        return start + length
    }

    /// Whether a sign belongs to the word before it: a dot between digits, the signs of `c++`, `c#`.
    @inline(__always)
    private func continuesWord(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard word.count > 0 else { return false }
        switch text[offset] {
        case UInt8(ascii: "."): return word.last.isASCIIDigit && offset + 1 < text.count && text[offset + 1].isASCIIDigit
        case UInt8(ascii: "+"), UInt8(ascii: "#"):
            guard word.first.isASCIILetter, word.count == 1 || (word.count == 2 && word.last == text[offset]) else { return false }
            var end = offset
            while end < text.count, text[end] == text[offset] { end += 1 }
            return end == text.count || !(text[end].isASCIIAlphanumeric || text[end] >= 0x80)
        default: return false
        }
    }

    @inline(__always)
    private mutating func endWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        guard word.count > 0 else { return }
        count += 1
        body(word.letters)
        if word.hasParts { word.forEachPart(body) }
        word.clear()
    }

    /// - Parameter end: of the last letter.
    @inline(__always)
    private mutating func endUnspaced(
        _ text: UnsafeBufferPointer<UInt8>, at end: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        guard let last = unspaced else { return }
        body(UnsafeBufferPointer(rebasing: text[last.start..<end]))
        if last.isFirst { count += 1 }
        unspaced = nil
    }
}

/// The letters of a word while it is read. What is longer than ``WordScanner/longestWord`` is left out.
private struct WordBuffer {
    private let memory = Memory()
    private let bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var partStarts: [Int] = []
    private(set) var hasParts = false

    /// By byte: its letter or digit of ASCII in lower case, or 0.
    private let folded: UnsafeMutablePointer<UInt8>

    private final class Memory {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: WordScanner.longestWord)
        let folded = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

        init() {
            for byte: UInt8 in 0...255 {
                folded[Int(byte)] = byte.isASCIIUppercase ? byte | 0x20 : byte.isASCIIAlphanumeric ? byte : 0
            }
        }

        deinit {
            bytes.deallocate()
            folded.deallocate()
        }
    }

    init() { (bytes, folded) = (memory.bytes, memory.folded) }

    var letters: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
    /// Of a word that is not empty.
    var first: UInt8 { bytes[0] }
    var last: UInt8 { bytes[count - 1] }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        guard count < WordScanner.longestWord else { return }
        bytes[count] = byte
        count &+= 1
    }

    /// Appends letters and digits of ASCII in lower case, of which there is one at least; returns where they end, and whether others
    /// than the first are capitals.
    @inline(__always)
    mutating func appendLetters(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, hasCapitals: Bool) {
        append(folded[Int(text[start])])
        var offset = start + 1
        var differences: UInt8 = 0
        while offset < text.count {
            let letter = folded[Int(text[offset])]
            if letter == 0 { break }
            differences |= letter ^ text[offset]
            append(letter)
            offset &+= 1
        }
        return (offset, differences != 0)
    }

    /// Appends a letter of several bytes, as a whole or not at all.
    mutating func append(_ letter: some Collection<UInt8>) {
        guard count + letter.count <= WordScanner.longestWord else { return }
        for byte in letter { append(byte) }
    }

    mutating func beginPart(at start: Int) {
        partStarts.append(start)
        hasParts = true
    }

    func forEachPart(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        for end in partStarts + [count] where end > start && end <= count {
            body(UnsafeBufferPointer(start: bytes + start, count: end - start))
            start = end
        }
    }

    @inline(__always)
    mutating func clear() {
        count = 0
        if hasParts {
            partStarts.removeAll(keepingCapacity: true)
            hasParts = false
        }
    }
}
