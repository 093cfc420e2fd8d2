import TableBasics

/// Marks in code that stand for the items of a numbered list below it, `# (1)!`, as Material for MkDocs has them.
///
/// The number stays in its comment, which says which item is meant; only the exclamation mark goes.
enum CodeAnnotations {
    /// The code without exclamation marks behind numbers; nil when it has no such marks.
    static func withoutMarks(_ code: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard var next = mark(in: code, from: 0) else { return nil }
        var result: [UInt8] = []
        var start = 0
        while true {
            result += code[start..<next]
            start = next + 1
            guard let found = mark(in: code, from: start) else { break }
            next = found
        }
        return result + code[start...]
    }

    /// Where the exclamation mark of the next mark stands: behind white space and a number of at most four digits in parentheses.
    static func mark(in code: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
        var index = first
        while let end = code.firstOffset(of: UInt8(ascii: "!"), from: index) {
            index = end + 1
            guard end >= 4, code[end - 1] == UInt8(ascii: ")") else { continue }
            var start = end - 2
            while start > 0, end - start < 6, code[start].isASCIIDigit { start -= 1 }
            if start < end - 2, start > 0, code[start] == UInt8(ascii: "("), code[start - 1] == 0x20 { return end }
        }
        return nil
    }
}
