/// A text with back-slashes before some of its bytes, which were not in the file.
struct EscapedText {
    private(set) var bytes: ArraySlice<UInt8>
    /// The offsets of the back-slashes, from the first byte of the text; ascending.
    private(set) var added: [Int] = []

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// Puts a back-slash before each of the bytes at some indices, which ascend.
    mutating func escape(_ marks: [Int]) {
        guard !marks.isEmpty else { return }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + marks.count)
        var places: [Int] = []
        var earlier = added[...]
        var start = bytes.startIndex
        for mark in marks {
            while let first = earlier.first, first < mark - bytes.startIndex {
                earlier.removeFirst()
                places.append(first + escaped.count - (start - bytes.startIndex))
            }
            escaped += bytes[start..<mark]
            places.append(escaped.count)
            escaped.append(UInt8(ascii: "\\"))
            start = mark
        }
        places += earlier.map { $0 + marks.count }
        escaped += bytes[start...]
        (bytes, added) = (escaped[...], places)
    }
}
