/// The names of the layers that a page of one depth and its neighbours move as when one page follows another; see `transition.css`.
///
/// They are letters, each that of one depth, so that the layer of a page is that of the child on the page above it.
package struct LayerNames {
    let depth: Int

    /// The depth that all deeper pages have as well, as they say themselves in `data-depth`.
    package static let deepest = 9

    /// The depth that a page says it has.
    static func shown(_ depth: Int) -> Int { min(max(depth, 0), deepest) }

    var css: String {
        "[data-depth=\"\(depth)\"]{--parent:\(letter(depth));--here:\(letter(depth + 1));--child:\(letter(depth + 2))}"
    }

    private func letter(_ number: Int) -> Character { Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(number))) }
}
