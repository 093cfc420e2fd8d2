/// What was written since the caller last cleared it.
package struct HTMLFacts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something that a `p` cannot hold.
    package static let block = HTMLFacts(rawValue: 1)
    /// A link or a control, which no other link can hold.
    package static let interactive = HTMLFacts(rawValue: 2)
    /// An image, a film, a sound.
    package static let media = HTMLFacts(rawValue: 4)
}
