/// What is open of the elements in the author's HTML whose content is not that of the page: nothing in them is changed.
struct RawMarkup {
    private static let names = ["script", "style", "textarea", "title"].map { Array($0.utf8) }

    private var open: [UInt8]?

    /// Whether a tag of that name stands in such an element, or ends it.
    mutating func holds(_ name: ArraySlice<UInt8>) -> Bool {
        func isCalled(_ word: ArraySlice<UInt8>, _ element: [UInt8]) -> Bool { word.elementsEqual(element) { $0 | 0x20 == $1 } }
        guard let element = open else {
            open = Self.names.first { isCalled(name, $0) }
            return false
        }
        if name.first == UInt8(ascii: "/"), isCalled(name.dropFirst(), element) { open = nil }
        return true
    }
}
