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
    /// Two letters of an unspaced text, or its last one.
    private var pair = WordBuffer()
    /// The last letter of an unspaced text, and whether it is the first.
    private var unspaced: (letter: Unicode.Scalar, isFirst: Bool)?

    mutating func resetCount() { count = 0 }

    /// Calls `body` for each word, in order.
    mutating func scan(_ text: UnsafeBufferPointer<UInt8>, _ body: (ScannedWord) -> Void) {
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
                endUnspaced(body)
                offset += 1
            }
        }
        endWord(body)
        endUnspaced(body)
    }

    /// Takes the letters and digits of ASCII from an offset on; returns where they end.
    @inline(__always)
    private mutating func takeLetters(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (ScannedWord) -> Void
    ) -> Int {
        endUnspaced(body)
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
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (ScannedWord) -> Void
    ) -> Int {
        let (scalar, length) = Unicode.Scalar.decode(text, at: start)
        let bytes = text[start..<start + length]
        switch letters.kind(of: scalar) {
        case .separator:
            endWord(body)
            endUnspaced(body)
        case .letter:
            endUnspaced(body)
            word.append(bytes)
        case .folded:
            endUnspaced(body)
            word.append(letters.spelling(of: scalar).utf8)
        case .mark: break
        case .unspaced: takeUnspaced(scalar, body)
        case .unspacedFolded:
            for letter in letters.spelling(of: scalar).unicodeScalars { takeUnspaced(letter, body) }
        }
        return start + length
    }

    private mutating func takeUnspaced(_ letter: Unicode.Scalar, _ body: (ScannedWord) -> Void) {
        endWord(body)
        if let unspaced {
            pair.clear()
            pair.append(unspaced.letter.utf8)
            pair.append(letter.utf8)
            body(pair.letters)
            count += 1
        }
        unspaced = (letter, unspaced == nil)
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
    private mutating func endWord(_ body: (ScannedWord) -> Void) {
        guard word.count > 0 else { return }
        count += 1
        body(word.letters)
        if word.hasParts { word.forEachPart(body) }
        word.clear()
    }

    @inline(__always)
    private mutating func endUnspaced(_ body: (ScannedWord) -> Void) {
        guard let last = unspaced else { return }
        pair.clear()
        pair.append(last.letter.utf8)
        body(pair.letters)
        if last.isFirst { count += 1 }
        unspaced = nil
    }
}

/// The letters of a word, until the scanner goes on.
struct ScannedWord {
    /// So many bytes can be read from where a word begins, and from each of its letters on, that are none of its own.
    static let readable = 8

    let start: UnsafePointer<UInt8>
    let count: Int
    /// A part of a name in camel case.
    let isPart: Bool

    init(start: UnsafeMutablePointer<UInt8>, count: Int, isPart: Bool = false) {
        (self.start, self.count, self.isPart) = (UnsafePointer(start), count, isPart)
    }

    var letters: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The first eight letters as ``PackedTerms/sortKey(_:)`` has them.
    @inline(__always)
    var sortKey: UInt64 {
        let all = UInt64(bigEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
        return count >= 8 ? all : all & ~(UInt64.max >> UInt64(truncatingIfNeeded: count * 8))
    }

    /// Calls `body` with the letters from the ninth on, eight at a time, and the offset of each eight: the last begins as much before
    /// as it is short.
    @inline(__always)
    func forEachEight(_ body: (_ offset: Int, UInt64) -> Void) {
        var offset = 8
        while offset < count {
            let place = min(offset, count - 8)
            body(place, UnsafeRawPointer(start).loadUnaligned(fromByteOffset: place, as: UInt64.self))
            offset += 8
        }
    }
}

/// The letters of a word while it is read. What is longer than ``WordScanner/longestWord`` is left out.
private struct WordBuffer {
    private let memory = Memory()
    private let bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var partStarts: [Int] = []
    private(set) var hasParts = false

    private final class Memory {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: WordScanner.longestWord + ScannedWord.readable)

        init() { bytes.initialize(repeating: 0, count: WordScanner.longestWord + ScannedWord.readable) }

        deinit { bytes.deallocate() }
    }

    init() { bytes = memory.bytes }

    var letters: ScannedWord { ScannedWord(start: bytes, count: count) }
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
        var run = LetterRun(text, at: start)
        append(run)
        var capitals = run.capitals & ~0xFF
        var offset = start &+ run.count
        while run.count == LetterRun.length, offset < text.count {
            run = LetterRun(text, at: offset)
            append(run)
            capitals |= run.capitals
            offset &+= run.count
        }
        return (offset, capitals != 0)
    }

    @inline(__always)
    private mutating func append(_ run: LetterRun) {
        UnsafeMutableRawPointer(bytes + count).storeBytes(of: run.folded.littleEndian, as: UInt64.self)
        count = min(count &+ run.count, WordScanner.longestWord)
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

    func forEachPart(_ body: (ScannedWord) -> Void) {
        var start = 0
        for end in partStarts + [count] where end > start && end <= count {
            body(ScannedWord(start: bytes + start, count: end - start, isPart: true))
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
