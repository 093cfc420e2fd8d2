/// What is open of the elements in the author's HTML whose content is not that of the page: nothing in them is changed.
struct RawMarkup {
    private static let names = ["script", "style", "textarea", "title"].map { Array($0.utf8) }

    private var open: [UInt8]?

    /// Whether a tag of that name stands in such an element, or ends it.
    mutating func holds(_ name: ArraySlice<UInt8>) -> Bool {
        let word = name.map { $0 | 0x20 }
        guard let element = open else {
            if Self.names.contains(word) { open = word }
            return false
        }
        if word.first == UInt8(ascii: "/"), word.dropFirst().elementsEqual(element) { open = nil }
        return true
    }
}
