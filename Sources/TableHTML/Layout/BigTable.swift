/// The measures by which long tables are cut, so that a browser lays out only what is seen.
enum BigTable {
    /// Pages with more rows than this skip the layout of lists out of sight.
    static let longPage = 500
    /// Lists with more rows than this are cut.
    static let longList = 500
    /// Rows in a part of a cut list: even, so that stripes go on.
    static let partSize = 100

    /// The sizes that the style sheet has an estimated height for; the last is that of a list without a rule of its own.
    static let estimates = [16, partSize]

    /// The smallest of them that is not below `count`.
    static func estimate(_ count: Int) -> Int { estimates.first { $0 >= count } ?? partSize }
}
