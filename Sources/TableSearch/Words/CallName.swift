import TableBasics

/// The name of what a title shows the call of: `spawn` of `child_process.spawn(command[, args])`. A sentence with a call in it is none.
struct CallName {
    let range: Range<Int>

    /// nil where the title does not begin with a word that ends with a name and a parenthesis.
    init?(in title: UnsafeBufferPointer<UInt8>) {
        func isPart(_ byte: UInt8) -> Bool {
            byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        }
        guard let end = title.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 <= UInt8(ascii: " ") }),
            title[end] == UInt8(ascii: "(")
        else { return nil }
        var start = end
        while start > 0, isPart(title[start - 1]) { start -= 1 }
        guard start < end else { return nil }
        range = start..<end
    }
}
