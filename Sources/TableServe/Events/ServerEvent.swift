/// Something that happened to the site, told to open pages.
package struct ServerEvent: Sendable, Equatable {
    /// One more than that of the event before.
    package let number: Int
    /// What scripts listen for.
    package let name: String
    package let data: String

    /// The event as it stands in a stream (HTML Living Standard, server-sent events).
    var streamed: [UInt8] {
        var text = "id: \(number)\nevent: \(name)\n"
        for line in data.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            text += "data: \(Substring(line))\n"
        }
        return Array((text + "\n").utf8)
    }
}
