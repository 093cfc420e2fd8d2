/// Tells badges (build states, versions, licences) from pictures, by where they come from.
enum BadgeAddress {
    static func isBadge(_ address: some RandomAccessCollection<UInt8>) -> Bool {
        let text = String(decoding: address, as: UTF8.self).lowercased()
        return marks.contains { text.contains($0) }
    }

    private static let marks = [
        "shields.io", "badge", "travis-ci", "/workflows/", "codecov", "coveralls", "circleci", "appveyor", "gitter.im",
    ]
}
